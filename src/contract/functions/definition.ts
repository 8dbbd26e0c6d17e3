import type { z } from 'zod';

/**
 * Who may call: `anyone` · `signed_in` (a customer's session, the customer row may not exist yet) · `customer`
 * (the paying member, registration_status 1 or 2) · `payer` (the same, also while headquarters hide the family from them: the
 * account, the contract and plain money) · `guardian` (the paying member or the second guardian) · `family` (both and
 * relatives) · `staff` (any role, own branch) · `manager` (roles 1 and 2) · `headquarters` (role 1).
 */
export type FunctionCaller =
  | 'anyone'
  | 'signed_in'
  | 'customer'
  | 'payer'
  | 'guardian'
  | 'family'
  | 'staff'
  | 'manager'
  | 'headquarters';

export type FunctionDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Caller extends FunctionCaller = FunctionCaller,
> = {
  readonly caller: Caller;
  readonly input: Input;
  /** The OK result; a refusal is an NgResult. */
  readonly output: Output;
  /**
   * For what cannot be taken back or reaches everything: a family's data exported or erased, money given back, roles, the
   * ways in. An open session is not enough: the person must have shown who they are some minutes ago (decision 71).
   * Otherwise the answer is `identity_unconfirmed`; the page asks, and sends it again.
   */
  readonly fresh_proof?: true;
};

export function define<Input extends z.ZodType, Output extends z.ZodType, Caller extends FunctionCaller>(
  caller: Caller,
  input: Input,
  output: Output,
  needs: { fresh_proof?: true } = {},
): FunctionDefinition<Input, Output, Caller> {
  return { caller, input, output, ...needs };
}
