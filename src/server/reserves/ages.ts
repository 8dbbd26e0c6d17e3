import { Refusal } from '../../contract/refusal.ts';
import { ageLimitsText, ageRefusal, takenFrom, takenUntil } from '../../domain/membership/age.ts';
import { withSan } from '../../domain/text/called-name.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { formatDate, formatMonthDay } from '../../domain/time-format.ts';
import type { BranchDayFacts } from './store/reserve-facts.ts';

type AgedChild = {
  readonly id?: number;
  readonly name?: string;
  /** A simulated child, with an age but no birth date. */
  readonly age?: number;
  readonly date_of_birth: TokyoDate;
  /** The form field that is flagged. */
  readonly field?: string | undefined;
};

/**
 * Refuses a stay for a child the branch does not take on that day. Asked for every new reserve and for every change that
 * moves or enlarges one; a manager's reason sets rules of time and seats aside, never this one.
 */
export function refuseAges(
  children: readonly AgedChild[],
  date: TokyoDate,
  { branch_name, age_limits }: Pick<BranchDayFacts, 'branch_name' | 'age_limits'>,
): void {
  const refused = children.flatMap((child) => {
    const reason = ageRefusal(child.date_of_birth, date, age_limits);
    if (reason === null) return [];
    const from = takenFrom(child.date_of_birth, age_limits);
    const until = takenUntil(child.date_of_birth, age_limits);
    const taken = `${branch_name}でお預かりできる年齢(${ageLimitsText(age_limits)})`;
    const msg =
      reason === 'too_young'
        ? `${called(child)}は、${formatMonthDay(date)}にはまだ、${taken}ではありません。${formatDate(from)}からご利用いただけます。それ以降の日をお選びください。`
        : `${called(child)}は、${taken}を過ぎています。生年月日に誤りがあれば、お子さまの情報を変更してください。`;
    return [{ msg, field: child.field ?? 'child_ids', age: { child_id: child.id ?? null, reason, from, until } }];
  });
  if (refused.length === 0) return;
  throw new Refusal('reserve_age', {
    msg: refused.map(({ msg }) => msg).join('\n'),
    fields: [...new Set(refused.map(({ field }) => field))],
    details: { ages: refused.map(({ age }) => age) },
  });
}

function called({ name, age, date_of_birth }: AgedChild): string {
  if (name !== undefined) return withSan(name);
  return age === undefined ? `${formatDate(date_of_birth)}生まれのお子さま` : `${age}歳のお子さま`;
}
