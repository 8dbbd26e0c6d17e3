import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../db/testing/template.ts';
import { addMinutes, instantOf } from '../../domain/time.ts';
import { waitlistMode, waitlistStatus } from '../../domain/waitlist/seat-codes.ts';
import { type Family, makeFamilies, overfull } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { waitlistDesk } from './testing/waitlist.ts';

/** What time does: offers run out, nights are quiet, days end. Each test starts at the tests' moment again. */
const app = await testApp({ environment: { DATABASE_POOL_SIZE: '16' } });
const branch_id = 6;
const desk = waitlistDesk(app, branch_id);
const { waiting, offered, cameTrue, dayOver } = waitlistStatus.code;
const morning = (date: string) => ({ date, from: '10:00', to: '12:00' });
const later = (minutes: number) => app.clock.freeze(addMinutes(TEST_NOW, minutes));
const again = () => app.clock.freeze(new Date(TEST_NOW));

async function fullDay(date: string, count: number) {
  again();
  const [holder, ...families] = (await makeFamilies(app, count + 1, 1)) as [Family, ...Family[]];
  await desk.seats(date, 1);
  const reserve_id = await desk.take(holder, morning(date));
  const entries: number[] = [];
  for (const family of families) entries.push(await desk.entry(family, morning(date)));
  return { families, entries, free: () => desk.cancel(holder, reserve_id) };
}
const statuses = (ids: readonly number[]) => Promise.all(ids.map((id) => desk.status(id)));

