import { describe, expect, it } from 'vitest';
import type { FunctionFailure } from '../../data/call-function.ts';
import { type CareTap, createTapQueue, type QueuedTap, type Tap, type TapKind, type TapOutcome } from './tap-queue.ts';

const lost: FunctionFailure = { kind: 'fault', code: 'unavailable', message: 'offline', lost: true };
const refused = (type: string): FunctionFailure => ({ kind: 'refused', type, msg: type });
const tap = (id: string, reserve_id: number, kind: TapKind, children?: number[]): Tap => ({
  id,
  reserve_id,
  kind,
  ...(children ? { children } : {}),
  tapped_at: '2026-11-16T01:00:00Z',
  childcare_status: 1,
});

function setUp(answers: TapOutcome[], kept: QueuedTap[] = [], reads: boolean[] = []) {
  const sent: [string, boolean][] = [];
  const done: string[] = [];
  const failed: string[] = [];
  const waits: (() => void)[] = [];
  let stored: readonly QueuedTap[] = kept;
  const queue = createTapQueue({
    async send({ id, children }, late) {
      sent.push([children ? `${id} ${children.join()}` : id, late]);
      return answers.shift() ?? { ok: true };
    },
    store: {
      read: () => [...stored],
      write: (taps) => {
        stored = taps;
      },
    },
    later(_milliseconds, run) {
      waits.push(run);
      return () => {};
    },
    onDone({ id }) {
      done.push(id);
      return reads.shift() ?? true;
    },
    onRefused: ({ id }) => void failed.push(id),
  });
  return { queue, sent, done, failed, waits, stored: () => stored };
}

const nextTurn = () => new Promise((after) => setTimeout(after, 0));

describe('taps at the door', () => {
  it('are sent in order, once each, and a second tap is the same tap', async () => {
    const { queue, sent, done } = setUp([]);
    queue.add(tap('a', 1, 'check_in'));
    queue.add(tap('b', 1, 'check_in'));
    queue.add(tap('c', 2, 'check_in'));
    await nextTurn();
    expect(sent).toEqual([
      ['a', false],
      ['c', false],
    ]);
    expect(done).toEqual(['a', 'c']);
  });

  it('taken but not seen: the tap stays on the page until it was read, is not sent again, and holds up no other', async () => {
    const { queue, sent, done, waits, stored } = setUp([], [], [false, false, true]);
    queue.add(tap('a', 1, 'check_in'));
    await nextTurn();
    expect(stored()).toMatchObject([{ id: 'a', answered: true }]);
    queue.add(tap('b', 2, 'check_in'));
    await nextTurn();
    expect(sent).toEqual([
      ['a', false],
      ['b', false],
    ]);
    expect(queue.taps().map(({ id }) => id)).toEqual(['a', 'b']);
    waits.at(-1)?.();
    await nextTurn();
    expect([queue.taps(), sent.length]).toEqual([[], 2]);
    expect(done).toEqual(['a', 'a', 'a', 'b']);
  });

  it('a refused tap does not take along what the server took before it', async () => {
    const { queue, failed } = setUp([{ ok: true }, { ok: false, failure: refused('no') }], [], [false, false]);
    queue.add(tap('a', 1, 'check_in'));
    await nextTurn();
    queue.add(tap('b', 1, 'check_out'));
    await nextTurn();
    expect(failed).toEqual(['b']);
    expect(queue.taps()).toMatchObject([{ id: 'a', answered: true }]);
  });

  it('wait for the connection, outlive a reload, and then carry their own time', async () => {
    const { queue, sent, done, waits, stored } = setUp([{ ok: false, failure: lost }]);
    queue.add(tap('a', 1, 'check_in'));
    await nextTurn();
    expect(stored().map(({ id }) => id)).toEqual(['a']);
    expect(done).toEqual([]);
    queue.stop();
    const reloaded = setUp([], [...stored()]);
    reloaded.queue.hurry();
    await nextTurn();
    expect(reloaded.sent).toEqual([['a', true]]);
    expect(reloaded.done).toEqual(['a']);
    expect(reloaded.stored()).toEqual([]);
    expect(sent).toEqual([['a', false]]);
    expect(waits).toHaveLength(1);
  });

  it('are tried again by themselves', async () => {
    const { queue, sent, done, waits } = setUp([
      { ok: false, failure: lost },
      { ok: false, failure: lost },
    ]);
    queue.add(tap('a', 1, 'check_out'));
    await nextTurn();
    waits[0]?.();
    await nextTurn();
    waits[1]?.();
    await nextTurn();
    expect(sent).toEqual([
      ['a', false],
      ['a', true],
      ['a', true],
    ]);
    expect(done).toEqual(['a']);
  });

  it('a refusal is reported and drops the taps that depend on it', async () => {
    const { queue, sent, failed, stored } = setUp([{ ok: false, failure: refused('already_settled') }]);
    queue.add(tap('a', 1, 'undo'), tap('b', 1, 'check_out'));
    await nextTurn();
    expect(sent).toEqual([['a', false]]);
    expect(failed).toEqual(['a']);
    expect(stored()).toEqual([]);
  });

  it('an undo whose answer was lost finds its work done', async () => {
    const { queue, done, failed, waits } = setUp([
      { ok: false, failure: lost },
      { ok: false, failure: refused('stale_status') },
    ]);
    queue.add(tap('a', 1, 'undo'));
    await nextTurn();
    waits[0]?.();
    await nextTurn();
    expect(done).toEqual(['a']);
    expect(failed).toEqual([]);
  });

  it('of siblings are told apart: only whose tap is on its way waits for it', async () => {
    const { queue, sent } = setUp([]);
    queue.add(tap('a', 1, 'check_in', [5]));
    queue.add(tap('b', 1, 'check_in', [6]));
    queue.add(tap('c', 1, 'check_in', [5, 6]));
    queue.add(tap('d', 1, 'check_in', [5, 7]));
    await nextTurn();
    expect(sent.map(([name]) => name)).toEqual(['a 5', 'b 6', 'd 7']);
  });

  it('a refusal for one child leaves the taps of its sibling', async () => {
    const { queue, sent, failed } = setUp([{ ok: false, failure: refused('transition_refused') }]);
    queue.add(tap('a', 1, 'check_in', [5]));
    queue.add(tap('b', 1, 'check_in', [6]));
    queue.add(tap('c', 1, 'check_out', [5]));
    await nextTurn();
    expect(sent.map(([name]) => name)).toEqual(['a 5', 'b 6']);
    expect(failed).toEqual(['a']);
  });
});

