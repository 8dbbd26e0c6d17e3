import { epochOf, type Instant, tokyoDateOf } from '../../../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../../../domain/time-format.ts';

/** 今日 9:20, 11月17日(火) 9:20 */
function dueText(due: Instant, now: Instant): string {
  const day = tokyoDateOf(due) === tokyoDateOf(now) ? '今日' : formatMonthDay(tokyoDateOf(due));
  return `${day} ${formatTime(due)}`;
}

/** By when the branch answers, or that it is late. */
export function answerDueText(due: Instant | null, now: Instant): string {
  if (due === null) return '園のお返事をお待ちください。';
  if (epochOf(due) > epochOf(now)) return `${dueText(due, now)}までに、園がお返事します。`;
  return `園のお返事が遅れています(お約束は${dueText(due, now)}まで)。お急ぎの方は、園へお電話ください。`;
}
