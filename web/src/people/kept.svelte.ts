/** The profile that this person keeps: signing in and out, and what this device knows of it. */
import { CATS } from "../parts/me.svelte";
import { preferences } from "../preferences.svelte";
import { ask } from "../wire/http";
import { keep as keepSeat, keptTables } from "../wire/keys";
import type { BoundSeats, Me, MySeat, NewPhrase, PasskeyOptions } from "../wire/protocol";

class Kept {
  /** What the server says; null until it has answered. */
  me = $state.raw<Me | null>(null);
  /** A new recovery phrase, while it is on screen. The server cannot show it again. */
  phrase = $state("");

  async read(): Promise<Me> {
    return this.#know(await ask<Me>("/api/me"));
  }

  #know(me: Me): Me {
    this.me = me;
    preferences.set("kept", me.profile?.person ?? "");
    return me;
  }

  /** Signed in on this device: its name, cat and language become the profile's. */
  async #arrive(me: Me): Promise<void> {
    this.#know(me);
    const profile = me.profile;
    if (!profile) return;
    preferences.set("name", profile.name);
    if (profile.cat != null) preferences.set("cat", profile.cat % CATS);
    preferences.set("language", profile.language);
    await this.#bind();
  }

  get #own() {
    return { name: preferences.name, cat: preferences.cat, language: preferences.language };
  }

  /** The seats this device has are the profile's from now on. */
  async #bind(): Promise<void> {
    const keys = keptTables().map((one) => one.token);
    if (keys.length > 0) await ask<BoundSeats>("/api/me/seats", { keys }).catch(() => undefined);
    await this.read();
  }

  async keepByPhrase(): Promise<void> {
    const made = await ask<NewPhrase>("/api/me/phrase", this.#own);
    this.phrase = made.phrase;
    this.#know(made.me);
    await this.#bind();
  }

  async keepByPasskey(): Promise<void> {
    const { options } = await ask<PasskeyOptions>("/api/me/passkey", this.#own);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const before = this.me?.profile;
    this.#know(await ask<Me>("/api/me/passkey/made", { credential: credential.toJSON(), keep: before ? null : this.#own }));
    await this.#bind();
  }

  async enterByPhrase(phrase: string): Promise<void> {
    await this.#arrive(await ask<Me>("/api/me/enter", { phrase }));
  }

  async enterByPasskey(): Promise<void> {
    const { options } = await ask<PasskeyOptions>("/api/me/enter/passkey", {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    await this.#arrive(await ask<Me>("/api/me/enter/signed", { credential: credential.toJSON() }));
  }

  /** The profile gets this device's name, cat and language. */
  async follow(): Promise<void> {
    await ask<Me>("/api/me", this.#own).then((me) => this.#know(me), () => undefined);
  }

  async dropPasskey(id: string): Promise<void> {
    this.#know(await ask<Me>("/api/me/passkey/drop", { id }));
  }

  async leave(wish: { everywhere?: boolean; device?: string } = {}): Promise<void> {
    this.#know(await ask<Me>("/api/me/leave", wish));
  }

  async erase(name: string): Promise<void> {
    this.#know(await ask<Me>("/api/me/erase", { name }));
  }

  /** A key to a seat of the profile, also where this device has none. Returns the address of the table. */
  async seatAt(table: string): Promise<string> {
    const here = keptTables().find((one) => one.table === table);
    if (here) return `/t/${here.code}`;
    const { token, holder } = await ask<MySeat>(`/api/me/tables/${table}/key`, {});
    keepSeat({ table: holder.table, code: holder.code, token, game: holder.game, name: holder.name });
    return `/t/${holder.code}`;
  }
}

export const kept = new Kept();
