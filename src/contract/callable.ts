import { z } from 'zod';
import { type CallableStatus, callableHttpStatus } from './callable-codes.ts';

export {
  type CallableErrorStatus,
  type CallableStatus,
  callableCode,
  callableCodeOfHttp,
  callableHttpStatus,
  callableRegion,
  callableTimeoutMs,
} from './callable-codes.ts';

/**
 * The callable protocol (integrations sheet §4): POST {"data": …} → {"result": …} or {"error": {status, message}}.
 * `error.status` wins over the HTTP status; without JSON the code is mapped from HTTP as SPEC §8 says.
 */

const callableErrorBody = z.object({
  error: z.object({
    status: z.enum(Object.keys(callableHttpStatus) as [CallableStatus, ...CallableStatus[]]),
    message: z.string(),
    details: z.unknown().optional(),
  }),
});
export const callableAnswer = z.union([z.object({ result: z.unknown() }), callableErrorBody]);

/** A business refusal: HTTP 200 with status NG (product-rules.md "Functions' answers"). */
export const ngResult = z.object({
  status: z.literal('NG'),
  type: z.string(),
  msg: z.string(),
  /** Form fields to flag, by their SPEC §5 names; a child's as 'child1.name'. */
  fields: z.array(z.string()).optional(),
  /** Alternatives, or a new quote to ask the customer about. */
  details: z.unknown().optional(),
});
export type NgResult = z.infer<typeof ngResult>;

/** The OK result of a function: status, msg (the definition's `ok`, unless the function says its own), and what the function adds. */
export const okResult = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ status: z.literal('OK'), msg: z.string().optional(), ...shape });
export type FunctionResult<Ok> = Ok | NgResult;

/** Functions without payload are called with null, {} or nothing. */
export const noInput = z
  .object({})
  .nullish()
  .transform(() => null);
