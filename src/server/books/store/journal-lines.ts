import type { AccountMapping, JournalLine } from '../../../domain/books/journal.ts';
import type { JournalKind, SalesTax } from '../../../domain/books/journal-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function journalLines(db: Queryable, first: TokyoDate): Promise<JournalLine[]> {
  const { rows } = await db.query<JournalLine>(
    `select date, branch_id, kind, tax, desk_flag, amount from app.journal_lines($1)
     order by date, branch_id nulls first, kind, tax, desk_flag`,
    [first],
  );
  return rows;
}

interface MappingRow extends AccountMapping {
  kind: JournalKind;
  tax: SalesTax;
  id: number;
  version: number;
}
type MappingFields = Omit<MappingRow, 'id' | 'version'>;

const columns = 'kind, tax, debit_account, desk_account, credit_account, debit_tax, credit_tax, memo';

export async function accountMappings(db: Queryable): Promise<MappingRow[]> {
  const { rows } = await db.query<MappingRow>(
    `select id, version, ${columns} from accounting_mappings order by kind, tax`,
  );
  return rows;
}

const valuesOf = (mapping: MappingFields) => [
  mapping.kind,
  mapping.tax,
  mapping.debit_account,
  mapping.desk_account,
  mapping.credit_account,
  mapping.debit_tax,
  mapping.credit_tax,
  mapping.memo,
];

/** Null if the kind has a row for this tax class already. */
export async function insertMapping(tx: Transaction, mapping: MappingFields): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into accounting_mappings (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing returning id`,
    valuesOf(mapping),
  );
  return rows[0]?.id ?? null;
}

/** False if another row is of this kind and tax class. */
export async function updateMapping(tx: Transaction, id: number, mapping: MappingFields): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update accounting_mappings m set kind = $1, tax = $2, debit_account = $3, desk_account = $4, credit_account = $5,
       debit_tax = $6, credit_tax = $7, memo = $8
     where id = $9 and not exists (select from accounting_mappings o where o.kind = $1 and o.tax = $2 and o.id <> $9)`,
    [...valuesOf(mapping), id],
  );
  return rowCount === 1;
}

export async function deleteMapping(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from accounting_mappings where id = $1', [id]);
}
