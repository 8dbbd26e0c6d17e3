import { describe, expect, it } from 'vitest';
import { noMinimumFee } from '../billing/cancelling/cancellation-fee.ts';
import { demoCancellationPolicy, demoHours, demoSettings } from '../calendar/demo-settings.ts';
import { currentDayFlagAfterEdit, decideEdit, type EditedReserve, type EditStake } from './reserve-edit.ts';
import type { RequestFacts } from './reserve-request.ts';

const before: EditedReserve = {
  approval_status: 1,
  childcare_status: 1,
  cancel_flag: false,
  start_datetime: '2026-11-16T09:00:00+09:00',
  created_at: '2026-11-01T10:00:00+09:00',
  reserve_amount: 3300,
  ...noMinimumFee,
  stay: { date: '2026-11-16', start: 540, end: 720, children: 1 },
  child_ids: [1],
};
const facts: RequestFacts = {
  now: '2026-11-15T12:00:00+09:00',
  settings: demoSettings,
  branch: { status: 1, real_store_flag: true, open_date: '2024-04-01', last_date: null },
  day: { hours: demoHours, capacity: 10, overrides: [], held: [] },
  staffMark: null,
  childOverlaps: false,
};
const shrunk = { stay: { ...before.stay, end: 660 }, child_ids: [1], amount: 2200 };
const longer = { stay: { ...before.stay, end: 780 }, child_ids: [1], amount: 4400 };
const earlier = { stay: { ...before.stay, start: 480 }, child_ids: [1], amount: 4400 };
const same = { stay: before.stay, child_ids: [1], amount: 3800 };
const moved = { stay: { ...before.stay, date: '2026-11-17' }, child_ids: [1], amount: 3300 };
const sibling = { stay: { ...before.stay, children: 2 }, child_ids: [1, 2], amount: 6600 };
const policies = [demoCancellationPolicy];
const edit = (
  after: typeof same & { stake?: EditStake },
  change: Partial<RequestFacts> = {},
  reserve: Partial<EditedReserve> = {},
) => decideEdit({ ...before, ...reserve }, { stake: 'fee', ...after }, { ...facts, ...change }, policies);

describe('editing a reserve', () => {
  it('keeps the approval on a ○ day', () => {
    for (const after of [shrunk, longer, same, sibling]) expect(edit(after)).toEqual({ ok: true, action: null });
  });
  it('goes back to pending on a △ day only when it enlarges', () => {
    const ask = { staffMark: '△' as const };
    for (const after of [longer, earlier, moved, sibling])
      expect(edit(after, ask)).toEqual({ ok: true, action: 'ask_again' });
    for (const after of [shrunk, same])
      expect(edit(after, ask, { approval_status: 3 })).toEqual({ ok: true, action: null });
  });
  it('is confirmed at once when moved to a ○ day', () => {
    expect(edit(moved, {}, { approval_status: 2 })).toEqual({ ok: true, action: 'confirm' });
  });
  it('may shrink, but not grow, on a day that was closed or filled afterwards', () => {
    expect(edit(shrunk, { staffMark: '×' })).toEqual({ ok: true, action: null });
    expect(edit(longer, { staffMark: '×' })).toMatchObject({ ok: false, reason: 'reserve_closed_day' });
    const full = { day: { ...facts.day, held: [{ start: 420, end: 1260, children: 10 }] } };
    expect(edit(same, full)).toEqual({ ok: true, action: null });
    expect(edit(longer, full)).toMatchObject({ ok: false, reason: 'reserve_full', alternatives: [] });
  });
  it('still has to be a stay', () => {
    expect(edit({ ...shrunk, stay: { ...before.stay, end: 585 } })).toMatchObject({
      ok: false,
      reason: 'reserve_too_short',
    });
  });
  it('ends an hour before the start', () => {
    expect(edit(same, { now: '2026-11-16T07:59:59+09:00' })).toEqual({ ok: true, action: null });
    expect(edit(same, { now: '2026-11-16T08:00:00+09:00' })).toMatchObject({ ok: false, reason: 'deadline_passed' });
    expect(edit(same, {}, { cancel_flag: true })).toMatchObject({ ok: false, reason: 'not_editable' });
    expect(edit(same, {}, { childcare_status: 2 })).toMatchObject({ ok: false, reason: 'not_editable' });
  });
  it('cannot lower the amount below the fee after the free deadline', () => {
    const late = { now: '2026-11-15T18:00:01+09:00' };
    expect(edit({ ...shrunk, amount: 1649 }, late)).toMatchObject({
      ok: false,
      reason: 'amount_below_fee',
      minimum_amount: 1650,
    });
    expect(edit({ ...shrunk, amount: 1650 }, late)).toEqual({ ok: true, action: null });
    expect(edit({ ...shrunk, amount: 1649 }, { now: '2026-11-15T18:00:00+09:00' })).toEqual({ ok: true, action: null });
    expect(edit({ ...shrunk, amount: 1100 }, late, { approval_status: 2 })).toEqual({ ok: true, action: null });
    expect(edit({ ...shrunk, amount: 1100, stake: 'none' }, late)).toEqual({ ok: true, action: null });
  });
  it('may fall to the minimum fee if only that is at stake, and to zero if nothing is', () => {
    const late = { now: '2026-11-15T18:00:01+09:00' };
    const kept = { kept_cancel_amount: 500, kept_cancel_deadline: '2026-11-10T18:00:00+09:00' };
    const stake = 'kept fee' as const;
    expect(edit({ ...shrunk, amount: 499, stake }, late, kept)).toMatchObject({ minimum_amount: 500 });
    expect(edit({ ...shrunk, amount: 500, stake }, late, kept)).toEqual({ ok: true, action: null });
    expect(edit({ ...shrunk, amount: 0, stake: 'none' }, late, kept)).toEqual({ ok: true, action: null });
  });
  it('cannot lower the amount below the fee it keeps from an earlier change', () => {
    const kept = { kept_cancel_amount: 2000, kept_cancel_deadline: '2026-11-10T18:00:00+09:00' };
    expect(edit({ ...shrunk, amount: 1999 }, {}, kept)).toMatchObject({ minimum_amount: 2000 });
    expect(edit({ ...shrunk, amount: 2000 }, {}, kept)).toEqual({ ok: true, action: null });
  });
});

describe('the same-day line after an edit', () => {
  const today = '2026-11-16T09:00:00+09:00';
  const flag = (reserve_date: string, current_day_flag: boolean, date: string) =>
    currentDayFlagAfterEdit({ reserve_date, current_day_flag }, date, today);
  it.each([
    ['moved to the day of the change', '2026-11-17', false, '2026-11-16', true],
    ['lengthened on that day', '2026-11-16', false, '2026-11-16', false],
    ['made that day and lengthened', '2026-11-16', true, '2026-11-16', true],
    ['moved away', '2026-11-16', true, '2026-11-20', true],
    ['moved to another day', '2026-11-17', false, '2026-11-20', false],
  ])('%s', (_name, reserve_date, was, date, expected) => expect(flag(reserve_date, was, date)).toBe(expected));
  it('is by the Tokyo date of the change', () => {
    const before = { reserve_date: '2026-11-18', current_day_flag: false };
    expect(currentDayFlagAfterEdit(before, '2026-11-17', '2026-11-16T14:59:59Z')).toBe(false);
    expect(currentDayFlagAfterEdit(before, '2026-11-17', '2026-11-16T15:00:00Z')).toBe(true);
  });
});
