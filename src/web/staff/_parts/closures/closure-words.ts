import type { DayChangePayload } from '../../../../contract/day-change.ts';
import { closureKind, reservableMark } from '../../../../domain/codes.ts';
import { closureDays } from '../../../../domain/reserves/closure-words.ts';

type ClosureFacts = {
  kind: number;
  date_from: string;
  date_to: string;
  start_time: string | null;
  end_time: string | null;
};

const clock = (time: string) => time.slice(0, 5).replace(/^0/, '');

/** 「11月18日(水)の休園」: what was closed, as a heading. */
export function closureTitle({ kind, date_from, date_to, start_time, end_time }: ClosureFacts): string {
  const days = closureDays({ date_from, date_to });
  const hours = start_time && end_time ? ` ${clock(start_time)}〜${clock(end_time)}` : '';
  if (kind === closureKind.code.day) return `${days}の休園`;
  return kind === closureKind.code.capacity
    ? `${days}${hours}の定員の変更`
    : `${days}の開園時間の変更(${hours.trim()})`;
}

/** The hours of the day that are closed, where it is not the whole day. */
export function closedHours(change: DayChangePayload): { start_time: string; end_time: string } | null {
  if (change.kind !== 'capacity') return null;
  return { start_time: clock(change.start_time), end_time: clock(change.end_time) };
}

export const closesWholeDays = (change: DayChangePayload): boolean =>
  change.kind === 'mark' && change.status === reservableMark.unavailable;
