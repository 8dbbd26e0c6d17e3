import type { ApprovalStatus, ChildAttendance } from '../../../domain/codes.ts';
import { familyStanding } from '../../../domain/family/family-codes.ts';
import type { JudgedPass } from '../../../domain/family/pickup-pass.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** A pass with its reserve, its person and the children it names, as they are now. */
export interface PassRow extends JudgedPass {
  id: number;
  customer_id: number;
  reserve_id: number;
  branch_id: number;
  pass_date: TokyoDate;
  salt: string;
  code_word: string;
  revoked_at: Date | null;
  used_at: Date | null;
  used_key: string | null;
  person_removed: boolean;
  /** Made in the hours before a freeze, or by a member who was hidden or removed since. */
  disputed: boolean;
  grace_minutes: number;
  reserve: {
    branch_id: number;
    reserve_date: TokyoDate;
    start_datetime: string;
    end_datetime: string;
    approval_status: ApprovalStatus;
    cancel_flag: boolean;
  };
  branch: { name: string; address: string; tel: string; google_map_shared_link: string | null };
  person: {
    id: number;
    name: string;
    name_kana: string;
    relation: string;
    tel: string;
    /** Of the photo, if the family gave one. */
    file_key: string | null;
    identity_seen: boolean;
  };
  children: { child_id: number; name: string; attendance_status: ChildAttendance }[];
}

const readPass = `
  select p.id, p.customer_id, p.reserve_id, p.branch_id, p.pass_date, p.salt, p.code_word, p.revoked_at, p.used_at, p.used_key,
    w.removed_at is not null as person_removed,
    coalesce(p.created_at > app.disputed_from(p.customer_id) and p.created_at < (select f.frozen_at from pickup_freezes f
      where f.customer_id = p.customer_id and f.lifted_at is null), false)
      or coalesce(app.member_standing(p.created_member_id) in (${familyStanding.code.hidden}, ${familyStanding.code.removed}), false) as disputed,
    (select s.pickup_pass_grace_minutes from app.reserve_settings_on(app.tokyo_today()) s) as grace_minutes,
    json_build_object('branch_id', r.branch_id, 'reserve_date', r.reserve_date, 'start_datetime', r.start_datetime,
      'end_datetime', r.end_datetime, 'approval_status', r.approval_status, 'cancel_flag', r.cancel_flag) as reserve,
    json_build_object('name', b.name, 'tel', b.tel, 'google_map_shared_link', b.google_map_shared_link,
      'address', (select a from app.branch_address(b.prefecture_id, b.address1, b.address2) a)) as branch,
    json_build_object('id', w.id, 'name', w.name, 'name_kana', w.name_kana, 'relation', w.relation, 'tel', w.tel, 'file_key', f.key,
      'identity_seen', w.identity_seen_at is not null) as person,
    coalesce((select json_agg(json_build_object('child_id', k.id, 'name', k.name,
        'attendance_status', d.attendance_status) order by d.id)
      from pickup_pass_children c join children k on k.id = c.child_id
      join reserve_details d on d.reserve_id = p.reserve_id and d.child_id = c.child_id
      where c.pickup_pass_id = p.id), '[]') as children
  from pickup_passes p join reserves r on r.id = p.reserve_id join pickup_people w on w.id = p.pickup_person_id
  join branches b on b.id = p.branch_id left join files f on f.id = w.file_id`;