describe('an unanswered offer', () => {
  it('runs out: the next family is asked, the first is notified and waits on', async () => {
    const { families, entries, free } = await fullDay('2026-12-14', 2);
    await free();
    await app.runJobs();
    expect(await statuses(entries)).toEqual([offered, waiting]);
    later(29);
    await desk.sweep();
    expect(await statuses(entries)).toEqual([offered, waiting]);
    later(30);
    const [first] = families as [Family];
    const late = await desk.accept(first, entries[0] ?? 0);
    expect(late).toMatchObject({ status: 'NG', type: 'offer_ended' });
    await desk.sweep();
    expect(await statuses(entries)).toEqual([waiting, offered]);
    const { rows } = await app.pool.query('select kind from notifications where customer_id = $1 order by id', [
      first.customer_id,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(['seat_offered', 'seat_offer_ended']);
    later(60);
    await desk.sweep();
    // Both were asked: the seat is for everybody now.
    expect(await statuses(entries)).toEqual([waiting, waiting]);
    expect(await overfull(app, branch_id, ['2026-12-14'])).toEqual([]);
  });

  it('accepted in the moment it runs out: either the family has the seat or the next one is asked', async () => {
    for (let round = 0; round < 4; round += 1) {
      const date = `2027-01-${String(5 + round).padStart(2, '0')}`;
      const { families, entries, free } = await fullDay(date, 2);
      await free();
      await app.runJobs();
      const [first] = families as [Family];
      const offer = await desk.offerOf(entries[0] ?? 0);
      later(round % 2 === 0 ? 30 : 29.9999);
      const token = await desk.token(first);
      const { id: seat_offer_id = 0, reserve_amount: quoted_amount = 0 } = offer ?? {};
      const press = { seat_offer_id, quoted_amount, idempotency_key: crypto.randomUUID() };
      const [answer] = await Promise.all([app.call('acceptSeatOffer', press, token), desk.sweep()]);
      later(31);
      await desk.sweep();
      expect(await statuses(entries)).toEqual(answer.status === 'OK' ? [cameTrue, waiting] : [waiting, offered]);
      expect(await overfull(app, branch_id, [date])).toEqual([]);
      await app.pool.query(
        'update waitlist_entries set status = 5, ended_at = now() where id = any ($1) and status < 3',
        [entries],
      );
    }
  });
});

describe('quiet hours', () => {
  it('nothing is offered at night for a day after tomorrow; in the morning it is, also after a restart', async () => {
    const { entries, free } = await fullDay('2026-12-16', 1);
    app.clock.freeze(instantOf('2026-11-16', 23 * 60));
    await free();
    await app.runJobs();
    expect(await statuses(entries)).toEqual([waiting]);
    app.clock.freeze(instantOf('2026-11-17', 6 * 60 + 59));
    await desk.sweep();
    expect(await statuses(entries)).toEqual([waiting]);
    // Whatever was queued is gone.
    await app.pool.query('delete from graphile_worker._private_jobs');
    app.clock.freeze(instantOf('2026-11-17', 7 * 60));
    await desk.sweep();
    expect(await statuses(entries)).toEqual([offered]);
  });

  it('tomorrow cannot wait', async () => {
    const { entries, free } = await fullDay('2026-11-17', 1);
    app.clock.freeze(instantOf('2026-11-16', 23 * 60));
    await free();
    await app.runJobs();
    expect(await statuses(entries)).toEqual([offered]);
  });
});

describe('a day of requests (△)', () => {
  it('offers nothing before staff agreed; then the accepted offer needs no answer any more', async () => {
    const date = '2026-12-17';
    const { families, entries, free } = await fullDay(date, 2);
    await app.pool.query("insert into reservable_managements (branch_id, date, status) values ($1, $2, '△')", [
      branch_id,
      date,
    ]);
    await free();
    await app.runJobs();
    expect(await statuses(entries)).toEqual([waiting, waiting]);
    const staff = await app.tokenOf('demo-honbu', 'staff');
    const listed = await app.call('staffListWishes', { branch_id, date }, staff);
    expect(listed).toMatchObject({
      status: 'OK',
      ask_flag: true,
      wishes: [
        { waitlist_entry_id: entries[0], possible_starts: ['10:00'], offer: null },
        { waitlist_entry_id: entries[1], possible_starts: ['10:00'] },
      ],
      unmet: [
        { hour: 10, families: 2, children: 2 },
        { hour: 11, families: 2, children: 2 },
      ],
    });
    const [, second] = families as [Family, Family];
    const press = {
      waitlist_entry_id: entries[1] ?? 0,
      branch_id,
      start_time: '10:00',
      idempotency_key: crypto.randomUUID(),
    };
    const given = await app.call('staffOfferSeat', press, staff);
    expect(given).toMatchObject({ status: 'OK', reserve_id: null });
    expect(await app.call('staffOfferSeat', press, staff)).toEqual(given);
    expect(await statuses(entries)).toEqual([waiting, offered]);
    expect(await app.call('staffOfferSeat', { ...press, waitlist_entry_id: entries[0] ?? 0 }, staff)).toMatchObject({
      status: 'NG',
      type: 'wish_does_not_fit',
    });
    expect(await desk.accept(second, entries[1] ?? 0)).toMatchObject({ status: 'OK', approval_status: 1 });
    const { rows } = await app.pool.query(
      "select reason, record_id from audit_logs where action = 'staffOfferSeat' and record_id = $1",
      [entries[1]],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('an entry that agreed beforehand is reserved at once when staff agree', async () => {
    const date = '2026-12-18';
    again();
    const [family] = (await makeFamilies(app, 1, 1)) as [Family];
    await app.pool.query("insert into reservable_managements (branch_id, date, status) values ($1, $2, '△')", [
      branch_id,
      date,
    ]);
    const entry = await desk.entry(family, morning(date), { mode: waitlistMode.code.reserve });
    await app.runJobs();
    expect(await desk.status(entry)).toBe(waiting);
    const press = { waitlist_entry_id: entry, branch_id, start_time: '10:00', idempotency_key: crypto.randomUUID() };
    const given = await app.call('staffOfferSeat', press, await app.tokenOf('demo-honbu', 'staff'));
    expect(given).toMatchObject({ status: 'OK', seat_offer_id: null });
    expect(await app.call('staffOfferSeat', press, await app.tokenOf('demo-honbu', 'staff'))).toEqual(given);
    const shown = await desk.shown(family, entry);
    const { rows } = await app.pool.query('select approval_status from reserves where id = $1', [shown?.reserve_id]);
    expect(rows).toEqual([{ approval_status: 1 }]);
  });
});

describe('the end of the day', () => {
  it('ends an entry with the deadline of its last start, and says so once', async () => {
    again();
    const date = '2026-11-16';
    const [family, hasty] = (await makeFamilies(app, 2, 1)) as [Family, Family];
    await desk.seats(date, 0);
    const times = { date, from: '13:00', to: '16:00' };
    const entry = await desk.entry(family, times, { minutes: 120 });
    const early = await desk.entry(hasty, times, {
      minutes: 120,
      mode: waitlistMode.code.reserve,
      notice_minutes: 180,
    });
    app.clock.freeze(instantOf(date, 11 * 60));
    await desk.sweep();
    expect(await statuses([entry, early])).toEqual([waiting, dayOver]);
    app.clock.freeze(instantOf(date, 13 * 60));
    await desk.sweep();
    await desk.sweep();
    expect(await statuses([entry])).toEqual([dayOver]);
    const { rows } = await app.pool.query('select kind from notifications where customer_id = $1', [
      family.customer_id,
    ]);
    expect(rows).toEqual([{ kind: 'wish_ended' }]);
  });
});
