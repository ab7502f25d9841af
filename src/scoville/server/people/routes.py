"""The routes under `/api/me`: keep a profile, sign in and out, change and erase it."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...core.registry import games
from ...locales import LANGUAGES
from .. import protocol as p
from ..answers import answer_json
from ..faults import Faulty
from ..limits import Buckets
from ..names import LONGEST_NAME, clean_name, hash_token, is_table_id
from ..protocol import people as q
from ..store import Conflict
from . import passkeys, visits
from .games import Filter, read_cursor
from .identity import MOST_PASSKEYS, Identity, new_person, new_person_id, new_session, passkeys_of
from .own_routes import OwnRoutes
from .pace_routes import PaceRoutes
from .passkeys import Site
from .phrases import hash_phrase, new_phrase, tidy_phrase
from .rows import Credential, Person

if TYPE_CHECKING:
    from ..app import App
    from . import People

__all__ = ["Handler", "PeopleRoutes"]

SMALL: Final = 8192
LARGE: Final = 65_536
"""An answer of a passkey with its attestation."""
PLAYERS: Final = tuple(str(number) for number in range(100))
Handler = Callable[[Request], Awaitable[Response]]


class PeopleRoutes:
    def __init__(self, app: App) -> None:
        self.app = app
        self._hall = app.hall
        each = app.hosting.tables_each
        self._keeping = Buckets(rate=each / 3600, burst=each)
        """New profiles, by address."""
        self._entering = Buckets(rate=each / 60, burst=2 * each)
        """Attempts to sign in, by address."""
        self._changing = Buckets(rate=0.5, burst=40, everybody=None)
        """What one person may write, by profile."""
        self.keys = Buckets(rate=1 / 600, burst=60, everybody=None)
        """New keys to seats, by profile: each is stored as long as its table."""

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.change),
            ("POST", "/api/me/phrase", self.phrase),
            ("POST", "/api/me/passkey", self.passkey),
            ("POST", "/api/me/passkey/made", self.passkey_made),
            ("POST", "/api/me/passkey/drop", self.drop_passkey),
            ("POST", "/api/me/enter", self.enter),
            ("POST", "/api/me/enter/passkey", self.enter_passkey),
            ("POST", "/api/me/enter/signed", self.enter_signed),
            ("POST", "/api/me/leave", self.leave),
            ("POST", "/api/me/seats", self.seats),
            ("POST", "/api/me/tables/{table}/key", self.key),
            ("GET", "/api/me/games", self.games),
            ("GET", "/api/me/play", self.play),
            *OwnRoutes(self).routes(),
            *PaceRoutes(self).routes(),
        ]

    # --- who asks ---------------------------------------------------------------------------------

    @property
    def people(self) -> People:
        if self._hall.people is None:
            raise Faulty("guests-only")
        return self._hall.people

    @property
    def _identity(self) -> Identity:
        return self.people.identity

    @property
    def _now(self) -> float:
        return self._hall.clock.now()

    async def signed_in(self, request: Request, *, writes: bool = True) -> Person:
        """Raises Faulty for a guest, and for a person who writes too much."""
        _ = self._identity
        person = await self.app.signed_in(request)
        if person is None:
            raise Faulty("not-signed-in")
        if writes and not self._changing.take(person.id, self._now):
            raise Faulty("too-fast")
        return person

    def _site(self, request: Request) -> Site:
        return Site(self.app.hosting.scheme(request.scope), request.headers.get("host", ""))

    def _secure(self, request: Request) -> bool:
        return self.app.hosting.scheme(request.scope) == "https"

    def _enters(self, request: Request) -> None:
        if not self._entering.take(self.app.address(request), self._now):
            raise Faulty("too-fast")

    def private(self, answer: Response) -> Response:
        """No cache stores it."""
        answer.headers["cache-control"] = "no-store"
        return answer

    async def _told(self, request: Request, person: Person | None) -> q.Me:
        site, people = self._site(request), self._hall.people
        if people is None or person is None:
            return q.Me(people is not None, site.passkeys)
        known = await people.identity.credentials(person.id)
        here = hash_token(visits.session_token(request) or "")
        return q.Me(
            True,
            site.passkeys,
            q.Profile(person.id, person.name, person.cat, person.language, person.made),
            tuple(q.OwnPasskey(_text(one.id), one.label, one.made, one.used) for one in passkeys_of(known)),
            any(one.kind == "phrase" for one in known),
            tuple(
                q.Device(one.hash.hex()[:16], one.label, one.used, one.hash == here)
                for one in await people.identity.sessions(person.id)
            ),
        )

    async def answer(self, request: Request, person: Person | None) -> Response:
        return self.private(answer_json(await self._told(request, person)))

    # --- reading and changing -----------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        self.app.asked(request)
        return await self.answer(request, await self.app.signed_in(request))

    async def change(self, request: Request) -> Response:
        wish = await self.app.body(request, q.ChangeMe, SMALL)
        person = await self.signed_in(request)
        changed = msgspec.structs.replace(
            person,
            name=person.name if wish.name is None else clean_name(wish.name),
            cat=person.cat if wish.cat is None else wish.cat,
            language=person.language if wish.language is None else _language(wish.language),
        )
        await self._identity.change(changed)
        return await self.answer(request, changed)

    # --- keeping a profile ------------------------------------------------------------------------------

    def _new(self, request: Request, wish: q.KeepMe, id: str = "") -> Person:
        if not self._keeping.take(self.app.address(request), self._now):
            raise Faulty("too-fast")
        return new_person(clean_name(wish.name), wish.cat, _language(wish.language), self._now, id)

    async def _make(self, request: Request, person: Person, credential: Credential, answer: Any) -> Response:
        """Stores a new profile and signs this browser in."""
        token, session = new_session(person.id, visits.device(request), self._now)
        await self._identity.make(person, credential, session)
        told = self.private(answer_json(answer, 201))
        visits.sign_in(told, token, self._secure(request))
        return told

    async def phrase(self, request: Request) -> Response:
        """A recovery phrase: for a new profile, or a new one that replaces the old."""
        wish = await self.app.body(request, q.KeepMe, SMALL)
        identity = self._identity
        person = await self.app.signed_in(request)
        phrase = new_phrase()
        if person is not None:
            await self.signed_in(request)
            await identity.add_phrase(self._phrase(phrase, person.id))
            return self.private(answer_json(q.NewPhrase(phrase, await self._told(request, person)), 201))
        person = self._new(request, wish)
        me = q.Me(True, self._site(request).passkeys, _profile(person), phrase=True)
        return await self._make(request, person, self._phrase(phrase, person.id), q.NewPhrase(phrase, me))

    def _phrase(self, phrase: str, person: str) -> Credential:
        return Credential(hash_phrase(phrase), person, "phrase", b"", 0, "", self._now, self._now)

    async def passkey(self, request: Request) -> Response:
        """What the browser needs to make a passkey."""
        wish = await self.app.body(request, q.KeepMe, SMALL)
        identity, site = self._identity, self._site(request)
        if site.passkeys != "yes":
            raise Faulty("passkeys-insecure")
        self._enters(request)
        person = await self.app.signed_in(request)
        known = [] if person is None else passkeys_of(await identity.credentials(person.id))
        if len(known) >= MOST_PASSKEYS:
            raise Faulty("too-many-passkeys", most=MOST_PASSKEYS)
        whose = new_person_id() if person is None else person.id
        name = clean_name(wish.name) if person is None else person.name
        options, challenge = passkeys.registration(site, whose, name, known)
        await identity.challenge(challenge, "make" if person is None else "add", whose, self._now)
        return self.private(answer_json(q.PasskeyOptions(options)))

    async def passkey_made(self, request: Request) -> Response:
        wish = await self.app.body(request, q.PasskeyAnswer, LARGE)
        identity, site = self._identity, self._site(request)
        self._enters(request)
        person = await self.app.signed_in(request)
        challenge = passkeys.challenge_of(wish.credential)
        whose = await identity.take_challenge(challenge, "make" if person is None else "add", self._now)
        if whose is None or (person is not None and whose != person.id):
            raise Faulty("bad-passkey")
        found = await passkeys.verify_registration(site, wish.credential, challenge)
        label = visits.device(request)
        key = Credential(found.id, whose, "passkey", found.public_key, found.uses, label, self._now, self._now)
        try:
            if person is not None:
                if not await identity.add_passkey(key):
                    raise Faulty("too-many-passkeys", most=MOST_PASSKEYS)
                return await self.answer(request, person)
            if wish.keep is None:
                raise Faulty("bad-request")
            person = self._new(request, wish.keep, whose)
            me = q.Me(True, site.passkeys, _profile(person), (q.OwnPasskey(_text(found.id), label, *[self._now] * 2),))
            return await self._make(request, person, key, me)
        except Conflict:  # this passkey is somebody's already
            raise Faulty("bad-passkey") from None

    async def drop_passkey(self, request: Request) -> Response:
        wish = await self.app.body(request, q.DropPasskey, SMALL)
        person = await self.signed_in(request)
        known = await self._identity.credentials(person.id)
        if len(known) == 1 and _text(known[0].id) == wish.id:
            raise Faulty("last-credential")
        for one in passkeys_of(known):
            if _text(one.id) == wish.id:
                await self._identity.drop_passkey(person.id, one.id)
        return await self.answer(request, person)

    # --- signing in and out -------------------------------------------------------------------------------

    async def _enter(self, request: Request, credential: Credential, uses: int) -> Response:
        identity = self._identity
        person = await identity.person(credential.person)
        if person is None:
            raise Faulty("wrong-phrase")
        await self.app.check_ban(request, person.id)
        token, session = new_session(person.id, visits.device(request), self._now)
        await identity.used(credential, uses, self._now)
        await identity.enter(session)
        told = await self.answer(request, person)
        visits.sign_in(told, token, self._secure(request))
        return told

    async def enter(self, request: Request) -> Response:
        wish = await self.app.body(request, q.EnterPhrase, SMALL)
        identity = self._identity
        self._enters(request)
        tidy = tidy_phrase(wish.phrase)
        found = None if tidy is None else await identity.credential(hash_phrase(tidy))
        if found is None or found.kind != "phrase":
            raise Faulty("wrong-phrase")
        return await self._enter(request, found, 0)

    async def enter_passkey(self, request: Request) -> Response:
        """What the browser needs to sign in with a passkey."""
        await self.app.body(request, dict[str, Any], SMALL)
        identity, site = self._identity, self._site(request)
        if site.passkeys != "yes":
            raise Faulty("passkeys-insecure")
        self._enters(request)
        options, challenge = passkeys.signing(site)
        await identity.challenge(challenge, "enter", "", self._now)
        return self.private(answer_json(q.PasskeyOptions(options)))

    async def enter_signed(self, request: Request) -> Response:
        wish = await self.app.body(request, q.PasskeyAnswer, LARGE)
        identity, site = self._identity, self._site(request)
        self._enters(request)
        challenge = passkeys.challenge_of(wish.credential)
        if await identity.take_challenge(challenge, "enter", self._now) is None:
            raise Faulty("bad-passkey")
        known = await identity.credential(passkeys.id_of(wish.credential))
        if known is None or known.kind != "passkey":
            raise Faulty("unknown-passkey")
        uses = await passkeys.verify_signing(site, wish.credential, challenge, known)
        return await self._enter(request, known, uses)

    async def leave(self, request: Request) -> Response:
        wish = await self.app.body(request, q.LeaveMe, SMALL)
        person = await self.signed_in(request)
        identity = self._identity
        if wish.device is not None:
            for one in await identity.sessions(person.id):
                if one.hash.hex()[:16] == wish.device:
                    await identity.sign_out(person.id, one.hash)
            return await self.answer(request, await self.app.signed_in(request))
        if wish.everywhere:
            await identity.sign_out_everywhere(person.id)
        else:
            await identity.sign_out(person.id, hash_token(visits.session_token(request) or ""))
        told = await self.answer(request, None)
        visits.sign_out(told, self._secure(request))
        return told

    # --- my games ---------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        self.app.asked(request)
        person = await self.signed_in(request, writes=False)
        said = request.query_params.get("before")
        try:
            before = None if said is None else read_cursor(said)
        except ValueError:
            raise Faulty("bad-request") from None
        which, client = _filter(request), self.app.address(request)
        page = await self.people.games.page(person.id, which, before, self._hall.slices, client)
        if before is None:
            page.unfinished = await self.people.games.unfinished(person.id, self._now)
        return self.private(answer_json(page))

    async def play(self, request: Request) -> Response:
        self.app.asked(request)
        person = await self.signed_in(request, writes=False)
        client = self.app.address(request)
        return self.private(
            answer_json(await self.people.games.play(person.id, _filter(request), self._hall.slices, client))
        )

    # --- my seats -----------------------------------------------------------------------------------------

    async def seats(self, request: Request) -> Response:
        wish = await self.app.body(request, q.BindSeats, SMALL)
        person = await self.signed_in(request)
        bound = 0
        for token in dict.fromkeys(wish.keys):
            try:
                await self._hall.bind(token, person.id, self.app.address(request))
                bound += 1
            except Faulty as refused:  # an old key, a seat of another profile, or a host who does not want this one
                if refused.id not in {"unknown-token", "unknown-table", "taken-seat", "blocked", "kicked"}:
                    raise
        return self.private(answer_json(q.BoundSeats(bound)))

    async def key(self, request: Request) -> Response:
        await self.app.body(request, dict[str, Any], SMALL)
        person = await self.signed_in(request)
        table = request.path_params["table"]
        guest = await self._identity.guest_at(person.id, table) if is_table_id(table) else None
        if guest is None:
            raise Faulty("no-seat-there")
        self.app.by_person(self.keys, person.id)
        try:
            token, holder = await self._hall.seat_again(table, guest, self.app.address(request))
        except Faulty as refused:
            if refused.id not in {"unknown-token", "unknown-table"}:
                raise
            raise Faulty("no-seat-there") from None
        return self.private(answer_json(q.MySeat(token, msgspec.json.decode(holder, type=p.KeyHolder))))


def _profile(person: Person) -> q.Profile:
    return q.Profile(person.id, person.name, person.cat, person.language, person.made)


def _filter(request: Request) -> Filter:
    """The games that a request asks for."""
    asked = dict(request.query_params)
    known = {"game": games(), "against": ("bots", "people"), "result": ("won", "lost"), "players": PLAYERS}
    if any(name in asked and asked[name] not in values for name, values in known.items()):
        raise Faulty("bad-request")
    won = asked["result"] == "won" if "result" in asked else None
    players = int(asked["players"]) if "players" in asked else None
    who = asked.get("who", "").strip()
    if len(who) > LONGEST_NAME:
        raise Faulty("bad-request")
    return Filter(asked.get("game"), asked.get("against"), won, players, who or None)


def _language(said: str) -> str:
    if said not in LANGUAGES:
        raise Faulty("bad-request")
    return said


def _text(id: bytes) -> str:
    return urlsafe_b64encode(id).decode().rstrip("=")
