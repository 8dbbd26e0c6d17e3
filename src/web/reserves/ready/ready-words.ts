import type { FunctionOk } from '../../../contract/functions/functions.ts';
import type { ReadyStay } from '../../../contract/ready-stay.ts';
import { mealFlags, mealsFrom, mealsText } from '../../../domain/calendar/meals.ts';
import { calledName } from '../../../domain/membership/called-name.ts';
import type { NotReadyReason } from '../../../domain/reserves/ready-stay.ts';
import { minuteOf } from '../../../domain/time.ts';
import { formatMinuteRange } from '../../../domain/time-format.ts';

export type ReadyAnswer = FunctionOk<'readySeat'>;

export const minutesOf = ({ start_time, end_time }: ReadyStay): number => minuteOf(end_time) - minuteOf(start_time);

export const rangeText = ({ start_time, end_time }: ReadyStay): string =>
  formatMinuteRange(minuteOf(start_time), minuteOf(end_time));

/** 陽向さん、葵さん */
export const namesOf = ({ children }: ReadyAnswer, { child_ids }: ReadyStay): string =>
  child_ids.map((id) => calledName(children.find(({ child_id }) => child_id === id)?.name ?? '')).join('、');

/** 昼食 for whoever eats; '' for nobody. */
export const mealsOf = ({ child_meals }: ReadyStay): string =>
  mealsText(mealsFrom(mealFlags.filter((meal) => child_meals.some((child) => child[meal] === 1))));

/** Why nothing is ready, and what to do about it. */
export function reasonText(reason: NotReadyReason | null, branch_name: string | null): string {
  const here = branch_name ?? 'いつもの園';
  switch (reason) {
    case 'full':
      return `${here}は、今日は満席です。`;
    case 'understaffed':
      return `${here}は、今日お預かりできる人数に達しました。`;
    case 'over':
      return `${here}の今日の受付は終わりました。`;
    case 'closed':
      return `${here}は、今日はお休みです。`;
    case 'own':
      return 'お子さまには、今日のご予約がすでにあります。';
    case 'age':
      return `${here}でお預かりできる年齢ではないお子さまがいます。お子さまか園を変えてください。`;
    case 'no_children':
      return 'お子さまを登録すると、すぐに予約できる席をここにご案内します。';
    case 'not_allowed':
      return 'ただいま新しいご予約を受け付けられません。マイページのご案内をご覧ください。';
    default:
      return '今日の空きは、園ごとにご覧いただけます。';
  }
}
