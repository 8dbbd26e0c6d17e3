import type { ChildLogKind } from '../../../domain/care/log-codes.ts';
import { childAttendance } from '../../../domain/codes.ts';
import type { CareSettings } from '../../../domain/settings/care-settings.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { careSettingsOn } from '../../staffing/store/care-settings.ts';

/** One child of a stay, as its log needs to know it. */
export interface StayOfChild {
  branch_id: number;
  reserve_id: number;
  child_id: number;
  arrived_datetime: Date;
  left_datetime: Date | null;
}

/** The stay of a child that has come, locked against its leaving; null where there is none. */
export async function lockStayOfChild(
  tx: Transaction,
  reserve_id: number,
  child_id: number,
): Promise<StayOfChild | null> {
  const { rows } = await tx.query<StayOfChild>(
    `select r.branch_id, d.reserve_id, d.child_id, d.arrived_datetime, d.left_datetime
     from reserve_details d join reserves r on r.id = d.reserve_id
     where d.reserve_id = $1 and d.child_id = $2 and d.arrived_datetime is not null for share of d`,
    [reserve_id, child_id],
  );
  return rows[0] ?? null;
}

/** What decides how often the sleeping child is looked at. A visit is the first one of this branch: the place is new to the child. */
export async function sleeperFacts(
  db: Queryable,
  stay: Pick<StayOfChild, 'branch_id' | 'reserve_id' | 'child_id'>,
  day: TokyoDate,
): Promise<{ date_of_birth: TokyoDate; first_visit: boolean; settings: CareSettings }> {
  const { present, left } = childAttendance.code;
  const { rows } = await db.query<{ date_of_birth: TokyoDate; first_visit: boolean }>(
    `select k.date_of_birth::text as date_of_birth, not exists (
       select from reserve_details d join reserves r on r.id = d.reserve_id
       where d.child_id = k.id and d.reserve_id <> $2 and r.branch_id = $3 and r.reserve_date < $4
         and d.attendance_status in (${present}, ${left})) as first_visit
     from children k where k.id = $1`,
    [stay.child_id, stay.reserve_id, stay.branch_id, day],
  );
  const [child] = rows;
  if (child === undefined) throw new Error(`child ${stay.child_id} is gone`);
  return { ...child, settings: await careSettingsOn(db, day) };
}

/** What the families of these children allow of pictures; a family that was never asked allows nothing. */
export async function photoConsents(
  db: Queryable,
  child_ids: readonly number[],
): Promise<{ customer_id: number; own_photos_flag: boolean; shared_photos_flag: boolean }[]> {
  const { rows } = await db.query<{ customer_id: number; own_photos_flag: boolean; shared_photos_flag: boolean }>(
    `select k.customer_id, coalesce(e.own_photos_flag, false) as own_photos_flag,
       coalesce(e.shared_photos_flag, false) as shared_photos_flag
     from children k left join child_essentials e on e.child_id = k.id where k.id = any ($1)`,
    [child_ids],
  );
  return rows;
}

/** The same picture in the log of another child on it. */
export async function copyPhotoEntry(
  tx: Transaction,
  id: number,
  { reserve_id, child_id }: Pick<StayOfChild, 'reserve_id' | 'child_id'>,
): Promise<void> {
  await tx.query(
    `insert into child_logs (branch_id, reserve_id, child_id, kind, happened_at, file_id, account_id, written_at, late_flag,
       proof, reason)
     select branch_id, $2, $3, kind, happened_at, file_id, account_id, written_at, late_flag, proof, reason
     from child_logs where id = $1`,
    [id, reserve_id, child_id],
  );
}

/** What was stored with a key before, undefined for a new one. */
export async function loggedContent(db: Queryable, idempotency_key: string): Promise<string | null | undefined> {
  const { rows } = await db.query<{ content_hash: string | null }>(
    'select content_hash from child_logs where idempotency_key = $1',
    [idempotency_key],
  );
  return rows[0]?.content_hash;
}

/** Columns of a new entry; those of other kinds are left out. */
export interface NewChildLog {
  kind: ChildLogKind;
  temperature?: number | undefined;
  meal_amount?: number | undefined;
  milk_milliliters?: number | undefined;
  toilet?: number | undefined;
  mood?: number | undefined;
  note?: string | undefined;
  family_flag?: boolean | undefined;
  file_id?: number | undefined;
}
