import { describe, expect, it } from 'vitest';
import { addMinutes } from '../../domain/time.ts';
import { offerStatus, waitlistMode, waitlistStatus } from '../../domain/waitlist/seat-codes.ts';
import { makeFamilies, overfull } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { waitlistDesk } from './testing/waitlist.ts';

/** The demo world at Mon 2026-11-16 10:00 in Tokyo; every test has its own day with as many seats as it says. */
const app = await testApp();
const branch_id = 6;
const desk = waitlistDesk(app, branch_id);
const { waiting, offered, cameTrue, dayOver, withdrawn, overtaken } = waitlistStatus.code;
const morning = (date: string) => ({ date, from: '10:00', to: '12:00' });
const notices = async (customer_id: number) =>
  (await app.pool.query('select kind from notifications where customer_id = $1 order by id', [customer_id])).rows.map(
    ({ kind }) => kind,
  );

/** A full day: one family has the only seats, the others wait in this order. */
async function fullDay(date: string, count: number, children = 1) {
  const [holder, ...families] = await makeFamilies(app, count + 1, children);
  if (holder === undefined) throw new Error('no family');
  await desk.seats(date, children);
  const reserve_id = await desk.take(holder, morning(date));
  return { families, free: () => desk.cancel(holder, reserve_id) };
}

