import { createHash } from 'node:crypto';
import type { IdempotentAnswer, StripeState } from '../state.ts';
import { invalidRequest, StripeFailure } from './failure.ts';

const LIFETIME_MS = 24 * 3600 * 1000;

export interface IdempotentCall {
  key: string;
  fingerprint: string;
}

export interface Idempotency {
  /** Returns the stored answer of an earlier call, or undefined after taking the key. */
  begin(call: IdempotentCall): IdempotentAnswer | undefined;
  /** Keeps the answer; without one (refused before execution) the key is free again. */
  end(call: IdempotentCall, answer?: { status: number; body: unknown }): void;
}

export function createIdempotency(state: StripeState, now: () => number): Idempotency {
  const underWay = new Set<string>();

  const forgetOld = () => {
    for (const [key, answer] of Object.entries(state.idempotency)) {
      if (answer.at + LIFETIME_MS < now()) delete state.idempotency[key];
      else break; // in order of creation
    }
  };

  return {
    begin: ({ key, fingerprint }) => {
      if (key.length > 255) {
        throw invalidRequest(
          `Idempotency keys may be at most 255 characters. You provided one of ${key.length} characters.`,
        );
      }
      forgetOld();
      if (underWay.has(key)) {
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
        });
      }
      const earlier = state.idempotency[key];
      if (earlier === undefined) {
        underWay.add(key);
        return undefined;
      }
      if (earlier.fingerprint !== fingerprint) {
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      return earlier;
    },
    end: ({ key, fingerprint }, answer) => {
      underWay.delete(key);
      if (answer !== undefined) state.idempotency[key] = { fingerprint, ...answer, at: now() };
    },
  };
}

export const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
