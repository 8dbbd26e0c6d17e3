import type { Queryable, Transaction } from '../../postgres/database.ts';
import { hashSecret, newSecret } from './secrets.ts';

export interface Tablet {
  id: number;
  branch_id: number;
  branch_name: string;
  name: string;
}

/** The registered tablet a device's secret belongs to; null for an unknown one and after it was revoked. */
export async function tabletOfSecret(db: Queryable, secret: string): Promise<Tablet | null> {
  const { rows } = await db.query<Tablet>(
    `select t.id, t.branch_id, b.name as branch_name, t.name
     from auth.tablet_secrets s join tablets t on t.id = s.tablet_id join branches b on b.id = t.branch_id
     where s.secret_hash = $1 and t.revoked_at is null`,
    [hashSecret(secret)],
  );
  return rows[0] ?? null;
}

/** Its secret goes to the device and nowhere else. */
export async function registerTablet(
  tx: Transaction,
  tablet: { branch_id: number; name: string; registered_by: number },
): Promise<{ id: number; secret: string }> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into tablets (branch_id, name, registered_by) values ($1, $2, $3) returning id',
    [tablet.branch_id, tablet.name, tablet.registered_by],
  );
  const id = rows[0]?.id as number;
  const secret = newSecret();
  await tx.query('insert into auth.tablet_secrets (tablet_id, secret_hash) values ($1, $2)', [id, hashSecret(secret)]);
  return { id, secret };
}

/** The session that registered it stays on it from now on, and is as short as any other there. */
export async function bindSession(tx: Transaction, session_id: string, tablet_id: number): Promise<void> {
  await tx.query(
    `update auth.session_families set tablet_id = $2, expires_at = least(expires_at,
       app.now() + (select make_interval(hours => tablet_session_hours) from staff_sign_in_settings))
     where id = $1`,
    [session_id, tablet_id],
  );
}

/** Ends its sessions in the same moment (the trigger of auth.session_families tells every process). */
export async function revokeTablet(tx: Transaction, id: number): Promise<void> {
  await tx.query('update tablets set revoked_at = app.now() where id = $1 and revoked_at is null', [id]);
  await tx.query('delete from auth.tablet_secrets where tablet_id = $1', [id]);
  await tx.query('delete from auth.pin_errors where tablet_id = $1', [id]);
  await tx.query(
    'update auth.session_families set revoked_at = app.now() where tablet_id = $1 and revoked_at is null',
    [id],
  );
}

const SEEN_SECONDS = 60;

/** Not with every contact: a row rewritten each second says no more. */
export async function noteTabletSeen(db: Queryable, id: number): Promise<void> {
  await db.query(
    `update tablets set last_seen_at = app.now()
     where id = $1 and last_seen_at < app.now() - make_interval(secs => $2)`,
    [id, SEEN_SECONDS],
  );
}

export async function tabletById(db: Queryable, id: number): Promise<{ branch_id: number; revoked: boolean } | null> {
  const { rows } = await db.query<{ branch_id: number; revoked: boolean }>(
    'select branch_id, revoked_at is not null as revoked from tablets where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

interface RollTablet {
  branch_id: number;
  branch_name: string;
  branch_address: string;
  branch_tel: string;
}

export async function tabletForRoll(db: Queryable, id: number): Promise<RollTablet | null> {
  const { rows } = await db.query<RollTablet>(
    `select t.branch_id, b.name as branch_name, a.branch_address, b.tel as branch_tel
     from tablets t join branches b on b.id = t.branch_id
       cross join lateral app.branch_address(b.prefecture_id, b.address1, b.address2) as a(branch_address)
     where t.id = $1 and t.revoked_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

interface ListedTablet {
  id: number;
  name: string;
  registered_at: Date;
  registered_by_name: string;
  last_seen_at: Date;
  revoked_at: Date | null;
}

const REVOKED_SHOWN = 10;

/** Those in use, the one seen last first, then the last few that were revoked. */
export async function tabletsOfBranch(db: Queryable, branch_id: number): Promise<ListedTablet[]> {
  const { rows } = await db.query<ListedTablet>(
    `select t.id, t.name, t.registered_at, a.name as registered_by_name, t.last_seen_at, t.revoked_at
     from tablets t join accounts a on a.id = t.registered_by
     where t.branch_id = $1 and (t.revoked_at is null or t.id in (
       select r.id from tablets r where r.branch_id = $1 and r.revoked_at is not null
       order by r.revoked_at desc, r.id desc limit $2))
     order by t.revoked_at desc nulls first, t.last_seen_at desc, t.id desc`,
    [branch_id, REVOKED_SHOWN],
  );
  return rows;
}

interface TabletSettings {
  tablet_lock_minutes: number;
  tablet_session_hours: number;
  pin_error_limit: number;
}

export async function tabletSettings(db: Queryable): Promise<TabletSettings> {
  const { rows } = await db.query<TabletSettings>(
    'select tablet_lock_minutes, tablet_session_hours, pin_error_limit from staff_sign_in_settings',
  );
  return rows[0] ?? { tablet_lock_minutes: 5, tablet_session_hours: 12, pin_error_limit: 5 };
}

export async function saveTabletSettings(tx: Transaction, settings: TabletSettings): Promise<void> {
  await tx.query(
    `update staff_sign_in_settings
     set tablet_lock_minutes = $1, tablet_session_hours = $2, pin_error_limit = $3`,
    [settings.tablet_lock_minutes, settings.tablet_session_hours, settings.pin_error_limit],
  );
}