export async function passById(db: Queryable, id: number): Promise<PassRow | null> {
  const { rows } = await db.query<PassRow>(`${readPass} where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Of passes that were taken back the digits may have been given again. */
export async function passByDigits(db: Queryable, digits_hash: string): Promise<PassRow | null> {
  const { rows } = await db.query<PassRow>(`${readPass} where p.digits_hash = $1 and p.revoked_at is null`, [
    digits_hash,
  ]);
  return rows[0] ?? null;
}

export async function openPassesOf(
  db: Queryable,
  about: { reserve_id: number; pickup_person_id: number },
): Promise<PassRow[]> {
  const { rows } = await db.query<PassRow>(
    `${readPass} where p.reserve_id = $1 and p.pickup_person_id = $2 and p.revoked_at is null and p.used_at is null`,
    [about.reserve_id, about.pickup_person_id],
  );
  return rows;
}

/** Serializes requests for the same pass. */
export async function lockPass(tx: Transaction, id: number): Promise<void> {
  await tx.query('select from pickup_passes where id = $1 for update', [id]);
}

/** Null where the day's digits are another pass's already: the caller brings another salt. */
export async function insertPass(
  tx: Transaction,
  pass: {
    customer_id: number;
    reserve_id: number;
    branch_id: number;
    pass_date: TokyoDate;
    pickup_person_id: number;
    code_word: string;
    salt: string;
    digits_hash: string;
    created_member_id: number;
    child_ids: readonly number[];
  },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `with made as (
       insert into pickup_passes
         (customer_id, reserve_id, branch_id, pass_date, pickup_person_id, code_word, salt, digits_hash, created_member_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (digits_hash) where revoked_at is null do nothing returning id
     ), named as (
       insert into pickup_pass_children (pickup_pass_id, child_id) select made.id, c from made, unnest($10::integer[]) c
     )
     select id from made`,
    [
      pass.customer_id,
      pass.reserve_id,
      pass.branch_id,
      pass.pass_date,
      pass.pickup_person_id,
      pass.code_word,
      pass.salt,
      pass.digits_hash,
      pass.created_member_id,
      pass.child_ids,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function revokePass(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    'update pickup_passes set revoked_at = app.now() where id = $1 and revoked_at is null and used_at is null',
    [id],
  );
}

export async function markPassUsed(
  tx: Transaction,
  id: number,
  use: { account_id: number; idempotency_key: string },
): Promise<void> {
  await tx.query(
    'update pickup_passes set used_at = app.now(), used_account_id = $2, used_key = $3 where id = $1 and used_at is null',
    [id, use.account_id, use.idempotency_key],
  );
}

/** After a departure was undone: the same pass can be shown again. */
export async function reopenPasses(tx: Transaction, reserve_id: number, child_ids: readonly number[]): Promise<void> {
  await tx.query(
    `update pickup_passes p set used_at = null, used_account_id = null, used_key = null
     where p.reserve_id = $1 and p.used_at is not null and p.revoked_at is null
       and exists (select from pickup_pass_children c where c.pickup_pass_id = p.id and c.child_id = any ($2))
       and not exists (select from pickup_passes other where other.reserve_id = p.reserve_id
         and other.pickup_person_id = p.pickup_person_id and other.revoked_at is null and other.used_at is null)`,
    [reserve_id, child_ids],
  );
}

/** A person still on the family's list, and not disputed. */
export async function pickupPersonOf(
  db: Queryable,
  customer_id: number,
  id: number,
): Promise<{ id: number; name: string; relation: string } | null> {
  const { rows } = await db.query<{ id: number; name: string; relation: string }>(
    'select id, name, relation from pickup_people where id = $1 and customer_id = $2 and removed_at is null and disputed_at is null',
    [id, customer_id],
  );
  return rows[0] ?? null;
}

export async function noteIdentitySeen(tx: Transaction, pickup_person_id: number, account_id: number): Promise<void> {
  await tx.query(
    `update pickup_people set identity_seen_at = app.now(), identity_seen_account_id = $2
     where id = $1 and identity_seen_at is null`,
    [pickup_person_id, account_id],
  );
}

/** The first press counts; staff see one mark. */
export async function noteArrival(
  tx: Transaction,
  arrival: { reserve_id: number; branch_id: number; family_member_id: number },
): Promise<Date> {
  const { rows } = await tx.query<{ created_at: Date }>(
    `with told as (
       insert into arrival_notices (reserve_id, branch_id, family_member_id) values ($1, $2, $3)
       on conflict (reserve_id) do nothing returning created_at
     )
     select created_at from told union all select created_at from arrival_notices where reserve_id = $1 limit 1`,
    [arrival.reserve_id, arrival.branch_id, arrival.family_member_id],
  );
  const [notice] = rows;
  if (notice === undefined) throw new Error(`arrival of reserve ${arrival.reserve_id} was not written`);
  return notice.created_at;
}
