import { describe, expect, it } from 'vitest';
import { type Answered, createAnswers, type Question } from './answers.ts';

/** A question whose answers are given by hand. */
function asked(key: string, keep = true) {
  const open: ((answer: Answered<number, string>) => void)[] = [];
  const question: Question<number, string> = { key, keep, ask: () => new Promise((answer) => open.push(answer)) };
  const answer = async (value: Answered<number, string>) => {
    open.shift()?.(value);
    await new Promise((done) => setTimeout(done, 0));
  };
  return {
    question,
    open,
    ok: (data: number) => answer({ kind: 'ok', data }),
    fail: () => answer({ kind: 'failed', failure: 'no' }),
  };
}

describe('answers', () => {
  it('are shown at once when asked again, then the newer (cache-and-network)', async () => {
    const store = createAnswers();
    const { question, ok } = asked('a');
    store.askOnce(question);
    await ok(1);
    const seen: unknown[] = [];
    store.watch(question, () => seen.push(store.read(question).data));
    expect(store.read(question)).toEqual({ data: 1 });
    store.askOnce(question);
    await ok(2);
    expect(seen).toEqual([2]);
  });

  it('to equal questions asked at once travel once', async () => {
    const store = createAnswers();
    const { question, open } = asked('a');
    store.askOnce(question);
    store.askOnce(question);
    expect(open).toHaveLength(1);
  });

  it('to several parts of a page that hear of the same change travel once', async () => {
    const store = createAnswers();
    const { question, open, ok } = asked('a');
    for (let part = 0; part < 3; part += 1) void store.ask(question);
    await ok(1);
    expect(open).toHaveLength(0);
    expect(store.read(question)).toEqual({ data: 1 });
  });

  it('are asked for once more when something changed while they were under way', async () => {
    const store = createAnswers();
    const { question, open, ok } = asked('a');
    const first = store.ask(question);
    await Promise.resolve();
    void store.ask(question);
    void store.ask(question);
    expect(open).toHaveLength(1);
    await ok(1);
    expect(open).toHaveLength(1);
    await ok(2);
    await first;
    expect(open).toHaveLength(0);
    expect(store.read(question)).toEqual({ data: 2 });
  });

  it('that one part of a page follows are not asked for by the next, but after a failure and once nobody follows', async () => {
    const store = createAnswers();
    const { question, open, ok, fail } = asked('a');
    const leave = store.follow(question);
    await ok(1);
    const leaveToo = store.follow(question);
    expect(open).toHaveLength(0);
    void store.ask(question);
    await fail();
    const leaveLast = store.follow(question);
    expect(open).toHaveLength(1);
    await ok(2);
    for (const each of [leave, leaveToo, leaveLast]) each();
    store.follow(question);
    expect(open).toHaveLength(1);
  });

  it('keep what was known when asking fails, and lose the failure with the next answer', async () => {
    const store = createAnswers();
    const { question, ok, fail } = asked('a');
    void store.ask(question);
    await ok(1);
    void store.ask(question);
    await fail();
    expect(store.read(question)).toEqual({ data: 1, failure: 'no' });
    void store.ask(question);
    await ok(2);
    expect(store.read(question)).toEqual({ data: 2 });
  });

  it('that are not cached are dropped with the last watcher', async () => {
    const store = createAnswers();
    const { question, ok } = asked('seats', false);
    const stop = store.watch(question, () => {});
    void store.ask(question);
    await ok(1);
    expect(store.read(question)).toEqual({ data: 1 });
    stop();
    expect(store.read(question)).toEqual({});
  });

  it('are forgotten at sign-out, also one that arrives afterwards', async () => {
    const store = createAnswers();
    const { question, ok } = asked('a');
    void store.ask(question);
    store.forget();
    await ok(1);
    expect(store.read(question)).toEqual({});
  });

  it('asked early are taken by the page once, and asked for anew by the next', async () => {
    const store = createAnswers();
    const { question, open, ok } = asked('a');
    store.askEarly(question);
    await ok(1);
    store.askOnce(question);
    await Promise.resolve();
    expect(open).toHaveLength(0);
    store.askOnce(question);
    expect(open).toHaveLength(1);
  });

  it('begin with what a loader knows', () => {
    const store = createAnswers();
    const { question } = asked('a');
    store.begin(question, 7);
    store.begin(question, 8);
    expect(store.read(question)).toEqual({ data: 8 });
  });
});
