import { accountRole } from '../../../domain/codes.ts';
import { newUid } from '../../auth/store/secrets.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { headquarters } = accountRole.code;

type HeadquartersAccount = { uid: string; name: string; email: string | null; disabled: boolean };

/** All headquarters accounts, including disabled ones; locked against additions until the transaction ends. */
export async function lockedHeadquartersAccounts(tx: Transaction): Promise<HeadquartersAccount[]> {
  await tx.query('lock table accounts in share row exclusive mode');
  const { rows } = await tx.query<HeadquartersAccount>(
    `select a.uid, a.name, u.email, a.disable or u.disabled as disabled
     from accounts a join auth.users u on u.uid = a.uid where a.role = ${headquarters} order by a.id`,
  );
  return rows;
}

export async function emailIsInUse(db: Queryable, email: string): Promise<boolean> {
  return (await db.query('select from auth.users where email = $1', [email])).rowCount === 1;
}

/**
 * The branch that is no branch: where headquarters' people and messages belong. Families see none of it; its address and
 * telephone are filled in with the company's.
 */
export async function ensureHeadquartersBranch(tx: Transaction, email: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `with found as (select id from branches where not real_store_flag order by id limit 1), made as (
       insert into branches (name, path_name, postal_code, prefecture_id, address1, tel, email, open_time, close_time,
         extended_open_time, extended_close_time, open_date, real_store_flag, capacity)
       select '本部', 'headquarters', '0000000', 13, '', '0000000000', $1, '09:00', '18:00', '09:00', '18:00',
         app.tokyo_today(), false, 0
       where not exists (select from found) returning id)
     select id from found union all select id from made`,
    [email],
  );
  const [branch] = rows;
  if (branch === undefined) throw new Error('no headquarters branch');
  return branch.id;
}

export async function insertHeadquartersAccount(
  tx: Transaction,
  person: { branch_id: number; name: string; email: string; password_hash: string },
): Promise<string> {
  const uid = newUid();
  await tx.query("insert into auth.users (uid, kind, email, password_hash) values ($1, 'staff', $2, $3)", [
    uid,
    person.email,
    person.password_hash,
  ]);
  await tx.query(`insert into accounts (branch_id, name, role, uid) values ($1, $2, ${headquarters}, $3)`, [
    person.branch_id,
    person.name,
    uid,
  ]);
  return uid;
}
