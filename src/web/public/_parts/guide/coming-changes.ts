import { fieldsOf, ruleValueText, sameRuleValue } from '../../../../contract/functions/settings/rule-text.ts';
import type { SelectUserGuideData } from '../../../../contract/operations/generated.ts';
import { comingRows, rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { addDays, addMonths, type TokyoDate } from '../../../../domain/time.ts';
import { formatYen } from '../../../../domain/yen.ts';

type Guide = Pick<
  SelectUserGuideData,
  'unit_prices' | 'cancellation_policies' | 'coming_policies' | 'changing_plans' | 'changing_tickets'
>;
export type ComingChange = { readonly date: TokyoDate; readonly text: string };

/** Changes are announced as soon as they are planned, at most this far ahead (民法548条の4: before they take effect). */
const monthsShown = 12;

/** What changes on which day, the nearest first. */
export function comingChanges(guide: Guide, today: TokyoDate): ComingChange[] {
  const last = addMonths(today, monthsShown);
  return [
    ...differences('unit_prices', guide.unit_prices, today),
    ...differences('cancellation_policies', [...guide.cancellation_policies, ...guide.coming_policies], today),
    ...guide.changing_plans.flatMap(planChanges),
    ...guide.changing_tickets.flatMap(ticketChanges),
  ]
    .filter(({ date }) => date > today && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date));
}

type Dated = { readonly adaptation_date: TokyoDate } & Readonly<Record<string, unknown>>;

function differences(
  table: 'unit_prices' | 'cancellation_policies',
  rows: readonly Dated[],
  today: TokyoDate,
): ComingChange[] {
  return comingRows(rows, today).flatMap((row) => {
    const before = rowInForceIfAny(rows, addDays(row.adaptation_date, -1));
    if (before === null) return [];
    return Object.entries(fieldsOf(table))
      .filter(([name]) => !sameRuleValue(table, name, before[name], row[name]))
      .map(([name, { label }]) => {
        const [was, becomes] = [before, row].map((each) => ruleValueText(table, name, each[name]));
        return { date: row.adaptation_date, text: `${label}: ${was}から${becomes}に変わります。` };
      });
  });
}

function planChanges({
  name,
  monthly_amount,
  adaptation_date,
  withdrawn_date,
}: Guide['changing_plans'][number]): ComingChange[] {
  const begins = {
    date: adaptation_date,
    text: `プラン「${name}」(月額${formatYen(monthly_amount)})のお申し込みを始めます。`,
  };
  if (withdrawn_date === null) return [begins];
  const text = `プラン「${name}」の新しいお申し込みを終えます。お使いの方は、そのままお使いいただけます。`;
  return [begins, { date: withdrawn_date, text }];
}

function ticketChanges({
  name,
  price,
  adaptation_date,
  withdrawn_date,
}: Guide['changing_tickets'][number]): ComingChange[] {
  const begins = { date: adaptation_date, text: `回数券「${name}」が${formatYen(price)}になります。` };
  if (withdrawn_date === null) return [begins];
  const text = `回数券「${name}」の販売を終えます。お持ちの回数券は、有効期限までお使いいただけます。`;
  return [begins, { date: withdrawn_date, text }];
}
