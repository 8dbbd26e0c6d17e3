import { beforeEach, describe, expect, it } from 'vitest';
import { cancelCause } from '../../domain/codes.ts';
import { instantOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';
import { freshToken } from './testing/families.ts';

const app = await testApp();
const uid = 'demo-sato';
const customer_id = 1;
const line = 500;
const token = () => freshToken(app, uid);
let day = 0;
let date = '';
beforeEach(() => {
  day += 1;
  date = `2026-12-${String(day).padStart(2, '0')}`;
  app.clock.freeze(instantOf(date, 9 * 60));
});
const later = (minutes: number) => app.clock.freeze(new Date(app.clock.now().getTime() + minutes * 60_000));

type Payload = { from: string; to: string; branch_id?: number; child_ids?: number[] };
const quote = async ({ from, to, branch_id = 3, child_ids = [1] }: Payload) => {
  const answer = await app.call(
    'quoteReserve',
    { ...formTimes({ date, from, to }), branch_id, child_ids },
    await token(),
  );
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer.quote;
};
async function make(input: Payload) {
  const { from, to, branch_id = 3, child_ids = [1] } = input;
  const { reserve_amount: quoted_amount } = await quote(input);
  const payload = createPayload({ date, from, to }, { branch_id, child_ids, quoted_amount });
  const made = await app.call('createReserve', payload, await token());
  if (made.status !== 'OK') throw new Error(made.type);
  return made.reserve_id;
}
const stored = async (id: number) => {
  const { rows } = await app.pool.query<{ reserve_amount: number; line: number }>(
    `select reserve_amount, (select coalesce(sum((l ->> 'amount')::integer), 0)::integer
       from jsonb_array_elements(amount_lines) l where l ->> 'kind' = 'current_day') as line from reserves where id = $1`,
    [id],
  );
  return rows[0];
};
const cancel = async (reserve_id: number, quoted_fee: number) =>
  app.call('cancelReserve', { reserve_id, quoted_fee, cancel_remarks: '' }, await token());

describe('the same-day line', () => {
  it('is paid once per child and day: the second stay shows it as paid, a sibling of its own pays', async () => {
    const first = await make({ from: '10:15', to: '11:15' });
    expect(await stored(first)).toMatchObject({ line });
    const second = await quote({ from: '14:00', to: '15:00', child_ids: [1, 2] });
    expect(second.lines.filter(({ kind }) => kind === 'current_day')).toMatchObject([
      { child_index: 0, amount: 0, paid_elsewhere_percent: 100 },
      { child_index: 1, amount: line },
    ]);
    const id = await make({ from: '14:00', to: '15:00', child_ids: [1, 2], branch_id: 2 });
    expect(await stored(id)).toMatchObject({ line });
  });

  it('moves to the other stay when its own is taken back, and the family is notified', async () => {
    const first = await make({ from: '10:15', to: '11:15' });
    const second = await make({ from: '14:00', to: '15:00', branch_id: 2 });
    const before = await stored(second);
    expect(await cancel(first, 0)).toMatchObject({ status: 'OK', cancel_amount: 0 });
    expect(await stored(second)).toEqual({ line, reserve_amount: (before?.reserve_amount ?? 0) + line });
    const { rows } = await app.pool.query(
      "select title, content from notifications where reserve_id = $1 and kind = 'reserve_changed'",
      [second],
    );
    expect(rows).toMatchObject([{ title: 'ご予約の見積もりが変わりました' }]);
    expect(rows[0].content).toContain('当日予約の加算');
  });

  it('never costs more than once with a fee: what the fee paid of it does not move, in either order', async () => {
    const first = await make({ from: '10:15', to: '11:15' });
    const second = await make({ from: '14:00', to: '15:00' });
    later(6);
    // 80 % of 1,000 + 500: four fifths of the line are paid.
    expect(await cancel(first, 1200)).toMatchObject({ status: 'OK', cancel_amount: 1200 });
    expect(await stored(second)).toMatchObject({ line: line / 5 });
    later(12);
    expect(await cancel(second, 550)).toMatchObject({ status: 'OK', cancel_amount: 550 });
    const third = await quote({ from: '17:00', to: '18:00' });
    // 400 by the first fee, half of the other 100 by the second.
    expect(third.lines.find(({ kind }) => kind === 'current_day')).toMatchObject({ amount: 50 });
  });

  it('does not move where the branch is the cause', async () => {
    const first = await make({ from: '10:15', to: '11:15', branch_id: 2 });
    const second = await make({ from: '14:00', to: '15:00' });
    const answer = await app.call(
      'staffCancelReserve',
      { reserve_id: first, cancel_cause: cancelCause.code.branch, cancel_remarks: '設備の点検のため' },
      await app.tokenOf('demo-minato-manager', 'staff'),
    );
    expect(answer).toMatchObject({ status: 'OK' });
    expect(await stored(second)).toMatchObject({ line: 0 });
  });

  it('moves with a child that is taken out of its stay, and stays where the times change', async () => {
    const first = await make({ from: '10:15', to: '11:15', child_ids: [1, 2] });
    const second = await make({ from: '14:00', to: '15:00', child_ids: [1] });
    const edit = async (reserve_id: number, to: string, child_ids: number[], quoted_amount: number) =>
      app.call(
        'updateReserve',
        { ...formTimes({ date, from: '10:15', to }), reserve_id, child_ids, quoted_amount },
        await token(),
      );
    expect(await edit(first, '12:15', [1, 2], 5000)).toMatchObject({ status: 'OK' });
    expect(await stored(second)).toMatchObject({ line: 0 });
    expect(await edit(first, '12:15', [2], 2500)).toMatchObject({ status: 'OK' });
    expect(await stored(second)).toMatchObject({ line });
  });

  /**
   * Starts the calls one after the other while the family's row is held: each is inside its transaction, on a connection of
   * its own, before any of them ends.
   */
  async function insideTogether<Result>(calls: readonly (() => Promise<Result>)[]): Promise<Result[]> {
    const gate = await app.pool.connect();
    const running: Promise<Result>[] = [];
    try {
      await gate.query('begin');
      await gate.query('select from customers where id = $1 for update', [customer_id]);
      for (const call of calls) {
        running.push(call());
        await eventually(async () => {
          const { rows } = await app.pool.query<{ waiting: number }>(
            `select count(*)::integer as waiting from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          expect(rows[0]?.waiting).toBe(running.length);
        });
      }
    } finally {
      await gate.query('commit');
      gate.release();
    }
    return Promise.all(running);
  }
  const linesOfDay = async () =>
    (
      await app.pool.query<{ amount: number }>(
        `select (l ->> 'amount')::integer as amount from reserves r, jsonb_array_elements(r.amount_lines) l
         where r.customer_id = $1 and r.reserve_date = $2 and r.live and l ->> 'kind' = 'current_day' order by 1`,
        [customer_id, date],
      )
    ).rows.map(({ amount }) => amount);
  const press = async ({ from, to, branch_id = 3, child_ids = [1] }: Payload, quoted_amount: number) => {
    const payload = createPayload({ date, from, to }, { branch_id, child_ids, quoted_amount });
    return app.call('createReserve', payload, await token());
  };
  const noon = { from: '14:00', to: '15:00', branch_id: 2 };
  const evening = { from: '17:00', to: '18:00', branch_id: 4 };

  it('is paid once by two reserves made at the same moment: the later press is shown the lower price', async () => {
    const amounts = [(await quote(noon)).reserve_amount, (await quote(evening)).reserve_amount] as const;
    const [first, second] = await insideTogether([() => press(noon, amounts[0]), () => press(evening, amounts[1])]);
    expect([first?.status, second]).toMatchObject(['OK', { type: 'quote_changed' }]);
    expect(await linesOfDay()).toEqual([line]);
    expect(await press(evening, amounts[1] - line)).toMatchObject({ status: 'OK', reserve_amount: amounts[1] - line });
    expect(await linesOfDay()).toEqual([0, line]);
  });

  it.each(['cancelled first', 'made first'])('is carried by the one stay that is left: %s', async (order) => {
    const carrier = await make({ from: '10:15', to: '11:15' });
    const { reserve_amount } = await quote(noon);
    const calls = [() => cancel(carrier, 0), () => press(noon, reserve_amount)];
    const answers = await insideTogether<{ status: string }>(order === 'made first' ? calls.toReversed() : calls);
    if (order === 'made first') {
      expect(answers).toMatchObject([{ status: 'OK' }, { status: 'OK' }]);
    } else {
      expect(answers).toMatchObject([{ status: 'OK' }, { type: 'quote_changed' }]);
      expect(await press(noon, reserve_amount + line)).toMatchObject({ status: 'OK' });
    }
    expect(await linesOfDay()).toEqual([line]);
  });
});
