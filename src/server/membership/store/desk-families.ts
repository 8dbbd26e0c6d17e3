import { customerStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;

export interface DeskFamilyTaken {
  customer_id: number;
  content_hash: string;
  reserve_id: number;
  approval_status: number;
  branch_id: number;
  reserve_amount: number;
  card_due_datetime: Date | null;
}

/** What the first call with this key has made. */
export async function deskFamilyByKey(db: Queryable, idempotency_key: string): Promise<DeskFamilyTaken | null> {
  const { rows } = await db.query<DeskFamilyTaken>(
    `select f.customer_id, f.content_hash, r.id as reserve_id, r.approval_status, r.branch_id, r.reserve_amount,
       r.card_due_datetime
     from app.desk_families f
     join reserves r on r.customer_id = f.customer_id and r.idempotency_key = f.idempotency_key
     where f.idempotency_key = $1`,
    [idempotency_key],
  );
  return rows[0] ?? null;
}

export async function noteDeskFamily(
  tx: Transaction,
  row: { customer_id: number; branch_id: number; account_id: number; idempotency_key: string; content_hash: string },
): Promise<void> {
  await tx.query(
    `insert into app.desk_families (customer_id, branch_id, account_id, idempotency_key, content_hash)
     values ($1, $2, $3, $4, $5)`,
    [row.customer_id, row.branch_id, row.account_id, row.idempotency_key, row.content_hash],
  );
}

/** Living families with this number, whatever their branch. */
export async function customersByTel(db: Queryable, tel: string): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from customers where tel = $1 and status <> ${accountDeleted} order by id`,
    [tel],
  );
  return rows.map(({ id }) => id);
}

/** Two facts that a stranger does not know together: the number or address, and the birth date of a child. */
export async function customersByTwoFacts(
  db: Queryable,
  facts: { tel: string | null; email: string | null; child_birth_date: TokyoDate },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select c.id from customers c
     where c.status <> ${accountDeleted} and (c.tel = $1 or c.email = $2)
       and exists (select from children k where k.customer_id = c.id and k.date_of_birth = $3 and not k.disable)
     order by c.id`,
    [facts.tel, facts.email, facts.child_birth_date],
  );
  return rows.map(({ id }) => id);
}

interface DeskChild {
  id: number;
  name: string;
  date_of_birth: TokyoDate;
}
interface DeskFamily {
  id: number;
  name: string;
  tel: string;
  status: number;
  plan_type_id: number | null;
  has_card: boolean;
  /** No one can sign in for this family yet. */
  needs_link: boolean;
  has_email: boolean;
  children: DeskChild[];
  /** The last stay at this branch, to begin with. */
  last: { child_ids: number[]; start_minute: number; end_minute: number } | null;
}

/** What the reserve form needs of a family: names and birth dates, nothing of their health. */
export async function deskFamily(db: Queryable, customer_id: number, branch_id: number): Promise<DeskFamily | null> {
  const { rows } = await db.query<DeskFamily>(
    `select c.id, c.name, c.tel, c.status, c.plan_type_id, c.stripe_payment_method_id is not null as has_card,
       not exists (select from auth.users u where u.uid = c.uid) as needs_link,
       c.email is not null as has_email,
       coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name, 'date_of_birth', k.date_of_birth)
         order by k.date_of_birth, k.id) from children k where k.customer_id = c.id and not k.disable), '[]') as children,
       (select json_build_object(
          'child_ids', (select json_agg(d.child_id order by d.child_id) from reserve_details d
            join children k on k.id = d.child_id and not k.disable where d.reserve_id = r.id),
          'start_minute', (date_part('epoch', r.start_datetime at time zone 'Asia/Tokyo' - r.reserve_date) / 60)::integer,
          'end_minute', (date_part('epoch', r.end_datetime at time zone 'Asia/Tokyo' - r.reserve_date) / 60)::integer)
        from reserves r where r.customer_id = c.id and r.branch_id = $2 and r.live
        order by r.created_at desc, r.id desc limit 1) as last
     from customers c where c.id = $1 and c.status <> ${accountDeleted}`,
    [customer_id, branch_id],
  );
  return rows[0] ?? null;
}

/** The same child entered twice is one child. */
export async function childOfFamily(
  db: Queryable,
  child: { customer_id: number; name: string; date_of_birth: TokyoDate },
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `select id from children where customer_id = $1 and date_of_birth = $3 and not disable
       and translate(name, ' 　', '') = translate($2, ' 　', '') order by id limit 1`,
    [child.customer_id, child.name, child.date_of_birth],
  );
  return rows[0]?.id ?? null;
}

/** Read out at the desk or on the telephone: which version, who said yes, who read it. */
export async function noteReadConsent(
  tx: Transaction,
  consent: { customer_id: number; version: string; consented_name: string; account_id: number },
): Promise<void> {
  await tx.query(
    `insert into customer_consents (customer_id, kind, version, consented_at, consented_name, read_by_account_id)
     values ($1, 'child_data', $2, app.now(), $3, $4) on conflict do nothing`,
    [consent.customer_id, consent.version, consent.consented_name, consent.account_id],
  );
}

interface InvitedFamily {
  email: string;
  branch_name: string | null;
  hours: number;
}

/** A family with an email address but no sign-in. */
export async function familyToInvite(db: Queryable, customer_id: number): Promise<InvitedFamily | null> {
  const { rows } = await db.query<InvitedFamily>(
    `select c.email, b.name as branch_name, s.family_link_hours as hours
     from customers c left join branches b on b.id = c.default_branch_id, app.reserve_settings_on(app.tokyo_today()) s
     where c.id = $1 and c.email is not null and c.status <> ${accountDeleted}
       and not exists (select from auth.users u where u.uid = c.uid)`,
    [customer_id],
  );
  return rows[0] ?? null;
}

/** A family that was entered at the desk with this address and has not used its link. */
export async function deskFamilyByEmail(db: Queryable, email: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `select c.id from customers c join app.desk_families f on f.customer_id = c.id
     where c.email = $1 and c.status <> ${accountDeleted} and not exists (select from auth.users u where u.uid = c.uid)`,
    [email],
  );
  return rows[0]?.id ?? null;
}