const care = (id: string, call: CareTap['wish'], child = 1): CareTap => ({
  id,
  reserve_id: 1,
  kind: 'care',
  children: [child],
  wish: call,
  tapped_at: '2026-11-16T01:00:00Z',
});
const napKey = '7d1f0d5e-6d0f-4f0e-9a59-0a4a6f6f0c11';
const about = { reserve_id: 1, child_id: 1 };
const looked = { nap_key: napKey, position: 1, breathing_flag: true, turned_flag: false };
const began = care('nap', { name: 'staffBeginNap', input: { ...about, idempotency_key: napKey } });
const layout = (id: string) => care(id, { name: 'staffCheckSleep', input: { ...looked, idempotency_key: id } });
const meal = (id: string) =>
  care(id, { name: 'staffWriteChildLog', input: { ...about, kind: 2, meal_amount: 1, idempotency_key: id } });

describe('records of care in the same line', () => {
  it('follow the child’s coming; a look pressed twice is one, entries that are alike are two', async () => {
    const { queue, sent } = setUp([]);
    queue.add(tap('in', 1, 'check_in'));
    for (const each of [began, layout('a'), layout('b'), meal('c'), meal('d')]) queue.addCare(each);
    await nextTurn();
    expect(sent.map(([id]) => id.split(' ')[0])).toEqual(['in', 'nap', 'a', 'c', 'd']);
  });

  it('refused, take only the looks at a nap that never began with them, never the taps at the door', async () => {
    const { queue, sent, failed } = setUp([{ ok: false, failure: refused('nap_open_already') }]);
    queue.addCare(began);
    queue.addCare(layout('a'));
    queue.addCare(meal('b'));
    queue.add(tap('out', 1, 'check_out', [1]));
    await nextTurn();
    expect(failed).toEqual(['nap']);
    expect(sent.map(([id]) => id.split(' ')[0])).toEqual(['nap', 'b', 'out']);
  });

  it('a tap that is refused leaves the records of that child', async () => {
    const { queue, sent } = setUp([{ ok: false, failure: refused('transition_refused') }]);
    queue.add(tap('in', 1, 'check_in', [1]));
    queue.addCare(meal('a'));
    queue.add(tap('out', 1, 'check_out', [1]));
    await nextTurn();
    expect(sent.map(([id]) => id.split(' ')[0])).toEqual(['in', 'a']);
  });
});
