import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCancellationPolicy } from '../../calendar/demo-settings.ts';
import golden from '../../cases/fair-cancellation.json' with { type: 'json' };
import { cancelCause } from '../../codes.ts';
import { addDays, tokyoDateOf } from '../../time.ts';
import { cancellationFee, noMinimumFee } from './cancellation-fee.ts';
import { feeByCause, illnessTier, isFreeMove, quarterText } from './fair-cancellation.ts';
import { fairRows } from './fair-text.ts';

const reserveOf = (start_datetime: string, reserve_amount: number) => ({
  ...noMinimumFee,
  start_datetime,
  reserve_amount,
  created_at: '2026-11-01T10:00:00+09:00',
  approval_status: 1 as const,
  childcare_status: 1 as const,
});
const quarter = (date: string) => `${date.slice(0, 4)} ${quarterText(date)}`;

describe('fair cancellation', () => {
  it.each(golden.cases)('$name', ({ now, turns, free_moves, illness_percent, ...each }) => {
    const policy = { ...demoCancellationPolicy, illness_percent };
    const reserve = reserveOf(each.start_datetime, each.reserve_amount);
    const reserve_date = tokyoDateOf(reserve.start_datetime);
    const used = turns.filter((date) => quarter(date) === quarter(reserve_date)).length;
    const quote = cancellationFee(reserve, [policy], now);
    const illness = illnessTier(quote, reserve, policy, used);
    expect([illness.fee, illness.left]).toEqual([each.illness_amount, each.illness_left]);
    const before = { ...reserve, reserve_date, free_moves };
    expect(isFreeMove(before, policy, { date: addDays(reserve_date, 14), now })).toBe(each.free_move);
    expect(isFreeMove(before, policy, { date: addDays(reserve_date, 15), now })).toBe(false);
    expect(isFreeMove(before, policy, { date: reserve_date, now })).toBe(false);
  });

  it('never costs more for illness, takes a turn only where it costs less, and nothing for the branch’s cause', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), fc.nat(100), fc.nat(4), (fee, amount, illness_percent, used) => {
        const quote = { fee: Math.min(fee, amount) };
        const policy = { ...demoCancellationPolicy, illness_percent };
        const reserve = { reserve_amount: amount, start_datetime: '2026-11-16T10:00:00+09:00' };
        const illness = illnessTier(quote, reserve, policy, used);
        expect(illness.fee).toBeLessThanOrEqual(quote.fee);
        expect(illness.takesTurn).toBe(illness.fee < quote.fee);
        if (illness.left === 0) expect(illness.takesTurn).toBe(false);
        expect(feeByCause(quote, cancelCause.code.branch, illness)).toBe(0);
        expect(feeByCause(quote, cancelCause.code.family, illness)).toBe(quote.fee);
      }),
    );
  });

  it('says the sentence of the tier with its fee, and none where it costs nothing', () => {
    const reserve = reserveOf('2026-11-16T10:00:00+09:00', 2000);
    const reasonAt = (now: string) => cancellationFee(reserve, [demoCancellationPolicy], now).reason;
    expect(reasonAt('2026-11-15T18:00:00+09:00')).toBe('');
    expect(reasonAt('2026-11-15T18:00:01+09:00')).toBe(demoCancellationPolicy.late_reason);
    expect(reasonAt('2026-11-16T08:00:00+09:00')).toBe(demoCancellationPolicy.last_reason);
  });

  it('tells only what headquarters allow', () => {
    expect(fairRows(demoCancellationPolicy).map(({ when, fee }) => [when, fee])).toEqual([
      ['お子さまの体調不良のときは', '0円'],
      ['別の日に変更するときは', '0円'],
    ]);
    expect(fairRows({ ...demoCancellationPolicy, illness_limit_per_quarter: 0, move_limit: 0 })).toEqual([]);
  });

  it('counts by the quarters of the calendar', () => {
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterText)).toEqual([
      '1〜3月',
      '1〜3月',
      '4〜6月',
      '10〜12月',
    ]);
  });
});
