import type { NgResult } from './callable.ts';
import { type RefusalType, refusals } from './errors.ts';

type RefusalMore = { msg?: string; fields?: string[]; details?: unknown };

/** A business refusal: HTTP 200 and status NG, with the catalogue's words unless better ones are given. */
export function refuse(type: RefusalType, more: RefusalMore = {}): NgResult {
  return { status: 'NG', type, msg: refusals[type], ...more };
}

/** Thrown inside a transaction: rolls it back and becomes the answer. */
export class Refusal extends Error {
  readonly type: RefusalType;
  readonly result: NgResult;
  constructor(type: RefusalType, more: RefusalMore = {}) {
    super(type);
    this.type = type;
    this.result = refuse(type, more);
  }
}
