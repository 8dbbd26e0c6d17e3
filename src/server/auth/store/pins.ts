import type { Queryable, Transaction } from '../../postgres/database.ts';
import { type Account, accountByUid, withPinRights } from './accounts.ts';

export async function savePin(tx: Transaction, uid: string, pin: { hash: string; digits: number }): Promise<void> {
  await tx.query(
    `insert into auth.pins (uid, pin_hash, digits) values ($1, $2, $3)
     on conflict (uid) do update set pin_hash = excluded.pin_hash, digits = excluded.digits, set_at = app.now()`,
    [uid, pin.hash, pin.digits],
  );
  await tx.query('delete from auth.pin_errors where uid = $1', [uid]);
}

export async function removePin(tx: Transaction, uid: string): Promise<void> {
  await tx.query('delete from auth.pins where uid = $1', [uid]);
}

export async function pinOf(db: Queryable, uid: string): Promise<{ digits: number; set_at: Date } | null> {
  const { rows } = await db.query<{ digits: number; set_at: Date }>(
    'select digits, set_at from auth.pins where uid = $1',
    [uid],
  );
  return rows[0] ?? null;
}

const worksAt = '(a.branch_id = $1 or $1 = any (app.branch_ids_of(a.id)))';

interface TilePerson {
  account_id: number;
  name: string;
  digits: number;
  locked: boolean;
}

/** Whose tile the lock screen shows: who works at the branch, may act now and has a PIN. */
export async function tilePeople(
  db: Queryable,
  { id, branch_id }: { id: number; branch_id: number },
  errorLimit: number,
): Promise<TilePerson[]> {
  const { rows } = await db.query<TilePerson>(
    `select a.id as account_id, a.name, p.digits, coalesce(e.errors >= $3, false) as locked
     from accounts a join auth.users u on u.uid = a.uid join auth.pins p on p.uid = a.uid
       left join auth.pin_errors e on e.uid = a.uid and e.tablet_id = $2
     where not a.disable and not u.disabled and ${worksAt} order by a.name, a.id`,
    [branch_id, id, errorLimit],
  );
  return rows;
}

export async function pinPerson(
  db: Queryable,
  branch_id: number,
  account_id: number,
): Promise<{ uid: string; pin_hash: string } | null> {
  const { rows } = await db.query<{ uid: string; pin_hash: string }>(
    `select a.uid, p.pin_hash from accounts a join auth.users u on u.uid = a.uid join auth.pins p on p.uid = a.uid
     where a.id = $2 and not a.disable and not u.disabled and ${worksAt}`,
    [branch_id, account_id],
  );
  return rows[0] ?? null;
}

/** Counts one PIN before it is looked at, so that many at once are no way around; null: locked. */
export async function tryPin(
  db: Queryable,
  { uid, tablet_id, pin_error_limit }: { uid: string; tablet_id: number; pin_error_limit: number },
): Promise<number | null> {
  const { rows } = await db.query<{ errors: number }>(
    `insert into auth.pin_errors (uid, tablet_id, errors) values ($1, $2, 1)
     on conflict (uid, tablet_id) do update set errors = pin_errors.errors + 1 where pin_errors.errors < $3
     returning errors`,
    [uid, tablet_id, pin_error_limit],
  );
  return rows[0]?.errors ?? null;
}

export async function unlockPin(tx: Transaction, uid: string, tablet_id: number): Promise<void> {
  await tx.query('delete from auth.pin_errors where uid = $1 and tablet_id = $2', [uid, tablet_id]);
}

interface LockedPin {
  account_id: number;
  name: string;
  tablet_id: number;
  tablet_name: string;
}

export async function lockedPins(db: Queryable, branch_id: number, errorLimit: number): Promise<LockedPin[]> {
  const { rows } = await db.query<LockedPin>(
    `select a.id as account_id, a.name, t.id as tablet_id, t.name as tablet_name
     from auth.pin_errors e join tablets t on t.id = e.tablet_id join accounts a on a.uid = e.uid
     where t.branch_id = $1 and t.revoked_at is null and e.errors >= $2 order by a.name, t.name`,
    [branch_id, errorLimit],
  );
  return rows;
}

export async function uidOfAccount(db: Queryable, account_id: number): Promise<string | null> {
  const { rows } = await db.query<{ uid: string }>('select uid from accounts where id = $1', [account_id]);
  return rows[0]?.uid ?? null;
}

/**
 * Who had shown themselves on this tablet lately, with no more than a PIN's rights: an act made there without connection is
 * theirs. Null for anybody who had not.
 */
export async function lastProvedOn(
  db: Queryable,
  tablet: { id: number; branch_id: number },
  account_id: number,
): Promise<Account | null> {
  const { rows } = await db.query<{ uid: string }>(
    `select a.uid from accounts a where a.id = $2 and exists (
       select from auth.session_families f where f.uid = a.uid and f.tablet_id = $1
         and f.created_at > app.now() - 2 * (select make_interval(hours => tablet_session_hours) from staff_sign_in_settings))`,
    [tablet.id, account_id],
  );
  const account = rows[0] ? await accountByUid(db, rows[0].uid) : null;
  return account && withPinRights(account, tablet.branch_id);
}
