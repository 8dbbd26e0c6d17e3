import { auditTableTitles, auditTitles } from '../../../contract/functions/audit-titles.generated.ts';
import { otherActs, otherSubjects } from '../../../domain/company/other-acts.ts';
import { bookkeeping, fieldLabel, valueText } from './audit-fields.ts';

const actions: Readonly<Record<string, string>> = { ...auditTitles, ...otherActs };
const tables: Readonly<Record<string, string>> = { ...auditTableTitles, ...otherSubjects };

/** A newer server may know actions this page does not; they show by their name. */
export const actionText = (action: string): string => actions[action] ?? action;
export const tableText = (table: string): string => tables[table] ?? table;
/** Entries not made by staff. */
export const isAutomatic = (action: string): boolean => /^(stripe|system|family|nobody)/.test(action);
/** Who did it; an account one may not see any more has left. */
export const actorText = (action: string, account: { name: string } | null): string => {
  if (!isAutomatic(action)) return account?.name ?? '退職者';
  if (action.startsWith('familyChanged')) return 'ご家族';
  return action.startsWith('stripe') ? 'Stripeからの通知' : 'システムからの通知';
};
export const auditTables = Object.entries(tables).map(([key, label]) => ({ key, label }));
export const auditActions = Object.entries(actions).map(([key, label]) => ({ key, label }));

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

type AuditDifference = { field: string; before: string; after: string };

/** What really changed, field by field; rows made or removed show as a whole. */
export function differencesOf(table: string, before: unknown, after: unknown): AuditDifference[] {
  const textOf = (field: string, value: unknown) => valueText(table, field, value);
  if (!isRow(before) || !isRow(after)) {
    if (before === null && !isRow(after) && !Array.isArray(after)) return [];
    return isRow(after) && before === null ? [] : [{ field: '', before: textOf('', before), after: textOf('', after) }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !bookkeeping.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      field: fieldLabel(field),
      before: textOf(field, before[field]),
      after: textOf(field, after[field]),
    }));
}
