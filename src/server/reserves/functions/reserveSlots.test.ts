import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';
import { makeFamilies } from '../testing/families.ts';

const app = await testApp();
const [MINATO, KOHOKU] = [2, 6];
const today = '2026-11-16';
const date = '2026-12-08';

async function slots(input: Parameters<typeof ask>[0], token?: string) {
  const answer = await ask(input, token);
  if (answer.status !== 'OK') throw new Error(answer.type);
  return { ...answer, at: (time: string) => answer.slots.find(({ start_time }) => start_time === time)?.state };
}
const ask = (
  input: { branch_id: number; date: string; children?: number; child_ids?: number[]; reserve_id?: number },
  token?: string,
) => app.call('reserveSlots', input, token);

async function reserve(token: string, branch_id: number, child_ids: number[], from: string, to: string) {
  const save = (quoted_amount: number) =>
    app.call('createReserve', createPayload({ date, from, to }, { branch_id, child_ids, quoted_amount }), token);
  const asked = await save(0);
  if (asked.status === 'OK' || asked.type !== 'quote_changed') throw new Error('not offered');
  const { quote } = asked.details as { quote: { reserve_amount: number } };
  const made = await save(quote.reserve_amount);
  if (made.status !== 'OK') throw new Error(made.type);
  return made.reserve_id;
}

describe('a branch’s day for a visitor', () => {
  it('today: what is over or too near is said as such, not as full', async () => {
    const day = await slots({ branch_id: MINATO, date: today, children: 1 });
    // 10:00 in Tokyo, an hour's lead.
    expect(['07:00', '10:45', '11:00'].map(day.at)).toEqual(['too_soon', 'too_soon', 'free']);
  });
  it('full where there is no seat, closed where the day is closed', async () => {
    expect((await slots({ branch_id: MINATO, date: '2026-11-28', children: 3 })).at('15:00')).toBe('full');
    expect((await slots({ branch_id: MINATO, date: '2026-11-30', children: 1 })).at('15:00')).toBe('closed_day');
    expect((await slots({ branch_id: MINATO, date: '2027-05-01', children: 1 })).at('15:00')).toBe('outside_window');
  });
  it('does not say where a child is', async () => {
    expect(await ask({ branch_id: MINATO, date, child_ids: [1] })).toMatchObject({ type: 'reserve_child_unknown' });
  });
});

describe('one’s own children', () => {
  it('are shown where they are already, whatever the branch, and only to their own parent', async () => {
    const [one, other] = await makeFamilies(app, 2, 2);
    if (!one || !other) throw new Error('no families');
    const [first, second] = one.child_ids as [number, number];
    const reserve_id = await reserve(one.token, KOHOKU, [first], '10:00', '12:00');

    const day = await slots({ branch_id: MINATO, date, child_ids: [first, second] }, one.token);
    expect(['09:45', '10:00', '11:45', '12:00'].map(day.at)).toEqual(['free', 'own', 'own', 'free']);
    expect(day.own_reserves).toEqual([
      { reserve_id, branch_name: '港北ひだまり園', start_time: '10:00', end_time: '12:00', child_ids: [first] },
    ]);
    expect(day.slots.find(({ start_time }) => start_time === '09:15')?.startable).toBe(false);
    // The brother is free.
    expect((await slots({ branch_id: MINATO, date, child_ids: [second] }, one.token)).at('10:00')).toBe('free');
    expect(await ask({ branch_id: MINATO, date, child_ids: [first] }, other.token)).toMatchObject({
      type: 'reserve_child_unknown',
    });

    const calendar = await app.call('reserveCalendar', { branch_id: MINATO, child_ids: [first] }, one.token);
    expect(calendar).toMatchObject({ status: 'OK', own_dates: [date] });
    expect(await app.call('reserveCalendar', { branch_id: MINATO, child_ids: [first] }, other.token)).toMatchObject({
      type: 'reserve_child_unknown',
    });
    expect(await app.call('reserveCalendar', { branch_id: MINATO })).toMatchObject({ own_dates: [] });
  });

  it('a reserve being edited is not in its own way; another child who joins asks for a seat', async () => {
    const [family] = await makeFamilies(app, 1, 2);
    if (!family) throw new Error('no family');
    const { token, child_ids } = family;
    const [first = 0] = child_ids;
    const reserve_id = await reserve(token, KOHOKU, [first], '14:00', '16:00');
    const edit = await slots({ branch_id: KOHOKU, date, child_ids: [first], reserve_id }, token);
    expect(edit.own_reserves).toEqual([]);
    expect(edit.at('14:00')).toBe('free');
    expect(edit.held).toEqual({ start_time: '14:00', end_time: '16:00' });
    expect((await slots({ branch_id: KOHOKU, date, child_ids, reserve_id }, token)).held).toBeNull();
    expect(
      (await slots({ branch_id: KOHOKU, date: '2026-12-09', child_ids: [first], reserve_id }, token)).held,
    ).toBeNull();
    expect((await slots({ branch_id: MINATO, date, child_ids: [first], reserve_id }, token)).held).toBeNull();
  });
});
