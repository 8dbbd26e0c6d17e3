import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { CallableErrorStatus, NgResult } from '../../contract/callable.ts';
import type { FunctionCaller, FunctionDefinition } from '../../contract/functions/definition.ts';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';
import type { StaffRight } from '../../domain/auth/staff-rights.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { CustomerRow } from '../membership/store/customers.ts';
import type { FamilyPerson } from '../membership/store/family-people.ts';
import type { Services } from '../services.ts';
import type { Acting } from '../store/audit.ts';

export { refuse } from '../../contract/errors.ts';
export { Refusal } from '../../contract/refusal.ts';

interface EveryContext extends Services {
  /** The caller's network (http/network.ts), for rate limits only. */
  address: string;
  log: FastifyBaseLogger;
  /** The branch whose staff's rights a PIN gave; null: the caller's own rights. */
  pin_branch: number | null;
  /** The registered tablet a staff session was opened on. */
  tablet_id: number | null;
}

/** What the edge has already established about the caller, by the function's `caller`. */
interface ContextOf {
  /** `staff_uid` only says who asks; what staff may do with it the function asks accountByUid. */
  anyone: EveryContext & { uid: string | null; staff_uid: string | null };
  signed_in: EveryContext & { uid: string; session_id: string };
  customer: EveryContext & { uid: string; session_id: string; customer: CustomerRow };
  /** `person.hidden_flag`: nothing of branch, stay or child may be in the answer. */
  payer: EveryContext & { uid: string; session_id: string; customer: CustomerRow; person: FamilyPerson };
  /** `customer` is the family (its paying member's row), `person` who of it asks. */
  guardian: EveryContext & { uid: string; session_id: string; customer: CustomerRow; person: FamilyPerson };
  family: EveryContext & { uid: string; session_id: string; customer: CustomerRow; person: FamilyPerson };
}
type StaffContext = EveryContext & { uid: string; session_id: string; account: Account };
export type FunctionContext<Caller extends FunctionCaller = FunctionCaller> = Caller extends StaffRight
  ? StaffContext
  : Caller extends keyof ContextOf
    ? ContextOf[Caller]
    : never;

type Definitions = typeof functions;
type CallerOf<Name extends FunctionName> = Definitions[Name] extends { caller: infer Caller extends FunctionCaller }
  ? Caller
  : never;
export type InputOf<Name extends FunctionName> = z.output<Definitions[Name]['input']>;
export type OutputOf<Name extends FunctionName> = z.input<Definitions[Name]['output']>;

export interface FunctionImplementation {
  name: FunctionName;
  definition: FunctionDefinition;
  /**
   * For what could take an account from its owner, or hand it all out: the bearer token alone is not enough, the session
   * behind it must not have been ended (by "sign out everywhere", a new password or another way to sign in).
   */
  needs_open_session?: true;
  handle(context: FunctionContext, input: unknown, acting?: Acting): Promise<unknown>;
}

type Needs = Pick<FunctionImplementation, 'needs_open_session'>;
type AuditOf<Name extends FunctionName> = Definitions[Name]['audit'];
/** For a function that leaves entries in the audit log: the account under its name, without which none can be written. */
type ActingOf<Name extends FunctionName> = AuditOf<Name> extends null ? [] : [acting: Acting<OtherActsOf<Name>>];
type OtherActsOf<Name extends FunctionName> =
  AuditOf<Name> extends { also: readonly (infer Other extends string)[] } ? Other : never;

type Body<Name extends FunctionName> = (
  context: FunctionContext<CallerOf<Name>>,
  input: InputOf<Name>,
  ...acting: ActingOf<Name>
) => Promise<OutputOf<Name> | NgResult>;

/** A body that does not even take `acting` has forgotten its entry. (That it uses what it takes, the linter sees.) */
type Forgotten<Name extends FunctionName, Written extends Body<Name>> =
  AuditOf<Name> extends null
    ? []
    : Parameters<Written>['length'] extends 3
      ? []
      : ['its definition names an audit title: the body takes `acting` and writes the entry with it'];

/** Joins a function's contract with its body; each body reads alike: load, decide, write, enqueue. */
export function implement<Name extends FunctionName, Written extends Body<Name>>(
  name: Name,
  handle: Written,
  ...rest: [...Forgotten<Name, Written>, needs?: Needs]
): FunctionImplementation {
  const needs = rest[0] as Needs | undefined;
  return { name, definition: functions[name], handle: handle as FunctionImplementation['handle'], ...needs };
}

/** Protocol, permission and faults: a callable error with SPEC §8's codes. */
export class CallableError extends Error {
  readonly status: CallableErrorStatus;
  constructor(status: CallableErrorStatus, message?: string) {
    super(message ?? status);
    this.status = status;
  }
}
