import { cancelSettlementStatus, childcareSettlement, childcareStatus, customerStatus } from '../../../domain/codes.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { present, upcoming } = childcareStatus.code;
const { accountDeleted } = customerStatus.code;
const { toSettle, chargeFailed } = childcareSettlement.code;
const { toCharge } = cancelSettlementStatus.code;

/** Locks both accounts (what only refers to them, as a stay does, goes on), in the order of their ids so that two merges never deadlock. */
export async function lockBothAccounts(tx: Transaction, ids: readonly [number, number]): Promise<boolean> {
  const { rowCount } = await tx.query('select from customers where id = any ($1) order by id for no key update', [ids]);
  return rowCount === 2;
}

export interface MergeSide {
  id: number;
  uid: string;
  name: string;
  name_kana: string;
  tel: string;
  email: string | null;
  status: 1 | 2 | 3 | 4;
  plan_name: string | null;
  has_card: boolean;
  /** A monthly plan that Stripe still knows as running. */
  has_subscription: boolean;
  stopped_flag: boolean;
  signs_in_by: ('email' | 'line')[];
  changing_plan: boolean;
  child_present: boolean;
  money_open: boolean;
}

export async function mergeSideOf(tx: Transaction, id: number): Promise<MergeSide> {
  const { rows } = await tx.query<MergeSide>(
    `select c.id, c.uid, c.name, c.name_kana, c.tel, c.email, c.status, p.name as plan_name,
       c.stripe_payment_method_id is not null as has_card,
       c.stripe_subscription_id is not null
         and coalesce(c.stripe_subscription_status, '') not in ('canceled', 'incomplete_expired') as has_subscription,
       exists (select from view_stops_in_force s where s.customer_id = c.id) as stopped_flag,
       array_remove(array[case when u.password_hash is not null then 'email' end,
         case when u.line_user_id is not null then 'line' end], null) as signs_in_by,
       exists (select from app.subscription_changes x where x.customer_id = c.id and x.status = 'created') as changing_plan,
       exists (select from reserves r where r.customer_id = c.id and r.live and r.childcare_status = ${present}) as child_present,
       exists (select from childcares u where u.customer_id = c.id and u.status in (${toSettle}, ${chargeFailed}))
         or exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
           where r.customer_id = c.id and x.cancel_settlement_status in (${toCharge}, ${cancelSettlementStatus.code.chargeFailed}))
         or exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id where u.customer_id = c.id
           and k.status in (${correctionSettlement.code.toCharge}, ${correctionSettlement.code.chargeFailed}))
         or exists (select from payment_intents i where i.customer_id = c.id and i.status = 'created')
         or exists (select from refunds f join payments y on y.id = f.payment_id
           where y.customer_id = c.id and f.status = 'created') as money_open
     from customers c left join plan_types p on p.id = c.plan_type_id left join auth.users u on u.uid = c.uid
     where c.id = $1`,
    [id],
  );
  return rows[0] as MergeSide;
}

interface MergeChild {
  id: number;
  name: string;
  date_of_birth: TokyoDate;
  same_child_id: number | null;
}

/** The old account's children; the same name (spaces aside) and birth date make two rows likely one child. */
export async function childrenToMerge(tx: Transaction, from: number, into: number): Promise<MergeChild[]> {
  const { rows } = await tx.query<MergeChild>(
    `select k.id, k.name, k.date_of_birth, (
       select o.id from children o where o.customer_id = $2 and not o.disable and o.date_of_birth = k.date_of_birth
         and app.search_text(o.name) = app.search_text(k.name) order by o.id limit 1) as same_child_id
     from children k where k.customer_id = $1 and not k.disable order by k.date_of_birth, k.id for no key update of k`,
    [from, into],
  );
  return rows;
}

export interface MergeReserve {
  id: number;
  branch_id: number;
  branch_name: string;
  start_datetime: Date;
  end_datetime: Date;
  child_names: string[];
}

/** Reserves still to come, locked; what is over stays where it was. */
export async function reservesToMerge(tx: Transaction, from: number): Promise<MergeReserve[]> {
  const { rows } = await tx.query<MergeReserve>(
    `select r.id, r.branch_id, b.name as branch_name, r.start_datetime, r.end_datetime,
       array(select k.name from reserve_details d join children k on k.id = d.child_id
         where d.reserve_id = r.id order by d.id) as child_names
     from reserves r join branches b on b.id = r.branch_id
     where r.customer_id = $1 and r.live and r.childcare_status = ${upcoming}
     order by r.start_datetime, r.id for no key update of r`,
    [from],
  );
  return rows;
}

export async function ticketsToMerge(tx: Transaction, from: number) {
  const { rows } = await tx.query<{ id: number; remaining: number; expiry_date: TokyoDate; granted_flag: boolean }>(
    `select id, remaining, expiry_date, granted_flag from tickets where customer_id = $1 and remaining > 0
     order by purchase_date, id for no key update`,
    [from],
  );
  return rows;
}

/** How much stays under the old number. */
export async function staysBehind(tx: Transaction, from: number): Promise<{ payments: number; past_reserves: number }> {
  const { rows } = await tx.query<{ payments: number; past_reserves: number }>(
    `select (select count(*)::integer from payments where customer_id = $1) as payments,
       (select count(*)::integer from reserves where customer_id = $1
          and not (live and childcare_status = ${upcoming})) as past_reserves`,
    [from],
  );
  return rows[0] ?? { payments: 0, past_reserves: 0 };
}

