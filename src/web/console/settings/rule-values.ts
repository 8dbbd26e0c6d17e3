import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { fieldsOf } from '../../../contract/functions/settings/rule-text.ts';
import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import type { TokyoDate } from '../../../domain/time.ts';

export type RulePreview = FunctionOk<'headquartersPreviewPriceRow'>['preview'];

/** A dated row as the console reads it, whichever table it is of. */
export type RuleData = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly version: number;
  readonly adaptation_date: TokyoDate;
};

/** What a form shows of a column. */
export function formText(table: RuleTable, name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  return fieldsOf(table)[name]?.type === 'time' ? String(value).slice(0, 5) : String(value);
}
