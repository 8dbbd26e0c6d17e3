import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { NgResult } from '../../contract/callable.ts';
import { okMessage } from '../../contract/functions/definition.ts';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';
import { inJapanese } from '../../contract/page-errors.ts';
import { forStaff } from '../../contract/refusals/staff-refusals.ts';
import { type Caller, pinBranchOf } from '../auth/caller.ts';
import { paymentRefusalOf } from '../gateways/payment-refused.ts';
import { namesMissingRow } from '../postgres/database.ts';
import type { Services } from '../services.ts';
import { actingAs } from '../store/audit.ts';
import { requireFreshProof } from './account-guards.ts';
import { authorise, requireOpenSession, requireOpenSite } from './authorise.ts';
import { CallableError, type FunctionImplementation, Refusal, refuse } from './context.ts';
import { requireMoreThanPin, signedAsProved, wouldPassWithPassword } from './pin-rights.ts';

/** An OK answer, or a refusal. */
type Answer = { status: string; type?: string };

/** Who calls which function with what, however it came in. */
interface FunctionCall {
  name: string;
  /** Read after it is known that there is such a function. */
  data(): unknown;
  caller: Caller;
  /** The caller's network, for rate limits only. */
  address: string;
  lastProved?: string | string[] | undefined;
  log: FastifyBaseLogger;
}
export type RunFunction = (call: FunctionCall) => Promise<Answer>;

/** The one way to a function's body: who may, what was sent, what is answered. */
export function functionRunner(services: Services, implementations: readonly FunctionImplementation[]): RunFunction {
  const registry = new Map(implementations.map((entry) => [entry.name, entry]));
  return (call) => run(services, registry, call);
}

async function run(
  services: Services,
  registry: ReadonlyMap<FunctionName, FunctionImplementation>,
  { name, caller, address, log, ...call }: FunctionCall,
): Promise<Answer> {
  if (!Object.hasOwn(functions, name)) throw new CallableError('NOT_FOUND');
  const implementation = registry.get(name as FunctionName);
  if (implementation === undefined) throw new CallableError('UNIMPLEMENTED');
  const data = call.data();
  const inWordsOf = (result: NgResult): NgResult => (caller.role === 'staff' ? forStaff(result) : result);
  const pin_branch = pinBranchOf(caller);
  const tablet_id = caller.role === 'staff' ? (caller.tablet?.id ?? null) : null;
  const every = { ...services, address, log, pin_branch, tablet_id };
  try {
    const { definition, needs_open_session } = implementation;
    if (needs_open_session) await requireOpenSession(every, caller);
    requireMoreThanPin(every, implementation.name);
    const authorised = await authorise(every, definition.caller, caller);
    const context = await signedAsProved(authorised, implementation.name, call.lastProved);
    if (definition.fresh_proof) await requireFreshProof(context);
    await requireOpenSite(every, implementation.name);
    const acting = 'account' in context ? actingAs(context.account, implementation.name) : undefined;
    const result = (await implementation.handle(context, parseInput(definition.input, data), acting)) as Answer;
    if (result.status === 'NG') return inWordsOf(result as NgResult);
    // Parsing the output takes off whatever the contract does not name.
    return definition.output.parse({ msg: okMessage(definition, result), ...result }) as Answer;
  } catch (error) {
    if (await wouldPassWithPassword(every, caller, implementation.definition.caller, error))
      return refuse('needs_password');
    if (error instanceof Refusal) return inWordsOf(error.result);
    if (namesMissingRow(error)) {
      log.warn({ err: error, function: name }, 'an id that does not exist');
      return refuse('not_found');
    }
    const payment = paymentRefusalOf(error);
    if (payment === null) throw error;
    if (payment.type === 'payment_unavailable') log.warn({ err: payment.cause, function: name }, 'Stripe');
    return refuse(payment.type, payment.details === undefined ? {} : { details: payment.details });
  }
}

/**
 * Wrong JSON types and values no form offers are a programming error of the client; an absent, blank or malformed value is
 * the user's, and flags the form's field. A union (numbers and flags also come as text) takes no object and no boolean.
 */
function isMisuse({ path, code, input }: z.core.$ZodIssue): boolean {
  if (path.length === 0) return true;
  if (input === undefined || input === null || input === '') return false;
  if (code === 'invalid_type' || code === 'invalid_value') return true;
  return code === 'invalid_union' && typeof input !== 'string' && typeof input !== 'number';
}

export function parseInput(schema: z.ZodType, data: unknown): unknown {
  const parsed = schema.safeParse(data, { ...inJapanese, reportInput: true });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  if (issues.some(isMisuse)) throw new CallableError('INVALID_ARGUMENT');
  const fields = [...new Set(issues.map((issue) => issue.path.join('.')))];
  throw new Refusal('input_error', {
    fields,
    details: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}
