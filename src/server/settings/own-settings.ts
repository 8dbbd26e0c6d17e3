import type { RuleRow } from '../../contract/functions/settings/rule-rows.ts';
import { fieldsOf, sameRuleValue } from '../../contract/functions/settings/rule-text.ts';
import { Refusal } from '../../contract/refusal.ts';
import { isOwnTable, type RuleTable } from '../../domain/settings/catalogue.ts';
import { type Dated, rowInForceIfAny } from '../../domain/settings/in-force.ts';
import { addDays } from '../../domain/time.ts';
import { violatedConstraint } from '../postgres/database.ts';
import type { RuleValues } from './store/price-rows.ts';

/**
 * A row as it is stored: of our own settings only what the form changed, beside what is in force the day before it begins (decision 83).
 * A form that does not say what it changed has changed what differs. The first row of a table says everything.
 */
export function asWritten(row: RuleRow, rows: readonly Dated[]): RuleValues {
  const values: RuleValues = { ...row };
  if (!isOwnTable(row.table)) return values;
  const others = rows.filter(({ id }) => id !== row.id) as readonly (Dated & Record<string, unknown>)[];
  const base = rowInForceIfAny(others, addDays(row.adaptation_date, -1));
  if (base === null) return { ...values, changed_settings: null };
  const said = 'changed' in row ? row.changed : undefined;
  const names = Object.keys(fieldsOf(row.table));
  const changed = names.filter(
    (name) => said?.includes(name) ?? !sameRuleValue(row.table, name, base[name], values[name]),
  );
  const kept = names.filter((name) => !changed.includes(name)).map((name) => [name, base[name]]);
  return { ...values, ...Object.fromEntries(kept), changed_settings: changed };
}

/** What goes on into a row that is planned already may not fit with what that one changes: PostgreSQL knows, here it is said. */
export async function refusingMisfits<Result>(table: RuleTable, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOwnTable(table) || violatedConstraint(error) === null) throw error;
    const msg =
      '予定されている内容と組み合わせると、決まりに合わない日があります。予定されている内容も確かめてください。';
    throw new Refusal('input_error', { msg });
  }
}
