import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { eraseCustomer } from '../membership/store/customer-erasure.ts';
import { deleteOldRecords } from '../membership/store/old-records.ts';
import { deleteOldThreads } from '../messages/store/inbox-threads.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Erasure, noColumn, type TableDefinition } from './table.ts';
import { tables } from './tables.generated.ts';

const definitions: Readonly<Record<string, TableDefinition>> = tables;
const personal = Object.entries(definitions).flatMap(([name, table]) =>
  'erased' in table ? [{ name, ...table }] : [],
);

const { pool } = await testDatabase('empty');
const list = async (sql: string) => (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);

/** Named by a key that leads to a person, over however many tables, or by what a column is called. */
const named = () =>
  list(`
    with recursive tables as (
      select c.oid, case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'app')
    ), reaching as (
      select oid, name from tables where name in ('customers', 'children', 'accounts', 'auth.users')
      union
      select t.oid, t.name from tables t
      join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' join reaching r on r.oid = f.confrelid
    ), telling as (
      select t.oid, t.name from tables t where exists (
        select from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
          and (a.attname ~ '(^|_)(name|kana|tel|email|address[0-9]?|addressee|uid|birth|body|bucket|device|network|ip)$'
            or a.attname ~ '^(customer|child|account|line_user|stripe_customer)_id$' or a.attname in ('payload', 'identity_hash')))
    )
    select name from reaching union select name from telling order by 1`);

/** The statements a function of the store sends, without sending them. */
async function statementsOf(work: (tx: Transaction) => Promise<void>): Promise<string[]> {
  const sent: string[] = [];
  const note = async (sql: string) => {
    sent.push(sql);
    return { rows: [], rowCount: 0 };
  };
  await work({ query: note, write: note } as unknown as Transaction);
  return sent;
}
const changing = (table: string) => new RegExp(`\\b(update|delete from) ${table.replace('.', '\\.')}\\b`);

describe('a table that names a person', () => {
  it('says what becomes of the person, or why it says nothing of one; no other table needs to', async () => {
    const answered = Object.entries(definitions).filter(
      ([, table]) => !('nobody' in table && table.nobody === noColumn),
    );
    expect(await named()).toEqual(answered.map(([name]) => name).toSorted());
  });

  const withErasure = (wanted: (erased: Erasure) => boolean) =>
    personal.filter(({ erased }) => wanted(erased)).map(({ name }) => name);

  it('is erased with its family where the list says so', async () => {
    const sent = await statementsOf((tx) => eraseCustomer(tx, 1));
    const untouched = withErasure(
      (erased) => erased === 'eraseCustomer' || (typeof erased === 'object' && 'delete' in erased),
    ).filter((table) => !sent.some((sql) => changing(table).test(sql)));
    expect(untouched).toEqual([]);
  });

  it('is forgotten in time where the list says so', async () => {
    for (const [way, work] of [
      ['forgetOldRecords', deleteOldRecords],
      ['deleteOldThreads', deleteOldThreads],
    ] as const) {
      const sent = await statementsOf(work);
      expect(
        withErasure((erased) => erased === way).filter((table) => !sent.some((sql) => changing(table).test(sql))),
      ).toEqual([]);
    }
  });

  it('goes with the row it hangs on where the list says so', async () => {
    const cascades = await list(
      `select conrelid::regclass || ' with ' || confrelid::regclass as name from pg_constraint
       where contype = 'f' and confdeltype = 'c'`,
    );
    const promised = personal.flatMap(({ name, erased }) =>
      typeof erased === 'string' && erased.startsWith('with ') ? [`${name} ${erased}`] : [],
    );
    expect(promised.length).toBeGreaterThan(2);
    expect(promised.filter((each) => !cascades.includes(each))).toEqual([]);
  });
});
