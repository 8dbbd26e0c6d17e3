import { describe, expect, it, vi } from 'vitest';
import { FreshCache } from './fresh-cache.ts';

function opened(start = '2026-11-16T01:00:00Z', limit = 10, paced = false) {
  let now = new Date(start);
  const showsMarks = (key: string) => key.startsWith('list');
  const cache = new FreshCache<string>({ now: () => now, limit, showsMarks, paced });
  cache.open();
  let made = 0;
  return {
    cache,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    get: (key = 'a') => cache.getOrMake(key, async () => `${key}${++made}`),
  };
}

describe('a fresh cache', () => {
  it('keeps a value for 60 seconds', async () => {
    const { get, pass } = opened();
    expect(await get()).toBe('a1');
    pass(59);
    expect(await get()).toBe('a1');
    pass(1);
    expect(await get()).toBe('a2');
  });

  it('keeps nothing past midnight in Tokyo, nor when the clock is set back', async () => {
    const { get, pass } = opened('2026-11-16T14:59:50Z');
    expect(await get()).toBe('a1');
    pass(10);
    expect(await get()).toBe('a2');
    pass(-5);
    expect(await get()).toBe('a3');
  });

  it('forgets when content changes, also what was being made from the old', async () => {
    const { cache, get } = opened();
    const { promise, resolve } = Promise.withResolvers<string>();
    const old = cache.getOrMake('a', () => promise);
    cache.clear();
    expect(await get()).toBe('a1');
    resolve('old');
    expect(await old).toBe('old');
    expect(await get()).toBe('a1');
  });

  it('lets many ask and one make', async () => {
    const { get } = opened();
    expect(await Promise.all([get(), get(), get()])).toEqual(['a1', 'a1', 'a1']);
  });

  it('does not keep a failure, and those who waited try themselves', async () => {
    const { cache, get } = opened();
    const failing = cache.getOrMake('a', async () => {
      throw new Error('down');
    });
    const waiting = get();
    await expect(failing).rejects.toThrow('down');
    expect(await waiting).toBe('a1');
  });

  it('keeps nothing while changes are not heard', async () => {
    const { cache, get } = opened();
    await get();
    cache.shut();
    expect(await get()).toBe('a2');
    expect(await get()).toBe('a3');
  });

  it('still knows the last value of the same day, for when none can be made', async () => {
    const { cache, get, pass } = opened('2026-11-16T14:00:00Z');
    await get();
    pass(600);
    expect([cache.get('a'), cache.lastKnown('a'), cache.lastKnown('b')]).toEqual([undefined, 'a1', undefined]);
    cache.shut();
    expect([cache.get('a'), cache.lastKnown('a')]).toEqual([undefined, 'a1']);
    cache.open();
    expect([cache.get('a'), cache.lastKnown('a')]).toEqual([undefined, 'a1']);
    pass(3600);
    expect(cache.lastKnown('a')).toBeUndefined();
  });

  it('holds only so many', async () => {
    const { cache, get } = opened(undefined, 2);
    await get('a');
    await get('b');
    await get('c');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'b2', 'c3']);
  });

  it('forgets what shows marks when those change, and nothing else', async () => {
    const { cache, get } = opened();
    expect([await get('list'), await get('terms')]).toEqual(['list1', 'terms2']);
    cache.clearMarks();
    expect([await get('list'), await get('terms')]).toEqual(['list3', 'terms2']);
  });

  it('never returns what was being made from old marks', async () => {
    const { cache, get } = opened();
    const { promise, resolve } = Promise.withResolvers<string>();
    const old = cache.getOrMake('list', () => promise);
    cache.clearMarks();
    expect(await get('list')).toBe('list1');
    resolve('old');
    expect(await old).toBe('old');
    expect(await get('list')).toBe('list1');
  });

  it('is not made more often than it can be, however often marks change', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    try {
      const { cache } = opened(undefined, 10, true);
      let made = 0;
      const slow = async () => {
        await new Promise((done) => setTimeout(done, 400));
        return `list${++made}`;
      };
      const get = () => cache.getOrMake('list', slow);
      const first = get();
      cache.clearMarks();
      const second = get();
      await vi.advanceTimersByTimeAsync(400);
      expect([await first, await second]).toEqual(['list1', 'list1']);
      await vi.advanceTimersByTimeAsync(399);
      expect(await get()).toBe('list1');
      await vi.advanceTimersByTimeAsync(1);
      const third = get();
      await vi.advanceTimersByTimeAsync(400);
      expect(await third).toBe('list2');
      // What is saved shows within a second: one that takes longer is not given out any longer.
      cache.clearMarks();
      const fourth = cache.getOrMake('list of all', () => new Promise((done) => setTimeout(() => done('all1'), 1200)));
      await vi.advanceTimersByTimeAsync(1200);
      expect(await fourth).toBe('all1');
      cache.clearMarks();
      expect(cache.get('list of all')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});