describe('entries are assigned seats in the order they came', () => {
  it('a cancellation offers the seat to the first, who accepts', async () => {
    const date = '2026-12-14';
    const { families, free } = await fullDay(date, 2);
    const [first, second] = families as [(typeof families)[0], (typeof families)[0]];
    const [a, b] = [await desk.entry(first, morning(date)), await desk.entry(second, morning(date))];
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)]).toEqual([waiting, waiting]);
    await free();
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)]).toEqual([offered, waiting]);
    const shown = await desk.shown(first, a);
    expect(shown?.offer).toMatchObject({ branch_id, status: offerStatus.code.open, quote: { reserve_amount: 2200 } });
    expect(shown?.offer?.expires_at).toBe('2026-11-16T01:30:00.000Z');
    // The seat is held: no one else gets it.
    await expect(desk.take(second, morning(date))).rejects.toThrow('reserve_full');
    const made = await desk.accept(first, a);
    expect(made).toMatchObject({ status: 'OK', approval_status: 1, reserve_amount: 2200 });
    expect(await desk.status(a)).toBe(cameTrue);
    expect(await notices(first.customer_id)).toEqual(['seat_offered', 'reserve_confirmed']);
    const late = { waitlist_entry_id: a };
    expect(await app.call('cancelWaitlistEntry', late, await desk.token(first))).toMatchObject({ type: 'wish_ended' });
    await app.runJobs();
    expect(await desk.status(b)).toBe(waiting);
    expect(await overfull(app, branch_id, [date])).toEqual([]);
  });

  it('accepted twice, also at once, it is one reserve', async () => {
    const date = '2026-12-15';
    const { families, free } = await fullDay(date, 1);
    const [family] = families as [(typeof families)[0]];
    const entry = await desk.entry(family, morning(date));
    await free();
    await app.runJobs();
    const seat_offer_id = (await desk.offerOf(entry))?.id ?? 0;
    const press = { seat_offer_id, quoted_amount: 2200 };
    const answers = await Promise.all([1, 2, 3].map(() => desk.accept(family, entry, press)));
    expect(new Set(answers.map((answer) => (answer.status === 'OK' ? answer.reserve_id : 0))).size).toBe(1);
    expect(answers.every(({ status }) => status === 'OK')).toBe(true);
    expect(await desk.accept(family, entry, { ...press, quoted_amount: 1 })).toMatchObject({ status: 'OK' });
  });

  it('another price is shown first', async () => {
    const date = '2026-12-16';
    const { families, free } = await fullDay(date, 1);
    const [family] = families as [(typeof families)[0]];
    const entry = await desk.entry(family, morning(date));
    await free();
    await app.runJobs();
    expect(await desk.accept(family, entry, { quoted_amount: 1 })).toMatchObject({
      status: 'NG',
      type: 'quote_changed',
    });
    expect(await desk.status(entry)).toBe(offered);
    expect(await desk.accept(family, entry)).toMatchObject({ status: 'OK' });
  });

  it('whole families only: two children wait for two seats, one child behind them gets the one', async () => {
    const date = '2026-12-17';
    const [holder] = await makeFamilies(app, 1, 2);
    const [pair] = await makeFamilies(app, 1, 2);
    const [single] = await makeFamilies(app, 1, 1);
    if (!holder || !pair || !single) throw new Error('no family');
    await desk.seats(date, 2);
    await desk.take({ ...holder, child_ids: holder.child_ids.slice(0, 1) }, morning(date));
    const second = await desk.take({ ...holder, child_ids: holder.child_ids.slice(1) }, morning(date));
    const [a, b] = [await desk.entry(pair, morning(date)), await desk.entry(single, morning(date))];
    await desk.cancel(holder, second);
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)]).toEqual([waiting, offered]);
    await desk.seats(date, 4);
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)]).toEqual([offered, offered]);
  });

  it('an entry is assigned a seat at once where a seat is free, at the first start that fits', async () => {
    const date = '2026-12-18';
    const [holder, family] = await makeFamilies(app, 2, 1);
    if (!holder || !family) throw new Error('no family');
    await desk.seats(date, 1);
    await desk.take(holder, morning(date));
    const entry = await desk.entry(family, { date, from: '09:00', to: '17:00' }, { minutes: 120 });
    await app.runJobs();
    const shown = await desk.shown(family, entry);
    expect(shown?.offer?.start_datetime).toBe('2026-12-18T03:00:00.000Z');
  });

  it('whatever stops the first family lets the next one be asked, and the job ends in peace', async () => {
    const date = '2026-12-11';
    const { families, free } = await fullDay(date, 2);
    const [first, second] = families as [(typeof families)[0], (typeof families)[0]];
    const a = await desk.entry(first, morning(date), { mode: waitlistMode.code.reserve });
    const b = await desk.entry(second, morning(date));
    await app.pool.query('update customers set stripe_payment_method_id = null where id = $1', [first.customer_id]);
    await free();
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)]).toEqual([waiting, offered]);
    const { rows } = await app.pool.query(
      "select task_identifier, last_error from graphile_worker.jobs where last_error <> ''",
    );
    expect(rows).toEqual([]);
  });

  it('declined: the next family is asked at once, and this one not again for that seat', async () => {
    const date = '2026-12-21';
    const { families, free } = await fullDay(date, 2);
    const [first, second] = families as [(typeof families)[0], (typeof families)[0]];
    const a = await desk.entry(first, { date, from: '10:00', to: '12:30' }, { minutes: 120 });
    const b = await desk.entry(second, morning(date));
    await free();
    await app.runJobs();
    const seat_offer_id = (await desk.offerOf(a))?.id ?? 0;
    const token = await desk.token(first);
    expect(await app.call('declineSeatOffer', { seat_offer_id }, token)).toMatchObject({ status: 'OK' });
    expect(await app.call('declineSeatOffer', { seat_offer_id }, token)).toMatchObject({ status: 'OK' });
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)]).toEqual([waiting, offered]);
    const press = { seat_offer_id, quoted_amount: 2200 };
    expect(await desk.accept(first, a, press)).toMatchObject({ status: 'NG', type: 'offer_ended' });
  });

  it('two branches: one offer an entry, the other branch goes on', async () => {
    const date = '2026-12-23';
    const elsewhere = 8;
    const [both, other] = await makeFamilies(app, 2, 1);
    if (!both || !other) throw new Error('no family');
    await desk.seats(date, 0);
    await desk.seats(date, 0, elsewhere);
    const a = await desk.entry(both, morning(date), { branch_ids: [branch_id, elsewhere] });
    const b = await desk.entry(other, morning(date), { branch_ids: [elsewhere] });
    await desk.seats(date, 1);
    await desk.seats(date, 1, elsewhere);
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)].sort()).toEqual([offered, offered]);
    const open = await app.pool.query(
      'select waitlist_entry_id, count(*)::integer as count from seat_offers where waitlist_entry_id = any ($1) group by 1',
      [[a, b]],
    );
    expect(open.rows.map(({ count }) => count)).toEqual([1, 1]);
    expect(await overfull(app, elsewhere, [date])).toEqual([]);
  });
});

