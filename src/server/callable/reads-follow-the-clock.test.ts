import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf, tokyoDateOf } from '../../domain/time.ts';
import { customerStanding } from '../membership/store/customer-standing.ts';
import { makeFamilies } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { memberDesk } from '../testing/members.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';

/**
 * Limits, offers and expiry dates in SQL follow the server's clock (decision 2): other limits and a plan come into force on
 * a day to come, and the app's clock alone is moved there. PostgreSQL's own clock does not move, so whichever of
 * the two moments it is nearer to, an answer made by it would be wrong in the other.
 */
const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const MINATO = 2;
const [light, premium] = [1, 3];
/** Both Mondays, ten in the morning. */
const moments = [
  { day: '2026-11-16', minimum: 60, lead: '11:00', window: 60 },
  { day: '2026-12-21', minimum: 120, lead: '13:00', window: 30 },
] as const;

beforeAll(async () => {
  const copied = `step_minutes, edit_lead_minutes, request_lapse_minutes, card_due_minutes, card_due_lead_minutes, retention_days`;
  await app.pool.query(
    `insert into reserve_settings (adaptation_date, window_days, minimum_minutes, today_lead_minutes, ${copied})
     select '2026-12-21', 30, 120, 180, ${copied} from reserve_settings`,
  );
  await app.pool.query(`update plan_types set adaptation_date = '2026-12-21' where id = $1`, [premium]);
  await app.pool.query(
    `insert into reservable_managements (branch_id, date, status) select $1, unnest($2::date[]), '×'
     on conflict (branch_id, date) do update set status = '×'`,
    [MINATO, moments.map(({ day }) => day)],
  );
});

describe.each(moments)('on $day', ({ day, minimum, lead, window }) => {
  beforeEach(() => app.clock.freeze(instantOf(day, 10 * 60)));

  it('quoteReserve bills the shortest time in force', async () => {
    const stay = { ...formTimes({ date: day, from: '14:00', to: '15:00' }), branch_id: MINATO, ages: [3] };
    expect(await app.call('quoteReserve', stay)).toMatchObject({ quote: { billed_minutes: minimum } });
  });

  it('reserveCalendar shows the days that may be reserved', async () => {
    const calendar = await app.call('reserveCalendar', { branch_id: MINATO, children: 1 });
    expect(calendar).toMatchObject({ status: 'OK' });
    expect('days' in calendar && calendar.days).toHaveLength(window + 1);
  });

  it('reserveSlots and reserveTodayBranches leave the time before the first start', async () => {
    const slots = await app.call('reserveSlots', { branch_id: MINATO + 1, date: day, children: 1 });
    expect(slots).toMatchObject({ status: 'OK', minimum_minutes: minimum });
    const first = 'slots' in slots && slots.slots.find(({ startable }) => startable)?.start_time;
    expect(first).toBe(lead);
    const today = await app.call('reserveTodayBranches', { children: 1 });
    const branch = 'branches' in today && today.branches.find(({ branch_id }) => branch_id === MINATO + 1);
    expect(branch).toMatchObject({ next_start: lead });
  });

  it('a refusal offers other branches no earlier than they may be reserved', async () => {
    const [family] = await makeFamilies(app, 1, 1);
    if (!family) throw new Error('no family');
    const payload = { branch_id: MINATO, child_ids: family.child_ids, quoted_amount: 0 };
    const times = { date: day, from: '11:00', to: '13:00' };
    const answer = await app.call('createReserve', createPayload(times, payload), family.token);
    expect(answer).toMatchObject({ status: 'NG', type: 'reserve_closed_day' });
    const { alternatives } = ('details' in answer ? answer.details : {}) as {
      alternatives: { start_datetime: string }[];
    };
    const starts = alternatives.map(({ start_datetime }) => start_datetime);
    expect(starts.length).toBeGreaterThan(0);
    expect([...new Set(starts)]).toEqual([new Date(`${day}T${lead}:00+09:00`).toISOString()]);
  });

  it('a plan is quoted from its first day on', async () => {
    const member = await desk.member({ plan_type_id: light });
    const quoted = await app.call('quotePlanTypeCustomer', { plan_type_id: premium }, await app.tokenOf(member.uid));
    expect(quoted).toMatchObject(
      day === moments[1].day ? { status: 'OK', start_date: day } : { status: 'NG', type: 'plan_unavailable' },
    );
  });

  it('a free membership lasts until today', async () => {
    const { id } = await desk.member({ plan_type_id: light });
    const now = app.clock.now();
    const standing = await app.services.database.read(now, (db) => customerStanding(db, id, tokyoDateOf(now)));
    expect(standing.expiry_date).toBe(day);
  });
});
