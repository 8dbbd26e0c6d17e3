import type { FunctionName, FunctionPayload, ResultOf } from '../../src/contract/functions/functions.ts';
import { type Random, sleep } from '../random.ts';
import type { Journal } from './journal.ts';

/** Somebody with an account, at a browser. */
export interface Person {
  email: string;
  password: string;
  /** Where the password is given in. */
  door: '/auth/password' | '/auth/staff';
  token: string | null;
  cookie: string | null;
  /** Everybody has a network of their own: limits by network are for others. */
  network: string;
  /** The people whose names this person may read, by the number in them (families.ts). */
  maySee: (family: number) => boolean;
}

type Outcome<Result> =
  | { kind: 'ok'; result: Result }
  | { kind: 'refused'; type: string; details: Record<string, unknown> }
  | { kind: 'unknown' };

type OkOf<Name extends FunctionName> = Extract<ResultOf<Name>, { status: 'OK' }>;
type Answer = { status: number; text: string };

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 250;
/** The number in a family's names; what stands around it occurs nowhere else. */
export const marker = (family: number): string => `mk${String(family).padStart(5, '0')}k`;
const markers = /mk(\d{5})k/g;

interface ClientOptions {
  /** The web processes, or what stands in front of them. */
  origins: readonly string[];
  journal: Journal;
  random: Random;
}

/** A browser that asks again where it got no answer, with the same key, perhaps another process. */
export class Client {
  readonly #options: ClientOptions;
  /** The server's clock, as its last answer said. */
  now = new Date();

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Calls a function. `again`: how often it is sent again while nobody knows what became of it. */
  async call<Name extends FunctionName>(
    person: Person,
    name: Name,
    data: FunctionPayload<Name>,
    again = 2,
  ): Promise<Outcome<OkOf<Name>>> {
    const outcome = await this.#try<OkOf<Name>>(person, `/imahoiku/asia-northeast1/${name}`, { data }, again, name);
    const { journal } = this.#options;
    journal.count(name, outcome.kind);
    if (outcome.kind === 'refused') journal.noteRefusal(name, outcome.type);
    return outcome;
  }

  /** A page's data; reading changes nothing, so what failed is passed over. */
  async read(person: Person, id: string, variables: Record<string, unknown> = {}): Promise<void> {
    const { kind } = await this.#try(person, '/v1/graphql', { id, variables }, 0, id);
    this.#options.journal.count(id, kind);
  }

  /** The data of a public page, asked for by somebody without an account, who may read of no family. */
  async visit(network: string, id: string, variables: Record<string, unknown>): Promise<void> {
    const answer = await this.#post('/v1/graphql', { id, variables }, { token: null, cookie: null, network });
    const visitor = { email: 'a visitor', maySee: () => false };
    this.#options.journal.count(id, this.#read(answer, visitor, id).kind);
  }

  async #try<Result>(
    person: Person,
    path: string,
    body: object,
    again: number,
    name: string,
  ): Promise<Outcome<Result>> {
    let lost = false;
    for (let attempt = 0; attempt <= again; attempt += 1) {
      if (attempt > 0) await sleep(PAUSE_MS * attempt);
      if (person.token === null && !(await this.#signIn(person))) continue;
      let answer = await this.#post(path, body, person);
      if (answer?.status === 401) {
        person.token = null;
        if (!(await this.#signIn(person))) continue;
        answer = await this.#post(path, body, person);
      }
      const outcome = this.#read<Result>(answer, person, name);
      if (outcome.kind === 'unknown') {
        lost = true;
        continue;
      }
      // Refused now says nothing about the one before, which may have been what made it so.
      return outcome.kind === 'refused' && lost ? { kind: 'unknown' } : outcome;
    }
    return lost ? { kind: 'unknown' } : { kind: 'refused', type: 'not signed in', details: {} };
  }

  #read<Result>(answer: Answer | null, person: Pick<Person, 'email' | 'maySee'>, name: string): Outcome<Result> {
    const { journal } = this.#options;
    if (answer === null) return { kind: 'unknown' };
    const { status, text } = answer;
    for (const [, number] of text.matchAll(markers)) {
      if (!person.maySee(Number(number))) journal.leaks.push(`${name} told ${person.email} of family ${number}`);
    }
    if (status >= 500) {
      if (status !== 503 && status !== 504) journal.noteOdd(`${name}: HTTP ${status} ${text.slice(0, 120)}`);
      return { kind: 'unknown' };
    }
    if (status !== 200) return { kind: 'refused', type: `HTTP ${status}`, details: {} };
    const { result, data } = JSON.parse(text) as {
      result?: { status: string; type?: string; details?: Record<string, unknown> };
      data?: unknown;
    };
    if (result === undefined) return { kind: 'ok', result: data as Result };
    if (result.status === 'OK') return { kind: 'ok', result: result as Result };
    return { kind: 'refused', type: result.type ?? '', details: result.details ?? {} };
  }

  /** By the cookie of the session, else by the password. */
  async #signIn(person: Person): Promise<boolean> {
    if (person.cookie !== null && (await this.#enter(person, '/auth/refresh', {}))) return true;
    person.cookie = null;
    return this.#enter(person, person.door, { email: person.email, password: person.password });
  }

  async #enter(person: Person, path: string, body: object): Promise<boolean> {
    const answer = await this.#post(path, body, { ...person, token: null }, (cookie) => (person.cookie = cookie));
    this.#options.journal.count(path, answer?.status === 200 ? 'ok' : answer === null ? 'unknown' : 'refused');
    if (answer?.status !== 200) return false;
    person.token = (JSON.parse(answer.text) as { token?: string }).token ?? null;
    return person.token !== null;
  }

  async #post(
    path: string,
    body: object,
    { token, cookie, network }: Pick<Person, 'token' | 'cookie' | 'network'>,
    onCookie: (cookie: string) => void = () => {},
  ): Promise<Answer | null> {
    // Where nobody listens certainly nothing was done: the next one is asked, as a proxy does.
    for (const origin of this.#options.random.shuffled(this.#options.origins)) {
      const answer = await this.#postTo(origin, path, body, { token, cookie, network }, onCookie);
      if (answer !== 'nobody there') return answer;
    }
    return null;
  }

  async #postTo(
    origin: string,
    path: string,
    body: object,
    { token, cookie, network }: Pick<Person, 'token' | 'cookie' | 'network'>,
    onCookie: (cookie: string) => void,
  ): Promise<Answer | 'nobody there' | null> {
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': network,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(cookie === null ? {} : { cookie }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      const now = Number(response.headers.get('x-server-now'));
      if (now > 0) this.now = new Date(now);
      const [set] = response.headers.getSetCookie();
      if (set !== undefined) onCookie(set.split(';')[0] ?? '');
      return { status: response.status, text };
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      return cause?.code === 'ECONNREFUSED' ? 'nobody there' : null;
    }
  }
}
