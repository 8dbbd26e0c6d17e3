import { describe, expect, it } from 'vitest';
import { createCallFunction, type FunctionFailure, resultOrFalse } from './call-function.ts';

async function call(answer: Response | Error) {
  const logged: string[] = [];
  const requests: { url: string; body: unknown; method: string | undefined }[] = [];
  const callFunction = createCallFunction({
    async fetch(input, init) {
      requests.push({ url: String(input), body: JSON.parse(String(init?.body)), method: init?.method });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    log: (message) => logged.push(message),
  });
  const outcome = await callFunction('cancelReserve', { reserve_id: 7, quoted_fee: 0, cancel_remarks: '' });
  const failures: FunctionFailure[] = outcome.kind === 'ok' ? [] : [outcome];
  return { result: resultOrFalse(outcome), logged, failures, requests };
}

describe('callFunction', () => {
  it('posts {data} to the function and returns its result', async () => {
    const { result, requests, logged } = await call(Response.json({ result: { status: 'OK', reserve_id: 7 } }));
    expect(result).toEqual({ status: 'OK', reserve_id: 7 });
    expect(requests).toEqual([
      {
        url: '/imahoiku/asia-northeast1/cancelReserve',
        body: { data: { reserve_id: 7, quoted_fee: 0, cancel_remarks: '' } },
        method: 'POST',
      },
    ]);
    expect(logged).toEqual([]);
  });

  it('NG: logs, returns false, hands over type, msg and fields', async () => {
    const { result, failures, logged } = await call(
      Response.json({ result: { status: 'NG', type: 'reserve_full', msg: '満席です。', fields: ['start_hour'] } }),
    );
    expect(result).toBe(false);
    expect(logged).toEqual(['function cancelReserve failed']);
    expect(failures).toEqual([{ kind: 'refused', type: 'reserve_full', msg: '満席です。', fields: ['start_hour'] }]);
  });

  it.each([
    [400, 'invalid-argument', false],
    [401, 'unauthenticated', false],
    [403, 'permission-denied', false],
    [404, 'not-found', false],
    [409, 'aborted', false],
    [429, 'resource-exhausted', false],
    [499, 'cancelled', false],
    [500, 'internal', false],
    [501, 'unimplemented', false],
    [502, 'unknown', true],
    [503, 'unavailable', true],
    [504, 'deadline-exceeded', true],
    [418, 'unknown', false],
  ])('HTTP %i without JSON is %s (SPEC §8)', async (status, code, lost) => {
    const { result, failures } = await call(new Response('<html>', { status }));
    expect(result).toBe(false);
    expect(failures).toMatchObject([{ kind: 'fault', code, lost }]);
  });

  it('error.status wins over the HTTP status', async () => {
    const { failures } = await call(
      Response.json({ error: { status: 'PERMISSION_DENIED', message: 'no' } }, { status: 500 }),
    );
    expect(failures).toEqual([{ kind: 'fault', code: 'permission-denied', message: 'no', lost: false }]);
  });

  it('no answer may have happened all the same', async () => {
    expect((await call(new TypeError('Failed to fetch'))).failures).toMatchObject([
      { code: 'unavailable', lost: true },
    ]);
    expect((await call(new DOMException('slow', 'TimeoutError'))).failures).toMatchObject([
      { code: 'deadline-exceeded', lost: true },
    ]);
    expect((await call(new Response('{"result":', { status: 200 }))).failures).toMatchObject([{ lost: true }]);
  });
});
