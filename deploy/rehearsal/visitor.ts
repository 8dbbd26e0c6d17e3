import { type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request as tlsRequest } from 'node:https';

export interface Answer {
  status: number;
  text: string;
}
export type Place = { port: number; tls: boolean };

/** No answer came: refused, cut, or too late. What was asked may have been done. */
export class Unanswered extends Error {}

const PATIENCE_MS = 45_000;
let addresses = 0;
/** Every visitor has an address of its own (127.1.0.0 and on are all this machine), as families at home do. */
const nextAddress = (): string => {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
};

/**
 * One person's browser: a cookie, a bearer token, an address. Each request has a connection of its own, so that a lost one
 * is the site's doing and not a kept connection that both sides ended at once.
 */
export class Visitor {
  readonly address = nextAddress();
  readonly #place: Place;
  readonly #host: string;
  readonly #agent: Agent | false;
  #cookie = '';
  token: string | null = null;

  /** `kept`: connections are kept, for somebody who asks very often. */
  constructor(place: Place, origin: string, kept = false) {
    this.#agent = kept ? new Agent({ keepAlive: true }) : false;
    this.#place = place;
    this.#host = new URL(origin).host;
  }

  #open(method: 'GET' | 'POST', path: string, body: string | null, place = this.#place): Promise<IncomingMessage> {
    const headers: Record<string, string> = { host: this.#host };
    if (body !== null) headers['content-type'] = 'application/json';
    if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
    if (this.#cookie) headers.cookie = this.#cookie;
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    // Asked directly, a process is told the address as nginx would.
    if (!place.tls) headers['x-forwarded-for'] = this.address;
    const options = {
      host: '127.0.0.1',
      port: place.port,
      method,
      path,
      headers,
      agent: this.#agent,
      localAddress: this.address,
    };
    return new Promise((resolve, reject) => {
      const asked = (place.tls ? tlsRequest : plainRequest)(options, resolve);
      asked.on('error', (error) => reject(new Unanswered(error.message)));
      asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer in time')));
      asked.end(body ?? undefined);
    });
  }

  async #ask(method: 'GET' | 'POST', path: string, body: unknown, place?: Place): Promise<Answer> {
    const answer = await this.#open(method, path, body === undefined ? null : JSON.stringify(body), place);
    const session = answer.headers['set-cookie']?.find((cookie) => cookie.includes('session'));
    if (session !== undefined) this.#cookie = session.split(';')[0] ?? '';
    let text = '';
    try {
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
    } catch (error) {
      throw new Unanswered((error as Error).message);
    }
    return { status: answer.statusCode ?? 0, text };
  }

  close(): void {
    if (this.#agent) this.#agent.destroy();
  }

  /** `place`: one process instead of nginx. */
  get = (path: string, place?: Place): Promise<Answer> => this.#ask('GET', path, undefined, place);
  post = (path: string, body: unknown, place?: Place): Promise<Answer> => this.#ask('POST', path, body, place);
  call = (name: string, data: unknown, place?: Place): Promise<Answer> =>
    this.post(`/imahoiku/asia-northeast1/${name}`, { data }, place);

  async signIn(
    path: '/auth/password' | '/auth/staff',
    email: string,
    password: string,
    place?: Place,
  ): Promise<Answer> {
    return this.#take(await this.post(path, { email, password }, place));
  }

  async refresh(): Promise<Answer> {
    return this.#take(await this.post('/auth/refresh', {}));
  }

  #take(answer: Answer): Answer {
    if (answer.status === 200) this.token = (JSON.parse(answer.text) as { token: string }).token;
    return answer;
  }

  /** An event stream: answers what was heard so far, and how to end it. */
  async listen(
    path: string,
    place?: Place,
  ): Promise<{ status: number; heard(): string; isOpen(): boolean; close(): void }> {
    const answer = await this.#open('GET', path, null, place);
    let text = '';
    let open = true;
    answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    answer.on('close', () => (open = false)).on('error', () => {});
    answer.socket.setTimeout(0);
    return {
      status: answer.statusCode ?? 0,
      heard: () => text,
      isOpen: () => open,
      close: () => void answer.destroy(),
    };
  }
}
