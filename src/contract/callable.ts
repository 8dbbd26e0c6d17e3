import { z } from 'zod';

/**
 * The callable protocol (integrations sheet §4): POST {"data": …} → {"result": …} or {"error": {status, message}}.
 * `error.status` wins over the HTTP status; without JSON the code is mapped from HTTP as SPEC §8 says.
 */
export const callableHttpStatus = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  UNAUTHENTICATED: 401,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
} as const;

export type CallableStatus = keyof typeof callableHttpStatus;
export type CallableErrorStatus = Exclude<CallableStatus, 'OK'>;

/** SPEC §8: backend HTTP status mapping, in the client's spelling. */
const codeOfHttpStatus: Readonly<Record<number, string>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

export function callableCodeOfHttp(http_status: number): string {
  if (http_status >= 200 && http_status < 300) return 'ok';
  return codeOfHttpStatus[http_status] ?? 'unknown';
}

/** 'INVALID_ARGUMENT' → 'invalid-argument' */
export const callableCode = (status: CallableStatus): string => status.toLowerCase().replaceAll('_', '-');

export const callableRegion = 'asia-northeast1';
/** SPEC §9. */
export const callableTimeoutMs = 70_000;

export const callableRequest = z.object({ data: z.unknown() });

export const callableErrorBody = z.object({
  error: z.object({
    status: z.enum(Object.keys(callableHttpStatus) as [CallableStatus, ...CallableStatus[]]),
    message: z.string(),
    details: z.unknown().optional(),
  }),
});
export const callableAnswer = z.union([z.object({ result: z.unknown() }), callableErrorBody]);
export type CallableAnswer = z.infer<typeof callableAnswer>;

/** A business refusal: HTTP 200 with status NG (domain-rules "Functions' answers"). */
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

/** The OK result of a function: status, msg, and what the function adds. */
export const okResult = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ status: z.literal('OK'), msg: z.string().optional(), ...shape });
export type FunctionResult<Ok> = Ok | NgResult;

/** Functions without payload are called with null, {} or nothing. */
export const noInput = z
  .object({})
  .nullish()
  .transform(() => null);
