import type { NgResult } from '../../contract/callable.ts';
import { callableCodeOfHttp, callableRegion, callableTimeoutMs } from '../../contract/callable-codes.ts';
import type { FunctionName, FunctionOk, FunctionPayload } from '../../contract/functions/functions.ts';

/** A business refusal: HTTP 200 with status NG (product-rules.md "Functions' answers"). */
export type FunctionRefusal = Omit<NgResult, 'status'> & { kind: 'refused' };

/** A protocol, permission or server fault, with SPEC §8's code. `lost`: no answer came, so it may or may not have happened. */
type FunctionFault = { kind: 'fault'; code: string; message: string; lost: boolean };

export type FunctionFailure = FunctionRefusal | FunctionFault;

export type FunctionOutcome<Result> = { kind: 'ok'; result: Result } | FunctionFailure;

type CallOptions = {
  timeout?: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent to its end although the page is being left. */
  keepalive?: boolean;
};

export type CallFunction = <Name extends FunctionName>(
  name: Name,
  input: FunctionPayload<Name>,
  options?: CallOptions,
) => Promise<FunctionOutcome<FunctionOk<Name>>>;

type Dependencies = { fetch: typeof globalThis.fetch; log: (message: string, detail: unknown) => void };

/** Backend functions (SPEC §7), typed by name; each failure is logged and returned. */
export function createCallFunction({ fetch, log }: Dependencies): CallFunction {
  return async <Name extends FunctionName>(
    name: Name,
    input: FunctionPayload<Name>,
    options: CallOptions = {},
  ): Promise<FunctionOutcome<FunctionOk<Name>>> => {
    const outcome = await callByName(fetch, name, input, options.timeout ?? callableTimeoutMs, options);
    if (outcome.kind !== 'ok') log(`function ${name} failed`, outcome);
    // The one place that believes the server to keep the contract; functions.test.ts holds it to that.
    return outcome as FunctionOutcome<FunctionOk<Name>>;
  };
}

/** SPEC §8 in its own words: a failure (logged already) is false. */
export function resultOrFalse<Result>(outcome: FunctionOutcome<Result>): Result | false {
  return outcome.kind === 'ok' ? outcome.result : false;
}

/** By a name of any kind; only the gallery's sample has one that the contract does not know. */
export async function callByName(
  fetch: typeof globalThis.fetch,
  name: string,
  input: unknown,
  timeout: number,
  { headers = {}, keepalive = false }: Pick<CallOptions, 'headers' | 'keepalive'> = {},
): Promise<FunctionOutcome<unknown>> {
  try {
    const response = await fetch(`/imahoiku/${callableRegion}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ data: input ?? null }),
      signal: AbortSignal.timeout(timeout),
      ...(keepalive ? { keepalive } : {}),
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'fault', code: timedOut ? 'deadline-exceeded' : 'unavailable', message, lost: true };
  }
}

function readAnswer(status: number, text: string): FunctionOutcome<unknown> {
  // Behind a proxy 502–504 do not tell whether the function ran.
  const lost = status === 502 || status === 503 || status === 504;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // A truncated 200 counts as no answer.
    return {
      kind: 'fault',
      code: status < 300 ? 'internal' : callableCodeOfHttp(status),
      message: 'not JSON',
      lost: lost || status < 300,
    };
  }
  const { result, error } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof error === 'object' && error !== null) {
    const { status: name, message } = error as { status?: unknown; message?: unknown };
    // error.status wins over the HTTP status (callable protocol).
    const code = typeof name === 'string' ? name.toLowerCase().replaceAll('_', '-') : callableCodeOfHttp(status);
    return { kind: 'fault', code, message: typeof message === 'string' ? message : code, lost };
  }
  if (status >= 300 || result === undefined) {
    return {
      kind: 'fault',
      code: status < 300 ? 'internal' : callableCodeOfHttp(status),
      message: `HTTP ${status}`,
      lost,
    };
  }
  if (typeof result === 'object' && result !== null && 'status' in result && result.status === 'NG') {
    const { status: _ng, ...refusal } = result as NgResult;
    return { kind: 'refused', ...refusal };
  }
  return { kind: 'ok', result };
}
