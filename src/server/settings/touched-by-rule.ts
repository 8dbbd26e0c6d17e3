import type { z } from 'zod';
import type { pricePreview, RuleRow } from '../../contract/functions/settings/rule-rows.ts';
import { isOwnTable, type RuleTable } from '../../domain/settings/catalogue.ts';
import { laterRowOn } from '../../domain/settings/dated-rows.ts';
import type { Dated } from '../../domain/settings/in-force.ts';
import type { TokyoDate } from '../../domain/time.ts';
import type { Transaction } from '../postgres/database.ts';
import { unfitBy } from '../reserves/store/fitting-reserves.ts';
import { type OutpricedReserve, repricedBy } from '../reserves/store/repriced-reserves.ts';
import { asWritten } from './own-settings.ts';
import { deleteRule, insertRule, rulesOf, updateRule } from './store/price-rows.ts';

/** What decides a price, or what a reserve must fit; the others touch no reserve by name. */
const priced: ReadonlySet<RuleTable> = new Set(['unit_prices', 'plan_types', 'reserve_settings']);

/** Our own settings go on through the rows after them. */
const touchedUntil = (table: RuleTable, day: TokyoDate, rows: readonly Dated[]): TokyoDate | null =>
  isOwnTable(table) ? null : laterRowOn(day, rows);

type Days = { from: TokyoDate; until: TokyoDate | null };

function touchedBy(
  tx: Transaction,
  table: RuleTable,
  days: Days,
  change: () => Promise<unknown>,
): Promise<OutpricedReserve[]> {
  if (table === 'age_limits' || table === 'meal_hours') return unfitBy(tx, table, days, change);
  if (!priced.has(table)) return Promise.resolve([]);
  const scope = table === 'reserve_settings' ? { ...days, at: days.from } : days;
  return repricedBy(tx, scope, change);
}

/** The reserves rows of one day would touch: whose price moves (what was agreed stays), whose child or meal no longer fits. */
export async function touchedByRules(tx: Transaction, given: readonly RuleRow[]): Promise<OutpricedReserve[]> {
  const found = new Map<number, OutpricedReserve>();
  const changes: (() => Promise<unknown>)[] = [];
  const asked: { table: RuleTable; days: Days }[] = [];
  for (const row of given) {
    const { table, id, adaptation_date } = row;
    const rows = await rulesOf(tx, table);
    const others = rows.filter((each) => each.id !== id);
    // A row that begins later than before gives its first days back to the one before it.
    const stored = rows.find((each) => each.id === id)?.adaptation_date ?? adaptation_date;
    const [from = adaptation_date, last = adaptation_date] = [adaptation_date, stored].sort();
    asked.push({ table, days: { from, until: touchedUntil(table, last, others) } });
    const written = asWritten(row, rows);
    changes.push(() => (id === null ? insertRule(tx, table, written) : updateRule(tx, table, id, written)));
  }
  const change = async () => {
    for (const each of changes) await each();
  };
  for (const { table, days } of asked) {
    for (const reserve of await touchedBy(tx, table, days, change)) found.set(reserve.reserve_id, reserve);
  }
  return [...found.values()];
}

export async function touchedByRemoval(tx: Transaction, table: RuleTable, id: number): Promise<OutpricedReserve[]> {
  const rows = await rulesOf(tx, table);
  const from = rows.find((each) => each.id === id)?.adaptation_date;
  if (from === undefined) return [];
  return touchedBy(tx, table, { from, until: touchedUntil(table, from, rows) }, () => deleteRule(tx, table, id));
}

/** So many are named on the screen; the rest is counted. */
const namesShown = 50;

export const shownTouched = (touched: readonly OutpricedReserve[]): z.output<typeof pricePreview>['touched'] =>
  touched.slice(0, namesShown).map((reserve) => ({
    reserve_id: reserve.reserve_id,
    customer_id: reserve.customer_id,
    customer_name: reserve.customer_name,
    branch_name: reserve.branch_name,
    start_datetime: reserve.start_datetime.toISOString(),
    end_datetime: reserve.end_datetime.toISOString(),
    reserve_amount: reserve.reserve_amount,
    present_amount: reserve.present_amount,
  }));
