/** Backend functions (SPEC §7): POST with `{data}`; the callable protocol of src/contract. */
export const functionTimeout = 70_000;

/** A business refusal: HTTP 200 with status NG (domain-rules "Functions' answers"). */
export type FunctionRefusal = {
  kind: 'refused';
  type?: string;
  msg?: string;
  /** Flagged form fields, SPEC §5. */
  fields?: Record<string, string> | readonly string[];
  details?: unknown;
};

/** A protocol, permission or server fault, with SPEC §8's code. `lost`: no answer came, so it may or may not have happened. */
export type FunctionFault = { kind: 'fault'; code: string; message: string; lost: boolean };

export type FunctionFailure = FunctionRefusal | FunctionFault;

export type CallOptions = {
  onFailure?: (failure: FunctionFailure) => void;
  /** The same key is the same act, however often it is sent. */
  idempotencyKey?: string;
  timeout?: number;
};

const codesByStatus: Record<number, string> = {
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

/** SPEC §8, for answers that are not JSON. */
export function codeOfStatus(status: number): string {
  return codesByStatus[status] ?? 'unknown';
}

type Surroundings = { fetch: typeof globalThis.fetch; log: (message: string, detail: unknown) => void };

export type CallFunction = <Output = unknown>(
  name: string,
  input: unknown,
  options?: CallOptions,
) => Promise<Output | false>;

/** Each failure is logged, given to `onFailure`, and false is returned (SPEC §7, §8). */
export function createCallFunction({ fetch, log }: Surroundings): CallFunction {
  return async <Output>(name: string, input: unknown, options: CallOptions = {}): Promise<Output | false> => {
    const outcome = await call(fetch, name, input, options);
    if (outcome.kind === 'ok') return outcome.result as Output;
    log(`function ${name} failed`, outcome);
    options.onFailure?.(outcome);
    return false;
  };
}

async function call(
  fetch: typeof globalThis.fetch,
  name: string,
  input: unknown,
  options: CallOptions,
): Promise<{ kind: 'ok'; result: unknown } | FunctionFailure> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  let status: number;
  let text: string;
  try {
    const response = await fetch(`/imahoiku/asia-northeast1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data: input ?? null }),
      signal: AbortSignal.timeout(options.timeout ?? functionTimeout),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'fault', code: timedOut ? 'deadline-exceeded' : 'unavailable', message, lost: true };
  }
  return readAnswer(status, text);
}

function readAnswer(status: number, text: string): { kind: 'ok'; result: unknown } | FunctionFailure {
  // Behind a proxy 502–504 do not tell whether the function ran.
  const lost = status === 502 || status === 503 || status === 504;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: 'fault', code: codeOfStatus(status), message: 'not JSON', lost };
  }
  const { result, error } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof error === 'object' && error !== null) {
    const { status: name, message } = error as { status?: unknown; message?: unknown };
    // error.status wins over the HTTP status (callable protocol).
    const code = typeof name === 'string' ? name.toLowerCase().replaceAll('_', '-') : codeOfStatus(status);
    return { kind: 'fault', code, message: typeof message === 'string' ? message : code, lost };
  }
  if (status >= 300 || result === undefined) {
    return { kind: 'fault', code: codeOfStatus(status), message: `HTTP ${status}`, lost };
  }
  if (typeof result === 'object' && result !== null && 'status' in result && result.status === 'NG') {
    const { type, msg, fields, details } = result as Omit<FunctionRefusal, 'kind'>;
    return {
      kind: 'refused',
      ...(type ? { type } : {}),
      ...(msg ? { msg } : {}),
      ...(fields ? { fields } : {}),
      details,
    };
  }
  return { kind: 'ok', result };
}
