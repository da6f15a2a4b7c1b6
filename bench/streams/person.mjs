import { PASSWORD } from '../world/fill.mjs';

/** Time after which a page asks for a new token: one lives ten minutes. */
const REFRESH_AFTER = 8 * 60_000;

/** Person who is signed in, as long as it takes, and calls the service. */
export class Person {
  #tokenAt = Number.NEGATIVE_INFINITY;
  #tokens;

  /** @param {import('./site.mjs').Site} site @param {{email: string, clubId: string}} who */
  constructor(site, { email, clubId }) {
    this.site = site;
    this.email = email;
    this.clubId = clubId;
  }

  /** Calls the api as this person. @returns {Promise<object>} the data of the answer @throws {Error} if it is a refusal */
  async call(method, end, body) {
    return data(method, end, await this.send(method, end, body));
  }

  /** Calls the api as this person. @returns {Promise<{status: number, headers: object, text: string}>} */
  async send(method, end, body) {
    return this.site.send(method, end, { token: await this.token(), body });
  }

  /** Returns a token that lives for two minutes more at least. @returns {Promise<string>} */
  async token() {
    if (performance.now() - this.#tokenAt > REFRESH_AFTER) {
      this.#tokenAt = performance.now();
      this.#tokens = this.#nextTokens(this.#tokens);
    }
    return (await this.#tokens).token;
  }

  /** Signs in, and later refreshes the session, as a page does. */
  async #nextTokens(before) {
    const [end, body] = before
      ? ['/auth/refresh-token', { refresh_token: (await before).refresh_token }]
      : ['/auth/login', { email: this.email, password: PASSWORD }];
    return data('POST', end, await this.site.send('POST', end, { body }));
  }
}

function data(method, end, { status, text }) {
  if (status >= 300) throw new Error(`${method} ${end} answered ${status}: ${text}`);
  return JSON.parse(text).data;
}