describe('reserved at once, as agreed', () => {
  it('reserves, says until when it cancels free, and cancels free until then', async () => {
    const date = '2026-11-16';
    const [family] = await makeFamilies(app, 1, 1);
    if (!family) throw new Error('no family');
    await desk.seats(date, 0);
    const times = { date, from: '13:00', to: '15:00' };
    const entry = await desk.entry(family, times, { mode: waitlistMode.code.reserve, notice_minutes: 60 });
    await desk.seats(date, 10);
    await app.runJobs();
    expect(await desk.status(entry)).toBe(cameTrue);
    const shown = await desk.shown(family, entry);
    expect(shown).toMatchObject({ free_cancel_until: '2026-11-16T01:30:00.000Z', offer: null });
    expect(await notices(family.customer_id)).toEqual(['wish_reserved']);
    const feeAt = async (moment: Date) => {
      const sql = 'select cancel_amount from view_reserve_cancellation_fees where reserve_id = $1';
      const { rows } = await app.services.database.read(moment, (db) =>
        db.query<{ cancel_amount: number }>(sql, [shown?.reserve_id]),
      );
      return rows[0]?.cancel_amount ?? -1;
    };
    expect(await feeAt(app.clock.now())).toBe(0);
    expect(await feeAt(addMinutes(app.clock.now(), 31))).toBeGreaterThan(0);
    const gone = await app.call(
      'cancelReserve',
      { reserve_id: shown?.reserve_id ?? 0, quoted_fee: 0, cancel_remarks: '' },
      await desk.token(family),
    );
    expect(gone).toMatchObject({ status: 'OK', cancel_amount: 0 });
  });

  it('never above the ceiling, never with less notice than agreed', async () => {
    const date = '2026-12-24';
    const { families, free } = await fullDay(date, 2);
    const [dear, late] = families as [(typeof families)[0], (typeof families)[0]];
    const times = morning(date);
    const a = await desk.entry(dear, times, { mode: waitlistMode.code.reserve });
    const b = await desk.entry(late, times, { mode: waitlistMode.code.reserve });
    await app.pool.query('update waitlist_entries set price_ceiling = 2199 where id = $1', [a]);
    await free();
    await app.runJobs();
    expect([await desk.status(a), await desk.status(b)]).toEqual([waiting, cameTrue]);
    expect(await desk.add(dear, times, { mode: waitlistMode.code.reserve, price_ceiling: 1 })).toMatchObject({
      status: 'NG',
      type: 'quote_changed',
    });
  });
});

