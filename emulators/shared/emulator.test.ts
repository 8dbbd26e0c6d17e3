import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EmulatorDefinition, RunningEmulator } from './emulator.ts';
import { startEmulator } from './emulator.ts';

interface Counter {
  count: number;
}

const counter: EmulatorDefinition<Counter> = {
  name: 'counter',
  initial: () => ({ count: 0 }),
  errorBody: (status, message) => ({ failed: { status, message } }),
  seed: (state, input) => {
    state.count = (input as Counter).count;
  },
  onClock: (context) => context.record('clock', context.now().toISOString()),
  faultExempt: /^\/page/,
  register: (app, context) => {
    app.post('/add', async (request) => {
      context.state.count += 1;
      context.save();
      return { count: context.state.count, body: request.body, raw: request.rawBody };
    });
    app.get('/page', async () => 'page');
    app.get('/double', async () => ({ doubled: context.takeFault('duplicate') }));
    app.get('/broken', async () => {
      throw new Error('broken');
    });
  },
};

let running: RunningEmulator<Counter> | undefined;
const start = async (dataDir?: string) => {
  running = await startEmulator(counter, { port: 0, ...(dataDir === undefined ? {} : { dataDir }) });
  return running;
};
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const post = (url: string, body: unknown = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('bodies', () => {
  it('parses JSON and flat forms and keeps the raw text', async () => {
    const { url } = await start();
    expect(await (await post(`${url}/add`, { a: 1 })).json()).toEqual({ count: 1, body: { a: 1 }, raw: '{"a":1}' });
    const form = await fetch(`${url}/add`, { method: 'POST', body: new URLSearchParams({ 'a[b]': 'あ' }) });
    expect(await form.json()).toEqual({ count: 2, body: { 'a[b]': 'あ' }, raw: 'a%5Bb%5D=%E3%81%82' });
  });

  it('answers broken JSON, unknown routes and thrown errors in the shape of the third party', async () => {
    const { url } = await start();
    const broken = await fetch(`${url}/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ failed: { status: 400 } });
    const unknown = await fetch(`${url}/nowhere`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ failed: { status: 404 } });
    expect(await (await fetch(`${url}/broken`)).json()).toEqual({ failed: { status: 500, message: 'broken' } });
  });
});

describe('faults', () => {
  it('answers with a status for the next N matching calls only', async () => {
    const { url } = await start();
    await post(`${url}/emulator/faults`, { kind: 'status', status: 429, path: '/add', method: 'post', times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await post(`${url}/add`)).status);
    expect(statuses).toEqual([429, 429, 200]);
    expect((await fetch(`${url}/emulator/received`).then((answer) => answer.json())).requests).toMatchObject([
      { method: 'POST', path: '/add', status: 429, fault: 'status' },
      { method: 'POST', path: '/add', status: 429, fault: 'status' },
      { method: 'POST', path: '/add', status: 200 },
    ]);
  });

  it('drops the connection before or after the call took effect', async () => {
    const { url, context } = await start();
    await post(`${url}/emulator/faults`, { kind: 'drop', path: '/add' });
    await expect(post(`${url}/add`)).rejects.toThrow();
    expect(context.state.count).toBe(0);
    await post(`${url}/emulator/faults`, { kind: 'drop', path: '/add', when: 'after' });
    await expect(post(`${url}/add`)).rejects.toThrow();
    expect(context.state.count).toBe(1);
    await post(`${url}/emulator/faults`, { kind: 'status', path: '/add', status: 503, when: 'after' });
    expect((await post(`${url}/add`)).status).toBe(503);
    expect(context.state.count).toBe(2);
  });

  it('never answers on a timeout and waits when slow', async () => {
    const { url } = await start();
    await post(`${url}/emulator/faults`, { kind: 'timeout', delay_ms: 20 });
    await expect(post(`${url}/add`)).rejects.toThrow();
    await post(`${url}/emulator/faults`, { kind: 'slow', delay_ms: 40 });
    const before = performance.now();
    expect((await post(`${url}/add`)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(30);
  });

  it('strikes a repeatable share of calls', async () => {
    const { url } = await start();
    const run = async () => {
      await fetch(`${url}/emulator/faults`, { method: 'DELETE' });
      await post(`${url}/emulator/faults`, { kind: 'status', share: 0.5 });
      const statuses: number[] = [];
      for (let call = 0; call < 20; call++) statuses.push((await post(`${url}/add`)).status);
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await run()).toEqual(first);
  });

  it('leaves pages and control routes alone, and hands duplicates to the emulator', async () => {
    const { url } = await start();
    await post(`${url}/emulator/faults`, { kind: 'status', times: 5 });
    expect((await fetch(`${url}/page`)).status).toBe(200);
    expect((await fetch(`${url}/emulator/received`)).status).toBe(200);
    await fetch(`${url}/emulator/faults`, { method: 'DELETE' });
    await post(`${url}/emulator/faults`, { kind: 'duplicate' });
    expect(await (await fetch(`${url}/double`)).json()).toEqual({ doubled: true });
    expect(await (await fetch(`${url}/double`)).json()).toEqual({ doubled: false });
    expect((await post(`${url}/emulator/faults`, { kind: 'nonsense' })).status).toBe(400);
  });
});

describe('state and clock', () => {
  it('survives a restart with its clock, and reset forgets both', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'emulator-'));
    try {
      const first = await start(dataDir);
      await post(`${first.url}/emulator/seed`, { count: 41 });
      await post(`${first.url}/add`);
      await post(`${first.url}/emulator/clock`, { advance_seconds: 86_400 });
      await first.close();

      const second = await start(dataDir);
      expect(second.context.state.count).toBe(42);
      expect(second.context.now().getTime() - Date.now()).toBeGreaterThan(86_000_000);
      await post(`${second.url}/emulator/reset`);
      expect(second.context.state.count).toBe(0);
      expect(second.context.now().getTime() - Date.now()).toBeLessThan(60_000);
    } finally {
      await running?.close();
      running = undefined;
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('goes on where nothing can be written, and writes when it can be', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
    // A folder in the file's place fails as a full disk does: in a write nobody waits for.
    const kept = join(folder, 'counter.json');
    mkdirSync(`${kept}.tmp`);
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      const { url } = await start(folder);
      await post(`${url}/add`);
      await vi.waitFor(() => expect(silent).toHaveBeenCalledTimes(1), { timeout: 30_000 });
      await post(`${url}/add`);
      rmSync(`${kept}.tmp`, { recursive: true });
      await vi.waitFor(() => expect(existsSync(kept)).toBe(true), { timeout: 30_000 });
      expect(JSON.parse(readFileSync(kept, 'utf8')).state.count).toBe(2);
    } finally {
      await running?.close();
      running = undefined;
      silent.mockRestore();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('tells the emulator when its clock was moved', async () => {
    const { url } = await start();
    const answer = await post(`${url}/emulator/clock`, { now: '2027-01-01T00:00:00+09:00' });
    expect((await answer.json()).now).toMatch(/^2026-12-31T15:00:0/);
    const { records } = await (await fetch(`${url}/emulator/received`)).json();
    expect(records).toMatchObject([{ kind: 'clock', detail: expect.stringMatching(/^2026-12-31T15:00:0/) }]);
  });
});
