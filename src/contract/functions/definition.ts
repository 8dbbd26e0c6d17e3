import type { z } from 'zod';
import type { StaffRight } from '../../domain/auth/staff-rights.ts';

/**
 * Who may call: `anyone` · `signed_in` (a customer's session, the customer row may not exist yet) · `customer`
 * (the paying member, registration_status 1 or 2) · `payer` (the same, also while headquarters hide the family from them: the
 * account, the contract and plain money) · `guardian` (the paying member or the second guardian) · `family` (both and
 * relatives) · and the rights of staff (src/domain/auth/staff-rights.ts), above all `staff` (roles 1 to 3, own branch), `manager`
 * (roles 1 and 2) and `headquarters` (role 1).
 */
export type FunctionCaller = 'anyone' | 'signed_in' | 'customer' | 'payer' | 'guardian' | 'family' | StaffRight;

/** The `msg` of an OK answer (SPEC §3), unless the function sends its own. */
type OkWords = string | { readonly words: string; readonly field: string };

/** True of every function that has done its work. */
export const okDone = '手続きが完了しました。';
/** True of every function that only tells something. */
export const okRead = '内容をお知らせします。';
const okShown = 'まだ変更していません。内容をご確認ください。';

/** For a function that shows first and changes with the next call: the field of its answer that says which it was. */
export const unlessShown = (field: string, words: string): OkWords => ({ field, words });

export function okMessage({ ok }: { readonly ok: OkWords }, result: object): string {
  if (typeof ok === 'string') return ok;
  return Reflect.get(result, ok.field) === false ? okShown : ok.words;
}

/**
 * What the audit log says was done: the title of the entries under the function's own name. `also`: entries under the names of
 * other functions, for what is the same act by another way (names are stored, so they stay as they are). null: no entry.
 */
type AuditDefinition = string | { readonly title?: string; readonly also: readonly string[] } | null;

/** What is said of every function; nothing of it has a default. */
interface Said<Audit extends AuditDefinition> {
  readonly ok: OkWords;
  readonly audit: Audit;
  /**
   * For what cannot be taken back or reaches everything: a family's data exported or erased, money given back, roles, the
   * ways in. An open session is not enough: the person must have shown who they are some minutes ago (decision 71).
   * Otherwise the answer is `identity_unconfirmed`; the page asks, and sends it again.
   */
  readonly fresh_proof?: true;
}

export interface FunctionDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Caller extends FunctionCaller = FunctionCaller,
  Audit extends AuditDefinition = AuditDefinition,
> extends Said<Audit> {
  readonly caller: Caller;
  readonly input: Input;
  /** The OK result; a refusal is an NgResult. */
  readonly output: Output;
}

export function define<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Caller extends FunctionCaller,
  const Audit extends Caller extends StaffRight ? AuditDefinition : null,
>(caller: Caller, input: Input, output: Output, said: Said<Audit>): FunctionDefinition<Input, Output, Caller, Audit> {
  return { caller, input, output, ...said };
}