describe('what ends an entry', () => {
  it('a reserve of the same children at that time, also their other entries and offers', async () => {
    const date = '2026-12-25';
    const { families, free } = await fullDay(date, 2);
    const [family, next] = families as [(typeof families)[0], (typeof families)[0]];
    const a = await desk.entry(family, morning(date));
    const later = await desk.entry(family, { date, from: '11:00', to: '14:00' });
    const apart = await desk.entry(family, { date, from: '15:00', to: '17:00' });
    const b = await desk.entry(next, morning(date));
    await free();
    await app.runJobs();
    expect(await desk.status(a)).toBe(offered);
    // The family finds a seat by itself, at another branch.
    await desk.take(family, morning(date), 8);
    expect([await desk.status(a), await desk.status(later)]).toEqual([overtaken, overtaken]);
    expect([waiting, offered]).toContain(await desk.status(apart));
    await app.runJobs();
    expect(await desk.status(b)).toBe(offered);
  });

  it('a request ends it only when the branch agrees', async () => {
    const date = '2027-01-05';
    const [family] = await makeFamilies(app, 1, 1);
    if (!family) throw new Error('no family');
    await desk.seats(date, 0);
    const entry = await desk.entry(family, morning(date));
    await app.pool.query("insert into reservable_managements (branch_id, date, status) values (8, $1, '△')", [date]);
    const reserve_id = await desk.take(family, morning(date), 8);
    expect(await desk.status(entry)).toBe(waiting);
    const staff = await app.tokenOf('demo-honbu', 'staff');
    await app.call('staffApproveReserve', { reserve_id, approval_comment: '' }, staff);
    expect(await desk.status(entry)).toBe(overtaken);
  });

  it('two accounts of a family become one: entry, offer and held seat go along', async () => {
    const date = '2027-01-06';
    const [old, kept] = await makeFamilies(app, 2, 1);
    if (!old || !kept) throw new Error('no family');
    await desk.seats(date, 1);
    const entry = await desk.entry(old, morning(date));
    await app.runJobs();
    expect(await desk.status(entry)).toBe(offered);
    const pair = {
      from_customer_id: old.customer_id,
      into_customer_id: kept.customer_id,
      joined_child_ids: old.child_ids,
    };
    const staff = await app.tokenOf('demo-honbu', 'staff');
    const shown = await app.call('headquartersMergeCustomers', pair, staff);
    const accepted = shown.status === 'OK' ? shown.accept : '';
    const merged = await app.call('headquartersMergeCustomers', { ...pair, reason: '同じご家庭', accepted }, staff);
    expect(merged).toMatchObject({ status: 'OK', merged: true });
    expect(await desk.status(entry)).toBe(offered);
    expect(await desk.accept(kept, entry)).toMatchObject({ status: 'OK' });
    expect(await overfull(app, branch_id, [date])).toEqual([]);
  });

  it('withdrawing, leaving, a stop and a child that is taken away', async () => {
    const date = '2026-12-28';
    const { families } = await fullDay(date, 4);
    const ids = [];
    for (const family of families) ids.push(await desk.entry(family, morning(date)));
    const [one, two, three, four] = families as [
      (typeof families)[0],
      (typeof families)[0],
      (typeof families)[0],
      (typeof families)[0],
    ];
    const gone = { waitlist_entry_id: ids[0] ?? 0 };
    expect(await app.call('cancelWaitlistEntry', gone, await desk.token(one))).toMatchObject({ status: 'OK' });
    expect(await app.call('cancelWaitlistEntry', gone, await desk.token(one))).toMatchObject({ status: 'OK' });
    await app.pool.query('update customers set status = 4 where id = $1', [two.customer_id]);
    await app.pool.query("insert into customer_stops (customer_id, reason, account_id) values ($1, '試験', 1)", [
      three.customer_id,
    ]);
    await app.pool.query('update children set disable = true where id = any ($1)', [four.child_ids]);
    expect(await Promise.all(ids.map((id) => desk.status(id)))).toEqual([withdrawn, withdrawn, withdrawn, withdrawn]);
  });

  it('a closed day withdraws its offers and serves no one', async () => {
    const date = '2026-12-29';
    const { families, free } = await fullDay(date, 1);
    const [family] = families as [(typeof families)[0]];
    const entry = await desk.entry(family, morning(date));
    await free();
    await app.runJobs();
    expect(await desk.status(entry)).toBe(offered);
    await app.pool.query("insert into reservable_managements (branch_id, date, status) values ($1, $2, '×')", [
      branch_id,
      date,
    ]);
    await app.runJobs();
    expect(await desk.status(entry)).toBe(waiting);
    expect(await notices(family.customer_id)).toEqual(['seat_offered', 'seat_offer_ended']);
  });

  it('refuses in words what cannot come true', async () => {
    const date = '2026-12-30';
    const { families } = await fullDay(date, 1);
    const [family] = families as [(typeof families)[0]];
    const times = morning(date);
    const type = async (...asked: Parameters<typeof desk.add>) => {
      const answer = await desk.add(...asked);
      return answer.status === 'NG' ? answer.type : answer.status;
    };
    expect(await type(family, { ...times, date: '2027-03-30' })).toBe('reserve_outside_window');
    expect(await type(family, { ...times, date: '2026-11-16', from: '09:00', to: '10:30' })).toBe('wish_too_late');
    expect(await type(family, { ...times, from: '10:05', to: '12:05' })).toBe('reserve_bad_times');
    expect(await type(family, { ...times, from: '01:00', to: '03:00' })).toBe('reserve_outside_hours');
    expect(await type(family, { ...times, from: '21:30', to: '23:30' })).toBe('reserve_outside_hours');
    expect(await type(family, times, { child_ids: [1] })).toBe('reserve_child_unknown');
    const closed = { ...times, date: '2026-12-31' };
    await app.pool.query(
      `insert into reservable_managements (branch_id, date, status) values ($1, $2, '×')
       on conflict (branch_id, date) do update set status = excluded.status`,
      [branch_id, closed.date],
    );
    expect(await type(family, closed)).toBe('reserve_closed_day');
    expect(await type(family, times, { branch_ids: [99_999] })).toBe('reserve_branch_unavailable');
    await app.pool.query('update customers set stripe_payment_method_id = null where id = $1', [family.customer_id]);
    expect(await type(family, times)).toBe('card_missing');
    await app.pool.query("update customers set stripe_payment_method_id = 'pm', status = 2 where id = $1", [
      family.customer_id,
    ]);
    expect(await type(family, times)).toBe('customer_disabled');
    await app.pool.query('update customers set status = 1 where id = $1', [family.customer_id]);
    for (let count = 0; count < 5; count += 1) expect(await type(family, times)).toBe('OK');
    expect(await type(family, times)).toBe('wish_limit');
    expect(dayOver).toBe(4);
  });
});
