import { accountRole } from '../../../domain/codes.ts';
import { newUid } from '../../auth/store/secrets.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { headquarters } = accountRole.code;

interface StaffWork {
  name: string;
  role: number;
  branch_id: number;
  /** Besides branch_id. */
  branch_ids: readonly number[];
  qualifications: readonly { qualification: number; registration_number: string }[];
  no_one_to_one_flag: 0 | 1;
}

/** Null while the company has no headquarters branch. */
export async function headquartersBranchId(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    'select id from branches where not real_store_flag order by id limit 1',
  );
  return rows[0]?.id ?? null;
}

export async function areRealBranches(db: Queryable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from branches where real_store_flag and id = any ($1::integer[])',
    [ids],
  );
  return rows[0]?.count === new Set(ids).size;
}

/** A sign-in without a password: the mailed link gives one. */
export async function addInvitedUser(tx: Transaction, email: string): Promise<string> {
  const uid = newUid();
  await tx.query("insert into auth.users (uid, kind, email, invited_at) values ($1, 'staff', $2, app.now())", [
    uid,
    email,
  ]);
  return uid;
}

export async function noteInvited(tx: Transaction, uid: string): Promise<void> {
  await tx.query('update auth.users set invited_at = app.now() where uid = $1', [uid]);
}

export async function addAccount(tx: Transaction, uid: string, work: StaffWork): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into accounts (uid, name, role, branch_id, no_one_to_one_flag) values ($1, $2, $3, $4, $5) returning id`,
    [uid, work.name, work.role, work.branch_id, work.no_one_to_one_flag === 1],
  );
  const id = rows[0]?.id ?? 0;
  await replaceParts(tx, id, work);
  return id;
}

export async function saveAccount(tx: Transaction, id: number, work: StaffWork): Promise<void> {
  await tx.query('update accounts set name = $2, role = $3, branch_id = $4, no_one_to_one_flag = $5 where id = $1', [
    id,
    work.name,
    work.role,
    work.branch_id,
    work.no_one_to_one_flag === 1,
  ]);
  await replaceParts(tx, id, work);
}

async function replaceParts(tx: Transaction, account_id: number, work: StaffWork): Promise<void> {
  await tx.query('delete from account_branches where account_id = $1', [account_id]);
  await tx.query(
    'insert into account_branches (account_id, branch_id) select distinct $1::integer, unnest($2::integer[])',
    [account_id, work.branch_ids.filter((id) => id !== work.branch_id)],
  );
  await tx.query('delete from account_qualifications where account_id = $1', [account_id]);
  for (const { qualification, registration_number } of work.qualifications) {
    await tx.query(
      'insert into account_qualifications (account_id, qualification, registration_number) values ($1, $2, $3)',
      [account_id, qualification, registration_number],
    );
  }
}

export async function saveAccountName(tx: Transaction, id: number, name: string): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update accounts set name = $2 where id = $1 returning version',
    [id, name],
  );
  return rows[0]?.version ?? 0;
}

/** Both sides of an account: its rights, and its sign-in. */
export async function setAccountDisabled(tx: Transaction, id: number, disable: boolean): Promise<void> {
  await tx.query('update accounts set disable = $2 where id = $1', [id, disable]);
  await tx.query(
    `update auth.users u set disabled = $2,
       invited_at = case when not $2 and u.password_hash is null then app.now() else u.invited_at end
     from accounts a where a.id = $1 and u.uid = a.uid`,
    [id, disable],
  );
}

/** The address is in another table; touching the row bumps its version. */
export async function saveAccountEmail(tx: Transaction, id: number, uid: string, email: string): Promise<void> {
  await tx.query('update accounts set uid = uid where id = $1', [id]);
  await tx.query('update auth.users set email = $2 where uid = $1', [uid, email]);
}

/** Headquarters who can sign in, but for one; locked, so that two cannot disable each other at the same moment. */
export async function otherHeadquarters(tx: Transaction, account_id: number): Promise<number> {
  const { rows } = await tx.query<{ id: number; able: boolean }>(
    `select a.id, u.password_hash is not null as able from accounts a join auth.users u on u.uid = a.uid
     where a.role = ${headquarters} and not a.disable order by a.id for update of a`,
  );
  return rows.filter(({ id, able }) => able && id !== account_id).length;
}

/** Signs out the headquarters who have no second factor. */
export async function endSessionsWithoutFactor(tx: Transaction, roles: readonly number[]): Promise<void> {
  await tx.query(
    `update auth.session_families f set revoked_at = app.now() from accounts a
     where a.uid = f.uid and a.role = any ($1) and f.revoked_at is null
       and not exists (select from auth.totp_secrets t where t.uid = a.uid and t.confirmed_at is not null)
       and not exists (select from auth.passkeys k where k.uid = a.uid)`,
    [roles],
  );
}
