import http from 'node:http';
import https from 'node:https';

/** Service as its pages reach it: over kept connections for requests, and one of its own for each stream. */
export class Site {
  /** @param {string} address as in `http://127.0.0.1:3000` @param {string} [ca] certificate to trust, as PEM */
  constructor(address, ca) {
    this.api = `${address}/api`;
    this.ca = ca;
    this.http = address.startsWith('https:') ? https : http;
    this.agent = new this.http.Agent({ keepAlive: true, ca });
  }

  /**
   * Sends a request.
   * @returns {Promise<{status: number, headers: http.IncomingHttpHeaders, text: string}>}
   * @throws {Error} without an answer
   */
  async send(method, end, { token, body } = {}) {
    const text = body && JSON.stringify(body);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const response = await new Promise((resolve, reject) => {
      const request = this.http.request(`${this.api}${end}`, { method, headers, agent: this.agent }, resolve);
      request.on('error', reject).end(text);
    });
    let answer = '';
    for await (const chunk of response.setEncoding('utf8')) answer += chunk;
    return { status: response.statusCode, headers: response.headers, text: answer };
  }

  /** Opens a stream. @returns {Promise<http.IncomingMessage>} once its head has arrived */
  openStream(end, headers) {
    return new Promise((resolve, reject) => {
      const options = { headers, agent: false, ca: this.ca };
      this.http.get(`${this.api}${end}`, options, resolve).on('error', reject);
    });
  }
}
