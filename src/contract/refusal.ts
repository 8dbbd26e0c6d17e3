import type { NgResult } from './callable.ts';
import { type RefusalType, refuse } from './errors.ts';

/** Thrown inside a transaction: rolls it back and becomes the answer. */
export class Refusal extends Error {
  readonly type: RefusalType;
  readonly result: NgResult;
  constructor(...refusal: Parameters<typeof refuse>) {
    super(refusal[0]);
    this.type = refusal[0];
    this.result = refuse(...refusal);
  }
}
