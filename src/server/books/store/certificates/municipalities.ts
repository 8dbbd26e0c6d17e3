import { certificateLayout } from '../../../../domain/billing/papers/paper-codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable, Transaction } from '../../../postgres/database.ts';

interface Municipality {
  prefecture_id: number;
  municipality: string;
  adaptation_date: TokyoDate;
  layout: number;
  claim_due_day: number | null;
  claim_address: string;
  claim_note: string;
}

type ClaimRules = Pick<Municipality, 'layout' | 'claim_address' | 'claim_note'>;

/** The paper a municipality wants on a day, a ward's like its city's; one that is not named takes the usual one. */
export async function layoutOn(
  db: Queryable,
  of: { prefecture_id: number; municipality: string } | null,
  day: TokyoDate,
): Promise<ClaimRules> {
  const usual = { layout: certificateLayout.code.oneSheet, claim_address: '', claim_note: '' };
  if (of === null) return usual;
  const { rows } = await db.query<ClaimRules>(
    'select layout, claim_address, claim_note from app.municipality_layout_of($1, $2, $3)',
    [of.prefecture_id, of.municipality, day],
  );
  return rows[0] ?? usual;
}

const values = (row: Municipality) => [
  row.prefecture_id,
  row.municipality,
  row.adaptation_date,
  row.layout,
  row.claim_due_day,
  row.claim_address,
  row.claim_note,
];

/** Null: this municipality has a row of that day already. */
export async function insertMunicipality(tx: Transaction, row: Municipality): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into municipality_layouts (prefecture_id, municipality, adaptation_date, layout, claim_due_day,
       claim_address, claim_note) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    values(row),
  );
  return rows[0]?.id ?? null;
}

export async function isMunicipalityOfOther(tx: Transaction, id: number, row: Municipality): Promise<boolean> {
  const { rows } = await tx.query(
    `select from municipality_layouts where prefecture_id = $1 and municipality = $2 and adaptation_date = $3 and id <> $4`,
    [row.prefecture_id, row.municipality, row.adaptation_date, id],
  );
  return rows.length > 0;
}

export async function updateMunicipality(tx: Transaction, id: number, row: Municipality): Promise<void> {
  await tx.query(
    `update municipality_layouts set prefecture_id = $2, municipality = $3, adaptation_date = $4, layout = $5,
       claim_due_day = $6, claim_address = $7, claim_note = $8 where id = $1`,
    [id, ...values(row)],
  );
}

export async function deleteMunicipality(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from municipality_layouts where id = $1', [id]);
}
