import { minuteOf } from '../../time.ts';
import { formatMinuteRange } from '../../time-format.ts';
import type { PriceLine } from '../pricing.ts';

type BilledLine = Pick<PriceLine, 'child_index' | 'kind' | 'from' | 'to' | 'absent_percent'>;

/** The time each child is billed for, '9:50〜12:00', where siblings came or left apart; empty where they did not. */
export function ownTimes(lines: readonly BilledLine[]): ReadonlyMap<number, string> {
  const times = new Map(
    lines.flatMap(({ child_index, kind, from, to }): [number, string][] =>
      kind === 'childcare' && from !== undefined && to !== undefined
        ? [[child_index, formatMinuteRange(minuteOf(from), minuteOf(to))]]
        : [],
    ),
  );
  return new Set(times.values()).size > 1 ? times : new Map();
}

/** Why a child that did not come is on the bill: 'ご来園なし(ご予定の料金の50%)'. */
export const absenceText = ({ absent_percent }: Pick<BilledLine, 'absent_percent'>): string | null =>
  absent_percent === undefined ? null : `ご来園なし(ご予定の料金の${absent_percent}%)`;
