import type { z } from 'zod';
import type { pricePreview, RuleRow } from '../../contract/functions/settings/rule-rows.ts';
import type { ExampleResult } from '../../domain/billing/example-stays.ts';
import { ruleNotices } from '../../domain/billing/rule-notices.ts';

type Preview = z.output<typeof pricePreview>;

/** Of several kinds of change each duty once, with the day by which it is due first. */
export function noticesOf(
  rows: readonly RuleRow[],
  facts: Omit<Parameters<typeof ruleNotices>[0], 'table'>,
): Preview['notices'] {
  const all = rows.flatMap(({ table }) => ruleNotices({ table, ...facts }));
  const byTitle = Map.groupBy(all, ({ title }) => title);
  return [...byTitle.values()]
    .map((same) => same.toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? ''))[0] ?? same[0])
    .filter((each) => each !== undefined);
}

export function isDearer({ before, after }: { before: ExampleResult; after: ExampleResult }): boolean {
  const amounts = (result: ExampleResult) => [result.total, result.fees?.late, result.fees?.last, result.fees?.no_show];
  const earlier = amounts(before);
  return amounts(after).some((amount, index) => (amount ?? 0) > (earlier[index] ?? amount ?? 0));
}