/** Whether one child would be in two places once both rows are one. */
export async function staysOverlap(tx: Transaction, pairs: readonly (readonly [number, number])[]): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select exists (select from unnest($1::integer[], $2::integer[]) as pair (a, b)
       join reserve_details x on x.child_id = pair.a and x.live
       join reserve_details y on y.child_id = pair.b and y.live and y.during && x.during) as found`,
    [pairs.map(([a]) => a), pairs.map(([, b]) => b)],
  );
  return rows[0]?.found ?? false;
}

/** A reserve changes owner; the surviving account has a card, so none is waited for. */
export async function moveReserve(tx: Transaction, id: number, into: number): Promise<void> {
  await tx.query('update reserves set customer_id = $2, card_due_datetime = null where id = $1', [id, into]);
}

export async function moveChild(tx: Transaction, id: number, into: number): Promise<void> {
  await tx.query('update children set customer_id = $2 where id = $1', [id, into]);
}

/** The surviving row takes the upcoming seats; the other stays with the past and leaves the list. */
export async function joinChild(
  tx: Transaction,
  fromChild: number,
  intoChild: number,
  reserve_ids: readonly number[],
): Promise<void> {
  await tx.query('update reserve_details set child_id = $2 where child_id = $1 and reserve_id = any ($3)', [
    fromChild,
    intoChild,
    reserve_ids,
  ]);
  await tx.query('update children set disable = true where id = $1', [fromChild]);
}

export interface ChildRemarks {
  customer_remarks: string;
  staff_remarks: string;
}

export async function childRemarks(tx: Transaction, id: number): Promise<ChildRemarks> {
  const { rows } = await tx.query<ChildRemarks>('select customer_remarks, staff_remarks from children where id = $1', [
    id,
  ]);
  return rows[0] ?? { customer_remarks: '', staff_remarks: '' };
}

export async function setChildRemarks(tx: Transaction, id: number, remarks: ChildRemarks): Promise<void> {
  await tx.query('update children set customer_remarks = $2, staff_remarks = $3 where id = $1', [
    id,
    remarks.customer_remarks,
    remarks.staff_remarks,
  ]);
}

export async function moveTicket(tx: Transaction, id: number, into: number): Promise<void> {
  await tx.query('update tickets set customer_id = $2 where id = $1', [id, into]);
}

/** Questions move with the family, and so does a stop, unless the surviving account has its own. */
export async function moveRemaining(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.query('update inquiries set customer_id = $2 where customer_id = $1', [from, into]);
  await tx.query('update reserve_series set customer_id = $2 where customer_id = $1', [from, into]);
  await tx.query(
    `update customer_stops set customer_id = $2 where customer_id = $1 and ended_at is null
       and not exists (select from customer_stops s where s.customer_id = $2 and s.ended_at is null)`,
    [from, into],
  );
}

interface NewMerge {
  from_customer_id: number;
  into_customer_id: number;
  account_id: number;
  reason: string;
  moved: object;
}

/** Numbers merged into the old account earlier now lead to the surviving one. */
export async function insertMerge(tx: Transaction, merge: NewMerge): Promise<number> {
  await tx.query('update customer_merges set into_customer_id = $2 where into_customer_id = $1', [
    merge.from_customer_id,
    merge.into_customer_id,
  ]);
  const { rows } = await tx.query<{ id: number }>(
    `insert into customer_merges (from_customer_id, into_customer_id, account_id, reason, moved)
     values ($1, $2, $3, $4, $5) returning id`,
    [merge.from_customer_id, merge.into_customer_id, merge.account_id, merge.reason, JSON.stringify(merge.moved)],
  );
  return (rows[0] as { id: number }).id;
}

/** The family's own number, or one that was merged into it. */
export async function isOwnNumber(db: Queryable, customer_id: number, number: number): Promise<boolean> {
  if (customer_id === number) return true;
  return (await mergedNumbers(db, customer_id)).some(({ id }) => id === number);
}

export async function mergedNumbers(db: Queryable, customer_id: number): Promise<{ id: number; uid: string }[]> {
  const { rows } = await db.query<{ id: number; uid: string }>(
    `select c.id, c.uid from customer_merges m join customers c on c.id = m.from_customer_id
     where m.into_customer_id = $1 order by c.id`,
    [customer_id],
  );
  return rows;
}

/** The account a number went into, while that one has not been erased. */
export async function mergedInto(db: Queryable, customer_id: number): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `select k.id from customer_merges m join customers k on k.id = m.into_customer_id
     where m.from_customer_id = $1 and k.erased_at is null`,
    [customer_id],
  );
  return rows[0]?.id ?? null;
}

/** Deleted accounts of a family that are to be erased at once. */
export async function askForErasure(tx: Transaction, customer_id: number): Promise<void> {
  await tx.query(
    `update customers set erasure_asked_at = app.now() where status = ${accountDeleted} and erased_at is null
       and (id = $1 or id in (select from_customer_id from customer_merges where into_customer_id = $1))`,
    [customer_id],
  );
}
