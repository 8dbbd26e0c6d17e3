import { childcareStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export type BranchState = {
  id: number;
  version: number;
  name: string;
  path_name: string;
  email: string;
  status: number;
  open_date: TokyoDate;
  /** Announced; null while no end is known. */
  last_date: TokyoDate | null;
  real_store_flag: boolean;
  stripe_connect_code: string | null;
};

export async function branchState(db: Queryable, branch_id: number): Promise<BranchState | null> {
  const { rows } = await db.query<BranchState>(
    `select id, version, name, path_name, email, status, open_date, last_date, real_store_flag, stripe_connect_code
     from branches where id = $1`,
    [branch_id],
  );
  return rows[0] ?? null;
}

/** Tables with one row for each branch that has anything to say; it is made when it is first wanted. */
type RowOfBranch = 'branch_informations' | 'branch_postings';

export async function ensureRowOfBranch(tx: Transaction, table: RowOfBranch, branch_id: number): Promise<number> {
  await tx.query(`insert into ${table} (branch_id) values ($1) on conflict (branch_id) do nothing`, [branch_id]);
  const { rows } = await tx.query<{ id: number }>(`select id from ${table} where branch_id = $1`, [branch_id]);
  return rows[0]?.id ?? 0;
}

/** Whether a row of the branch is really that branch's: what is addressed by two ids must belong together. */
export async function belongsToBranch(
  db: Queryable,
  table: 'branch_notices' | 'branch_certificates',
  id: number,
  branch_id: number,
): Promise<boolean> {
  const { rows } = await db.query(`select from ${table} where id = $1 and branch_id = $2`, [id, branch_id]);
  return rows.length > 0;
}

export type PartnerColumns = { name: string; partner_url: string | null };

export async function partnersOf(db: Queryable, branch_id: number): Promise<PartnerColumns[]> {
  const { rows } = await db.query<PartnerColumns>(
    'select name, partner_url from branch_partners where branch_id = $1 order by sequence, id',
    [branch_id],
  );
  return rows;
}

export async function replacePartners(
  tx: Transaction,
  branch_id: number,
  partners: readonly PartnerColumns[],
): Promise<void> {
  await tx.query('delete from branch_partners where branch_id = $1', [branch_id]);
  await tx.query(
    `insert into branch_partners (branch_id, name, partner_url, sequence)
     select $1, p.name, p.partner_url, p.sequence
     from jsonb_to_recordset($2::jsonb) p (name text, partner_url text, sequence integer)`,
    [branch_id, JSON.stringify(partners.map((partner, index) => ({ ...partner, sequence: index + 1 })))],
  );
}

export async function deleteRow(
  tx: Transaction,
  table: 'branch_notices' | 'branch_certificates',
  id: number,
): Promise<void> {
  await tx.query(`delete from ${table} where id = $1`, [id]);
}

export async function certificateStart(db: Queryable, id: number): Promise<TokyoDate | null> {
  const { rows } = await db.query<{ start_date: TokyoDate }>(
    'select start_date from branch_certificates where id = $1',
    [id],
  );
  return rows[0]?.start_date ?? null;
}

export async function setBranchStatusCode(tx: Transaction, branch_id: number, status: number): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update branches set status = $2 where id = $1 returning version',
    [branch_id, status],
  );
  return rows[0]?.version ?? 0;
}

/** The branch has an account at Stripe now; another call may have been faster, then that one stays. */
export async function setConnectCode(tx: Transaction, branch_id: number, account: string): Promise<string | null> {
  const { rows } = await tx.query<{ stripe_connect_code: string }>(
    `update branches set
       stripe_account_ready_flag = stripe_account_ready_flag and stripe_connect_code is not null,
       stripe_connect_code = coalesce(stripe_connect_code, $2)
     where id = $1 returning stripe_connect_code`,
    [branch_id, account],
  );
  return rows[0]?.stripe_connect_code ?? null;
}

const { upcoming } = childcareStatus.code;

/** Stays that are promised and not over: what a closing branch cannot keep. */
export async function comingReserves(db: Queryable, branch_id: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from reserves
     where branch_id = $1 and reserve_date >= app.tokyo_today() and live and childcare_status = $2
       and end_datetime > app.now()
     order by start_datetime, id`,
    [branch_id, upcoming],
  );
  return rows.map(({ id }) => id);
}
