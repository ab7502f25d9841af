"""Passkeys (WebAuthn): what a browser is asked to sign, and whether it has signed it.

The library loads when the first passkey is asked for, because its cryptography takes a quarter of a second.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any, Final, Literal, NamedTuple

from ..faults import Faulty
from .rows import Credential

__all__ = ["Site", "Verified", "challenge_of", "registration", "signing", "verify_registration", "verify_signing"]

LONGEST_DATA: Final = 8192
"""Characters of what a browser says about itself (`clientDataJSON`); browsers need a few hundred."""


class Site(NamedTuple):
    """The address under which a browser sees this server. A passkey works only there."""

    scheme: str
    host: str
    """With the port, if it has one."""

    @property
    def name(self) -> str:
        return self.host.rpartition(":")[0] or self.host if ":" in self.host else self.host

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def passkeys(self) -> Literal["yes", "insecure", "address"]:
        """Whether browsers allow passkeys here: they want HTTPS (or this machine) and a name, not a number."""
        name = self.name.strip("[]").lower()
        if name == "localhost" or name.endswith(".localhost"):
            return "yes"
        if self.scheme != "https":
            return "insecure"
        try:
            ip_address(name)
        except ValueError:
            return "yes"
        return "address"


class Verified(NamedTuple):
    id: bytes
    public_key: bytes
    uses: int


def registration(site: Site, person: str, name: str, known: Sequence[Credential]) -> tuple[dict[str, Any], bytes]:
    """What a browser needs to make a passkey, and the challenge in it."""
    import webauthn  # noqa: PLC0415 - see above
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Scoville",
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one.id) for one in known],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return json.loads(webauthn.options_to_json(options)), options.challenge


def signing(site: Site) -> tuple[dict[str, Any], bytes]:
    """What a browser needs to sign in with any passkey it has for this place."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    preferred = structs.UserVerificationRequirement.PREFERRED
    options = webauthn.generate_authentication_options(rp_id=site.name, user_verification=preferred)
    return json.loads(webauthn.options_to_json(options)), options.challenge


def challenge_of(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser says it has answered."""
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    try:
        data = credential["response"]["clientDataJSON"]
        if len(data) > LONGEST_DATA:
            raise ValueError("too long")
        said = json.loads(base64url_to_bytes(data))
        return base64url_to_bytes(said["challenge"])
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        raise Faulty("bad-passkey") from None


def id_of(credential: dict[str, Any]) -> bytes:
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    try:
        return base64url_to_bytes(credential["rawId"])
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Faulty("bad-passkey") from None


async def verify_registration(site: Site, credential: dict[str, Any], challenge: bytes) -> Verified:
    """Raises Faulty unless this is a new passkey for this place."""
    import webauthn  # noqa: PLC0415

    try:
        found = await asyncio.to_thread(
            webauthn.verify_registration_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:  # the library lets errors of its parsers through, and all of it comes from a stranger
        raise Faulty("bad-passkey") from None
    return Verified(found.credential_id, found.credential_public_key, found.sign_count)


async def verify_signing(site: Site, credential: dict[str, Any], challenge: bytes, known: Credential) -> int:
    """The passkey's counter; raises Faulty unless the passkey we know has signed the challenge."""
    import webauthn  # noqa: PLC0415

    try:
        found = await asyncio.to_thread(
            webauthn.verify_authentication_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.uses,
        )
    except Exception:
        raise Faulty("bad-passkey") from None
    return int(found.new_sign_count)
