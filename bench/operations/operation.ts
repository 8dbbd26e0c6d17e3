import type { Answered, Line } from '../load/line.ts';
import type { Station } from './station.ts';

/** One request of one caller, to its end; throws where the answer is not the right one. */
export type Ask = (caller: number) => Promise<unknown>;

/** A hot operation and the limit it is measured against, turn by turn. */
export interface Operation {
  name: string;
  /** What the limit is, in words. */
  limit: string;
  /** The least share of the limit's rate; null: none is set. */
  aim: number | null;
  /** Requests out of a hundred in the long run that memory is measured in. */
  share: number;
  /** Only where one web process is measured (what is made again, what belongs to no process). */
  onceOnly?: boolean;
  prepare(station: Station): Promise<{ ours: Ask; limit: Ask }>;
}

const ADDRESSES = 5_000;
let asked = 0;
/** Another family's address each time, as a proxy would tell it. */
export function someAddress(): string {
  asked = (asked + 1) % ADDRESSES;
  return `10.1.${asked >> 8}.${asked & 255}`;
}

/** Each caller's own place in a list that all walk through without meeting. */
export function turns(): (caller: number) => number {
  const next = new Map<number, number>();
  return (caller) => {
    const turn = next.get(caller) ?? 0;
    next.set(caller, turn + 1);
    return turn;
  };
}

export const bearerHeader = (token: string) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': someAddress(),
});

/** Calls a function and gives its result, which must be OK. */
export async function callFunction(line: Line, name: string, data: unknown, token?: string): Promise<unknown> {
  const headers = token === undefined ? { 'x-forwarded-for': someAddress() } : bearerHeader(token);
  const answer = await line.ask({ path: `/bench/asia-northeast1/${name}`, headers, body: JSON.stringify({ data }) });
  // Looked at as text: reading it as JSON would cost the callers more than asking.
  if (!startsWell(answer)) throw new Error(`${name}: ${answer.body.toString('utf8').slice(0, 400)}`);
  return answer;
}

const startsWell = ({ body }: Answered): boolean => body.subarray(0, 40).includes('"status":"OK"');

export function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('an empty list');
  return value;
}
