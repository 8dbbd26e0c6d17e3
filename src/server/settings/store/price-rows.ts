import { isOwnTable, type RuleTable, ruleFields } from '../../../domain/settings/catalogue.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** Columns a form sets, by table. A name that is not here never reaches a statement. */
const columnsOf = (table: RuleTable): string[] => [
  ...(table === 'ticket_prices' || table === 'plan_types' ? ['name'] : []),
  ...Object.keys(ruleFields[table]),
  ...(isOwnTable(table) ? ['changed_settings'] : []),
];
/** Follows from the others. */
const derived: Partial<Record<RuleTable, string>> = { plan_types: 'charge_flag' };

export type RuleValues = Readonly<Record<string, unknown>> & { readonly adaptation_date: TokyoDate };

const named = (table: RuleTable): string[] => ['adaptation_date', ...columnsOf(table)];

function valuesOf(table: RuleTable, row: RuleValues): unknown[] {
  const values = named(table).map((name) => row[name]);
  return derived[table] === undefined ? values : [...values, Number(row.monthly_amount) > 0];
}

const allNamed = (table: RuleTable): string[] => [
  ...named(table),
  ...(derived[table] === undefined ? [] : [derived[table]]),
];

/** Serializes changes to a table's rows: their order depends on all of them. */
export async function lockRules(
  tx: Transaction,
  table: RuleTable | 'ticket_sale_rankings' | 'rule_drafts',
): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('rules'), hashtext($1))", [table]);
}

export async function insertRule(tx: Transaction, table: RuleTable, row: RuleValues): Promise<number> {
  const names = allNamed(table);
  const { rows } = await tx.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    valuesOf(table, row),
  );
  return (rows[0] as { id: number }).id;
}

export async function updateRule(tx: Transaction, table: RuleTable, id: number, row: RuleValues): Promise<void> {
  const names = allNamed(table);
  await tx.query(
    `update ${table} set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...valuesOf(table, row)],
  );
}

export async function deleteRule(tx: Transaction, table: RuleTable, id: number): Promise<void> {
  await tx.query(`delete from ${table} where id = $1`, [id]);
}

/** Every row of a table, with its day as text; the forms' tables are short. */
export async function rulesOf<Row extends { id: number; adaptation_date: TokyoDate }>(
  db: Queryable,
  table: RuleTable,
): Promise<Row[]> {
  const { rows } = await db.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t order by t.adaptation_date, t.id`,
  );
  return rows.map(({ row }) => row);
}

/** Today, tomorrow, and whether any family is there yet. */
export async function companyDay(
  db: Queryable,
): Promise<{ today: TokyoDate; tomorrow: TokyoDate; has_customers: boolean }> {
  const { rows } = await db.query<{ today: TokyoDate; has_customers: boolean }>(
    'select app.tokyo_today() as today, exists (select from customers) as has_customers',
  );
  const { today, has_customers } = rows[0] as { today: TokyoDate; has_customers: boolean };
  return { today, tomorrow: addDays(today, 1), has_customers };
}
