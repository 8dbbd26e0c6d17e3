import { describe, expect, it } from 'vitest';
import { createServiceState } from './service-state.ts';

function surroundings(statuses: number[]) {
  const asked: string[] = [];
  const timers: (() => void)[] = [];
  const state = createServiceState({
    fetch: async (input) => {
      asked.push(String(input));
      const status = statuses.shift();
      if (status === undefined) throw new TypeError('offline');
      return new Response(null, { status });
    },
    later: (_milliseconds, run) => timers.push(run),
  });
  let told = 0;
  state.subscribe(() => {
    told += 1;
  });
  const pass = async () => {
    for (const run of timers.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { state, asked, pass, told: () => told, waiting: () => timers.length };
}

describe('the service, as this tab knows it', () => {
  it('is paused by a 503 and goes on with the next answer, whatever that says', async () => {
    const { state, told } = surroundings([503, 503, 401]);
    await state.fetch('/auth/refresh');
    expect(state.isPaused()).toBe(true);
    await state.fetch('/v1/graphql');
    expect(told()).toBe(1);
    await state.fetch('/v1/graphql');
    expect(state.isPaused()).toBe(false);
    expect(told()).toBe(2);
  });

  it('is not judged by a fault, nor by no answer', async () => {
    const { state } = surroundings([503, 500]);
    await state.fetch('/a');
    await state.fetch('/a');
    await expect(state.fetch('/a')).rejects.toThrow('offline');
    expect(state.isPaused()).toBe(true);
    const fine = surroundings([500]).state;
    await fine.fetch('/a');
    expect(fine.isPaused()).toBe(false);
  });

  it('asks by itself until it is over, and then no more', async () => {
    const { state, asked, pass, waiting } = surroundings([503, 503, 200]);
    await state.fetch('/v1/graphql');
    await pass();
    expect(state.isPaused()).toBe(true);
    await pass();
    expect(state.isPaused()).toBe(false);
    expect(asked).toEqual(['/v1/graphql', '/readyz', '/readyz']);
    expect(waiting()).toBe(0);
  });
});
