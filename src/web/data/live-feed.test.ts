import { describe, expect, it } from 'vitest';
import { createEventReader } from './event-stream.ts';
import { createLiveFeed } from './live-feed.ts';

describe('event stream', () => {
  it('reads events cut anywhere, and no comments', () => {
    const text = 'event: all\ndata: \n\n: \n\nevent: branch_day\ndata: 2\n\n';
    for (let cut = 0; cut <= text.length; cut += 1) {
      const read = createEventReader();
      expect([...read(text.slice(0, cut)), ...read(text.slice(cut))]).toEqual([
        { event: 'all', data: '' },
        { event: 'branch_day', data: '2' },
      ]);
    }
  });
});

function setUp() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const waits: { milliseconds: number; run: () => void; off: boolean }[] = [];
  let failing = false;
  let passed = 60_000;
  const feed = createLiveFeed({
    path: '/live/branch_day',
    elapsed: () => passed,
    async fetch(_path, { signal }) {
      if (failing) throw new TypeError('offline');
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller);
          signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return new Response(body);
    },
    later(milliseconds, run) {
      const wait = { milliseconds, run, off: false };
      waits.push(wait);
      return () => {
        wait.off = true;
      };
    },
  });
  const heard: (number | null)[] = [];
  feed.onChange((branch_id) => heard.push(branch_id));
  const say = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  const pending = () => waits.filter(({ off }) => !off);
  return {
    feed,
    heard,
    say,
    end: () => streams.at(-1)?.close(),
    pending,
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    fail: (value: boolean) => {
      failing = value;
    },
  };
}

const nextTurn = () => new Promise((done) => setTimeout(done, 0));

describe('live feed', () => {
  it('is live once the server says so, and tells which branch changed', async () => {
    const { feed, heard, say } = setUp();
    feed.start();
    await nextTurn();
    expect(feed.state()).toBe('connecting');
    say('event: all\ndata: \n\nevent: branch_day\ndata: 7\n\n');
    await nextTurn();
    expect(feed.state()).toBe('live');
    expect(heard).toEqual([null, 7]);
    feed.stop();
  });

  it('asks nothing again at its first word when nothing changed since the page asked, and after a loss always', async () => {
    for (const { still, told } of [
      { still: 60_000, told: [] },
      // Heard after the page may have asked, were the word 2 s on its way.
      { still: 6_900, told: [null] },
    ]) {
      const { feed, heard, say, end, pass, pending } = setUp();
      feed.start();
      await nextTurn();
      pass(2_000);
      say(`event: all\ndata: ${still}\n\n`);
      await nextTurn();
      expect(feed.state()).toBe('live');
      expect(heard).toEqual(told);
      end();
      await nextTurn();
      pending().at(-1)?.run();
      await nextTurn();
      say('event: all\ndata: 60000\n\n');
      await nextTurn();
      expect(heard).toEqual([...told, null]);
      feed.stop();
    }
  });

  it('says when it is lost, tries again ever more slowly, and starts over once it lives', async () => {
    const { feed, heard, say, end, pending, fail } = setUp();
    feed.start();
    await nextTurn();
    say('event: all\ndata: \n\n');
    await nextTurn();
    fail(true);
    end();
    await nextTurn();
    const waited: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      expect(feed.state()).toBe('lost');
      const wait = pending().at(-1);
      waited.push(wait?.milliseconds ?? 0);
      if (wait) wait.off = true;
      wait?.run();
      await nextTurn();
    }
    expect(waited).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    fail(false);
    feed.hurry();
    await nextTurn();
    say('event: all\ndata: \n\n');
    await nextTurn();
    expect(feed.state()).toBe('live');
    expect(heard).toEqual([null, null]);
    feed.stop();
  });

  it('takes a long silence for a lost connection', async () => {
    const { feed, say, pending } = setUp();
    feed.start();
    await nextTurn();
    say('event: all\ndata: \n\n');
    await nextTurn();
    pending()
      .find(({ milliseconds }) => milliseconds === 60_000)
      ?.run();
    await nextTurn();
    expect(feed.state()).toBe('lost');
    feed.stop();
  });
});
