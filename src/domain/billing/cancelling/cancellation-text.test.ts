import { describe, expect, it } from 'vitest';
import { demoCancellationPolicy } from '../../calendar/demo-settings.ts';
import { type CancellableReserve, cancellationSchedule, noMinimumFee } from './cancellation-fee.ts';
import { type FeeStep, feeLine, feeRows, minimumFeeText, shortFee, takeBackText } from './cancellation-text.ts';

const start = '2026-11-18T12:00:00+09:00';
const reserve: CancellableReserve = {
  ...noMinimumFee,
  start_datetime: start,
  created_at: '2026-11-10T09:00:00+09:00',
  reserve_amount: 2200,
  approval_status: 1,
  childcare_status: 1,
};
const steps = (change: Partial<CancellableReserve>, now: string): FeeStep[] =>
  cancellationSchedule({ ...reserve, ...change }, [demoCancellationPolicy], now).map(({ fee, kept, ...step }) => ({
    ...step,
    cancel_amount: fee,
    kept_flag: kept,
  }));
const rows = (change: Partial<CancellableReserve>, now: string, ask?: { beforeAnswer: number }) =>
  feeRows(steps(change, now), start, ask).map(({ when, fee }) => `${when} ${fee}`);
const kept = { kept_cancel_amount: 1500, kept_cancel_deadline: '2026-11-12T18:00:00+09:00' };

describe('the fee in words', () => {
  it('weeks before', () => {
    expect(rows({}, '2026-11-10T09:20:00+09:00')).toEqual([
      'いまキャンセルすると 0円',
      '11月17日(火) 18:00を過ぎると 1,100円(50%)',
      '開始の2時間前からは 1,760円(80%)',
      'ご連絡のないお休みは 2,200円(100%)',
    ]);
    expect(feeLine(steps({}, '2026-11-10T09:20:00+09:00'), start)).toBe(
      '11月17日(火) 18:00まで 0円、その後は 1,100円(50%)、開始の2時間前からは 1,760円(80%)、ご連絡のないお休みは 2,200円(100%)',
    );
  });
  it('made within two hours of the start', () => {
    const now = '2026-11-18T11:00:00+09:00';
    const today = { created_at: now, reserve_amount: 5000 };
    expect(rows(today, now)).toEqual([
      'いまキャンセルすると 0円',
      '11月18日(水) 11:05を過ぎると 4,000円(80%)',
      'ご連絡のないお休みは 5,000円(100%)',
    ]);
    expect(feeLine(steps(today, now), start)).toBe(
      '11月18日(水) 11:05まで 0円、その後は 4,000円(80%)、ご連絡のないお休みは 5,000円(100%)',
    );
    expect(shortFee(steps(today, now))).toBe('キャンセル料 ご予約から5分は0円、その後は4,000円(80%)から');
  });
  it('made so late that it costs at once', () => {
    const steps: FeeStep[] = [
      { from: '2026-11-18T09:00:00+09:00', percent: 50, cancel_amount: 1100, tier: 'late', kept_flag: false },
      { from: '2026-11-18T10:00:00+09:00', percent: 80, cancel_amount: 1760, tier: 'last', kept_flag: false },
    ];
    expect(feeLine(steps, start)).toBe('1,100円(50%)、開始の2時間前からは 1,760円(80%)');
  });
  it('beside the button', () => {
    const soon = '2026-11-18T11:00:00+09:00';
    const made = { cancel_schedule: steps({ created_at: soon }, soon) };
    expect(takeBackText({ ...made, take_back_minutes: 5 })).toBe('押してから5分は、無料で取り消せます。');
    expect(takeBackText({ ...made, take_back_minutes: 0 })).toBe('');
    expect(takeBackText({ cancel_schedule: steps({}, '2026-11-10T09:20:00+09:00') })).toBe(
      '11月17日(火) 18:00まで、無料でキャンセルできます。',
    );
    expect(takeBackText({ cancel_schedule: steps({}, soon), take_back_minutes: 5 })).toBe('');
    expect(takeBackText({ cancel_schedule: steps({}, soon) }, true)).toBe('園のお返事の前なら、無料で取り消せます。');
  });
  it('made the same day: free for a quarter of an hour', () => {
    const now = '2026-11-18T08:00:00+09:00';
    expect(rows({ created_at: now }, now).slice(0, 2)).toEqual([
      'いまキャンセルすると 0円',
      '11月18日(水) 8:15を過ぎると 1,100円(50%)',
    ]);
  });
  it('on a day the branch answers first', () => {
    expect(rows({}, '2026-11-10T09:20:00+09:00', { beforeAnswer: 0 }).slice(0, 3)).toEqual([
      '園のお返事の前は 0円',
      '園のお返事のあとは 0円',
      '11月17日(火) 18:00を過ぎると 1,100円(50%)',
    ]);
    expect(rows(kept, '2026-11-13T09:00:00+09:00', { beforeAnswer: 1500 })[0]).toBe(
      '園のお返事の前は 1,500円(変更前のキャンセル料)',
    );
  });
  it('in short, where the branch answers first, says that the fee begins with the answer', () => {
    const words = shortFee(steps({}, '2026-11-10T09:20:00+09:00'), true);
    expect(words).toBe('お返事のあとのキャンセル料 11月17日(火) 18:00まで0円、その後は1,100円(50%)から');
  });
  it('names no deadline that was over in the moment the reserve was made', () => {
    expect(minimumFeeText(1500, reserve.created_at, reserve.created_at)).toContain('無料でキャンセルできる時間');
  });
  it('carried over from before a change', () => {
    expect(rows(kept, '2026-11-13T09:00:00+09:00')).toEqual([
      'いまキャンセルしても 1,500円(変更前のキャンセル料)',
      '開始の2時間前からは 1,760円(80%)',
      'ご連絡のないお休みは 2,200円(100%)',
    ]);
    expect(minimumFeeText(1500, kept.kept_cancel_deadline, reserve.created_at)).toContain(
      '(11月12日(木) 18:00)を過ぎてから',
    );
    expect(minimumFeeText(1500, kept.kept_cancel_deadline, '2026-11-13T09:00:00+09:00')).not.toContain('11月12日');
  });
});
