import { ruleValueText, sameRuleValue } from '../../../contract/functions/settings/rule-text.ts';
import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import type { Settings } from '../../../domain/settings/kinds.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import type { Subject } from './rule-pages.ts';
import type { RuleData } from './rule-values.ts';

/** The names of a subject a row sets to something else than the row before it; of a first row all. */
export const changedIn = (fields: Settings, table: RuleTable, rows: readonly RuleData[], row: RuleData): string[] => {
  const before = rowInForceIfAny(rows, addDays(row.adaptation_date, -1));
  const names = Object.keys(fields);
  return before === null ? names : names.filter((name) => !sameRuleValue(table, name, before[name], row[name]));
};

/** The rows that say something of the subject. */
export const rowsOfSubject = (fields: Settings, table: RuleTable, rows: readonly RuleData[]): RuleData[] =>
  rows.filter((row) => changedIn(fields, table, rows, row).length > 0);

/** The first values of the row in force say enough in a list. */
export function subjectText({ table, fields }: Subject, rows: readonly RuleData[], today: TokyoDate): string {
  const row = rowInForceIfAny(rows, today);
  if (row === null) return 'まだ登録がありません';
  return Object.entries(fields)
    .slice(0, 3)
    .map(([name, { label }]) => `${label} ${ruleValueText(table, name, row[name])}`)
    .join('、');
}
