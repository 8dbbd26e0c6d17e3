import type { RuleRow } from '../../contract/functions/settings/rule-rows.ts';
import { fieldsOf, sameRuleValue } from '../../contract/functions/settings/rule-text.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { RuleTable } from '../../domain/settings/catalogue.ts';
import { firstDayOfChange, isOpenRow } from '../../domain/settings/dated-rows.ts';
import { comingRows, hasBegun, rowInForceIfAny } from '../../domain/settings/in-force.ts';
import { addMonths, type TokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { addRow, editRow } from '../edit-row.ts';
import { dropOutdatedPrice } from '../membership/store/plan-price-attempts.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { askAbout } from '../reserves/branch-days.ts';
import type { Acting } from '../store/audit.ts';
import { afterOfferRemoved, afterOfferSaved, beforeOfferRemoved } from './offers.ts';
import { asWritten, refusingMisfits } from './own-settings.ts';
import { companyDay, deleteRule, insertRule, lockRules, rulesOf, updateRule } from './store/price-rows.ts';
import { touchedByRemoval } from './touched-by-rule.ts';

export type StoredRule = { id: number; adaptation_date: TokyoDate; number?: number };
type PlannedRow = StoredRule & Readonly<Record<string, unknown>> & { version: number };

/** How far ahead a change can be planned. */
const monthsAhead = 36;

/** Rows that succeed each other: of a table, and for tickets those of the same number. Plans exist side by side. */
function successionOf(table: RuleTable, rows: readonly StoredRule[], number: number | undefined): StoredRule[] {
  return table === 'ticket_prices' ? rows.filter((row) => row.number === number) : [...rows];
}

export async function firstDayFor(
  db: Queryable,
  rows: readonly StoredRule[],
): Promise<{ today: TokyoDate; first_day: TokyoDate }> {
  const { today, tomorrow, has_customers } = await companyDay(db);
  const hasRow = rows.some((row) => hasBegun(row, today));
  return { today, first_day: firstDayOfChange(today, tomorrow, { hasCustomers: has_customers, hasRow }) };
}

/** Refuses a row that would begin too early, too late, or on a day that has one already. */
export async function requireFreeDay(db: Queryable, row: RuleRow): Promise<void> {
  const { table, id, adaptation_date: date } = row;
  const all = await rulesOf<StoredRule>(db, table);
  const rows = successionOf(table, all, table === 'ticket_prices' ? row.number : undefined);
  const others = rows.filter((each) => each.id !== id);
  const { today, first_day } = await firstDayFor(db, others);
  const fields = ['adaptation_date'];
  if (date < first_day) {
    const msg = `${formatMonthDay(first_day)}以降の日を選んでください。`;
    throw new Refusal('rule_too_early', { fields, msg });
  }
  if (date > addMonths(today, monthsAhead)) throw new Refusal('rule_too_late', { fields });
  const stored = all.find((each) => each.id === id);
  if (id !== null && stored === undefined) throw new Refusal('not_found');
  if (stored !== undefined && !isOpenRow(stored, first_day)) throw new Refusal('rule_in_force');
  if (table !== 'plan_types' && others.some((each) => each.adaptation_date === date)) {
    throw new Refusal('rule_date_taken', { fields });
  }
}

const changeOf = (account: Acting, table_name: RuleTable) => {
  return { account, branch_id: account.branch_id, table_name };
};

/** A new row, or another form of one that has not begun. */
export async function saveRule(tx: Transaction, account: Acting, row: RuleRow): Promise<number> {
  await lockRules(tx, row.table);
  const change = changeOf(account, row.table);
  if (row.id === null || row.version === null) {
    await requireFreeDay(tx, { ...row, id: null });
    const rows = await rulesOf<StoredRule>(tx, row.table);
    const id = await addRow(tx, change, () =>
      refusingMisfits(row.table, () => insertRule(tx, row.table, asWritten(row, rows))),
    );
    await carryIntoPlanned(tx, change, { ...row, id }, rows);
    await afterOfferSaved(tx, change, id, row);
    return id;
  }
  const { id, version } = row;
  const rows = await rulesOf<StoredRule>(tx, row.table);
  await editRow(tx, { ...change, record_id: id, version }, async () => {
    await requireFreeDay(tx, row);
    if (row.table === 'plan_types') await dropOutdatedPrice(tx, id, row);
    await refusingMisfits(row.table, () => updateRule(tx, row.table, id, asWritten(row, rows)));
  });
  await carryIntoPlanned(tx, change, row, rows);
  await afterOfferSaved(tx, change, id, row);
  return id;
}

/**
 * Whole rows (prices) were planned without this one: what headquarters chose goes on into them, as far as each did not mean to
 * change it. Our own settings go on by themselves.
 */
async function carryIntoPlanned(
  tx: Transaction,
  change: ReturnType<typeof changeOf>,
  row: RuleRow,
  rows: readonly StoredRule[],
): Promise<void> {
  const { table, adaptation_date: date } = row;
  if (!('carried' in row) || row.carried === undefined) return;
  const number = table === 'ticket_prices' ? row.number : undefined;
  const others = successionOf(table, rows, number).filter(({ id }) => id !== row.id) as PlannedRow[];
  const base = rowInForceIfAny(others, date);
  const values = row as unknown as Record<string, unknown>;
  let names = row.carried.filter((name) => name in fieldsOf(table));
  for (const later of comingRows(others, date)) {
    names = names.filter((name) => sameRuleValue(table, name, later[name], base?.[name]));
    if (names.length === 0) return;
    const carried = Object.fromEntries(names.map((name) => [name, values[name]]));
    await editRow(tx, { ...change, record_id: later.id, version: later.version }, () =>
      updateRule(tx, table, later.id, { ...later, ...carried }),
    );
  }
}

/** A row that has not begun is taken back. */
export async function removeRule(
  tx: Transaction,
  account: Acting,
  { table, id, version, confirmed_flag }: { table: RuleTable; id: number; version: number; confirmed_flag: 0 | 1 },
): Promise<void> {
  await lockRules(tx, table);
  const change = changeOf(account, table);
  await editRow(tx, { ...change, record_id: id, version }, async () => {
    const all = await rulesOf<StoredRule>(tx, table);
    const stored = all.find((each) => each.id === id);
    const others = successionOf(table, all, stored?.number).filter((each) => each.id !== id);
    const { first_day } = await firstDayFor(tx, others);
    if (stored === undefined || !isOpenRow(stored, first_day)) throw new Refusal('rule_in_force');
    askAbout([], await touchedByRemoval(tx, table, id), confirmed_flag === 1);
    const left = await beforeOfferRemoved(tx, table, id);
    await refusingMisfits(table, () => deleteRule(tx, table, id));
    await afterOfferRemoved(tx, left);
  });
}
