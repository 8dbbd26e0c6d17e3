/** The callable protocol's codes, without zod: what a light page needs to read an answer. */
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

export function callableCodeOfHttp(httpStatus: number): string {
  if (httpStatus >= 200 && httpStatus < 300) return 'ok';
  return codeOfHttpStatus[httpStatus] ?? 'unknown';
}

/** 'INVALID_ARGUMENT' → 'invalid-argument' */
export const callableCode = (status: CallableStatus): string => status.toLowerCase().replaceAll('_', '-');

export const callableRegion = 'asia-northeast1';
/** SPEC §9. */
export const callableTimeoutMs = 70_000;
