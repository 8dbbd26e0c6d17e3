import type { MinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import type { PriceLine } from '../../../domain/billing/pricing.ts';
import type { MealHours, Meals } from '../../../domain/calendar/meals.ts';
import { type ApprovalStatus, approvalStatus, type ChildcareStatus } from '../../../domain/codes.ts';
import { noticeGroup } from '../../../domain/messages/notice-codes.ts';
import type { RefusalReason } from '../../../domain/reserves/refusal-reasons.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { recipientsOf } from '../../notifying/store/notifications.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { endConfirmHold } from './holds.ts';

const { rejected } = approvalStatus.code;

/** The columns a save decides; the rest has defaults or is derived by the database. */
type ReserveWrite = MinimumFee & {
  start_datetime: Date;
  end_datetime: Date;
  approval_status: ApprovalStatus;
  breakfast_support_flag: boolean;
  lunch_support_flag: boolean;
  supper_support_flag: boolean;
  holiday_flag: boolean;
  after_business_hours: number;
  pick_up_name: string | null;
  pick_up_tel: string | null;
  pickup_person_id: number | null;
  remarks: string;
  reserve_amount: number;
  amount_lines: readonly PriceLine[];
  current_day_flag: boolean;
  plan_type_id: number | null;
  use_tickets: boolean | null;
  override_reason: string | null;
  /** A request's; null where none is made. */
  answer_due_datetime: Date | null;
};
type ReserveInsert = ReserveWrite & {
  /** reserve_facts' next_reserve_id. */
  id: number;
  branch_id: number;
  customer_id: number;
  card_due_datetime: Date | null;
  pay_at_desk_flag: boolean;
  /** Made from the waitlist: free until then. */
  free_cancel_until: Date | null;
  idempotency_key: string | null;
  content_hash: string | null;
  /** Days that are reserved together. */
  reserve_series_id: number | null;
  series_place: number | null;
  /** Which family member reserved; null: staff, or not known (waitlist). */
  made_member_id: number | null;
};
export type DetailWrite = Meals & {
  child_id: number;
  /** As agreed with the price. */
  date_of_birth: TokyoDate;
  zero_year_old_flag: boolean;
  schoolchild_flag: boolean;
  current_day_paid_percent: number;
};

const written = [
  'start_datetime',
  'end_datetime',
  'approval_status',
  'breakfast_support_flag',
  'lunch_support_flag',
  'supper_support_flag',
  'holiday_flag',
  'after_business_hours',
  'pick_up_name',
  'pick_up_tel',
  'pickup_person_id',
  'remarks',
  'reserve_amount',
  'amount_lines',
  'current_day_flag',
  'kept_cancel_amount',
  'kept_cancel_deadline',
  'plan_type_id',
  'use_tickets',
  'override_reason',
  'answer_due_datetime',
] as const;
const inserted = [
  'id',
  ...written,
  'branch_id',
  'customer_id',
  'card_due_datetime',
  'pay_at_desk_flag',
  'free_cancel_until',
  'idempotency_key',
  'content_hash',
  'reserve_series_id',
  'series_place',
  'made_member_id',
  'pick_up_member_id',
] as const;

/** The message to both guardians that goes with a new reserve (notifying/notify.ts writes the others). */
type ReserveNotice = { kind: string; title: string; content: string; link: string; card: object | null };

const detailTypes = {
  child_id: 'integer',
  date_of_birth: 'date',
  zero_year_old_flag: 'boolean',
  schoolchild_flag: 'boolean',
  breakfast_support_flag: 'boolean',
  lunch_support_flag: 'boolean',
  supper_support_flag: 'boolean',
  current_day_paid_percent: 'smallint',
} as const satisfies Record<keyof DetailWrite, string>;
const detailNames = Object.keys(detailTypes) as (keyof DetailWrite)[];
const detailColumns = detailNames.join(', ');
/** The details as rows `k`; their columns are sent as arrays from this parameter on. */
const detailRows = (first: number): string =>
  `unnest(${detailNames.map((name, index) => `$${first + index}::${detailTypes[name]}[]`).join(', ')}) as k (${detailColumns})`;
const detailArrays = (details: readonly DetailWrite[]) =>
  detailNames.map((name) => details.map((detail) => detail[name]));

const after = inserted.length;
const sent = after + 1 + detailNames.length;
// A detail's trigger copies the reserve's times; it sees the row because a volatile function reads after it was inserted.
const insertStatement = `
  with r as (
    insert into reserves (${inserted.join(', ')})
    values (${inserted.map((_, index) => `$${index + 1}`).join(', ')})
    returning id, customer_id
  ), d as (
    insert into reserve_details (reserve_id, ${detailColumns})
    select r.id, k.* from r, ${detailRows(after + 1)}
  ), n as (
    insert into notifications (customer_id, family_member_id, reserve_id, kind, deduplication_key, title, content, link, card,
      kind_group)
    select r.customer_id, m.id, r.id, $${sent}, $${sent} || ' reserve-' || r.id, $${sent + 1}, $${sent + 2}, $${sent + 3},
      $${sent + 4}::jsonb, ${noticeGroup.code.reserves}
    from r join family_members m on m.customer_id = r.customer_id
    where $${sent}::text is not null and ${recipientsOf('true', 'false')} returning id
  ), h as (
    ${endConfirmHold(`$${inserted.indexOf('customer_id') + 1}`)}
  )
  select app.enqueue('notifyCustomer', json_build_object('notification_id', n.id)) from n`;

/** The reserve with its details, the message to each guardian and the job that sends it, in one statement. What the confirm page held ends with it. */
export function insertReserve(
  tx: Transaction,
  row: ReserveInsert,
  details: readonly DetailWrite[],
  /** Null: one message covers several reserves. */
  notice: ReserveNotice | null,
): void {
  const named = { ...row, pick_up_member_id: row.pick_up_name === null ? null : row.made_member_id };
  const values = inserted.map((column) => (column === 'amount_lines' ? JSON.stringify(row[column]) : named[column]));
  const sent = notice
    ? [notice.kind, notice.title, notice.content, notice.link, JSON.stringify(notice.card)]
    : [null, null, null, null, null];
  tx.write(insertStatement, [...values, ...detailArrays(details), ...sent]);
}
/** Returns the calendar events of removed children. A new day is reminded again unless its hour is past: the change was just notified. */
export async function updateReserveRow(
  tx: Transaction,
  reserve_id: number,
  row: ReserveWrite,
  details: readonly DetailWrite[],
  /** When a card would be due for a reserve made now; a reserve that waits for one never gets longer by an edit. */
  cardDue: Date,
): Promise<{ removedEventIds: string[] }> {
  const values = written.map((column) => (column === 'amount_lines' ? JSON.stringify(row[column]) : row[column]));
  // Removed first: the move of the times below must not carry along a child who is somewhere else by then.
  const { rows } = await tx.query<{ google_calendar_event_id: string | null }>(
    `delete from reserve_details where reserve_id = $1 and child_id <> all ($2) returning google_calendar_event_id`,
    [reserve_id, details.map((detail) => detail.child_id)],
  );
  await tx.query(
    `with h as (${endConfirmHold('(select customer_id from reserves where id = $1)')})
     update reserves set (${written.join(', ')}) = (${written.map((_, index) => `$${index + 2}`).join(', ')}),
       reminded_datetime = case when reserve_date = app.tokyo_date($2::timestamptz) then reminded_datetime
         else (select app.now() from (select app.tokyo_date($2::timestamptz) - 1 as eve) d,
           app.reserve_settings_on(d.eve) s where (d.eve + s.reminder_time) at time zone 'Asia/Tokyo' <= app.now()) end,
       card_due_datetime = case when card_due_datetime is not null then least(card_due_datetime, $${written.length + 2}) end
     where id = $1`,
    [reserve_id, ...values, cardDue],
  );
  await tx.query(
    `insert into reserve_details (reserve_id, ${detailColumns}) select $1, k.* from ${detailRows(2)}
     on conflict (reserve_id, child_id) do update
       set (${detailColumns}) = (${detailNames.map((name) => `excluded.${name}`).join(', ')})`,
    [reserve_id, ...detailArrays(details)],
  );
  return { removedEventIds: rows.flatMap((each) => each.google_calendar_event_id ?? []) };
}

export type ReserveRow = MinimumFee & {
  id: number;
  branch_id: number;
  branch_name: string;
  branch_tel: string;
  branch_address: string;
  branch_map_link: string | null;
  branch_google_calendar: boolean;
  branch_chatwork: boolean;
  customer_id: number;
  customer_name: string;
  start_datetime: Date;
  end_datetime: Date;
  reserve_date: TokyoDate;
  approval_status: ApprovalStatus;
  approval_comment: string;
  /** Null where it was not refused, or before a reason was asked for. */
  refusal_reason: RefusalReason | null;
  childcare_status: ChildcareStatus;
  cancel_flag: boolean;
  current_day_flag: boolean;
  reserve_amount: number;
  payable_amount: number;
  free_moves: number;
  card_due_datetime: Date | null;
  answer_due_datetime: Date | null;
  free_cancel_until: Date | null;
  has_card: boolean;
  created_at: Date;
  live: boolean;
  pick_up_name: string | null;
  pick_up_tel: string | null;
  pickup_person_id: number | null;
  child_names: string[];
  /** As agreed for this reserve. */
  children: (Meals & { name: string; date_of_birth: TokyoDate })[];
  /** In force on its day; null before there were any. */
  meal_hours: MealHours | null;
  /** bring_lists.items in force on its day. */
  bring_items: unknown;
  first_visit_flag: boolean;
};

const readStatement = `
  select r.id, r.branch_id, b.name as branch_name, b.tel as branch_tel, 
    (select a from app.branch_address(b.prefecture_id, b.address1, b.address2) a) as branch_address,
    b.google_map_shared_link as branch_map_link,
    b.google_calendar_flag and b.google_calendar_id is not null as branch_google_calendar,
    b.chatwork_room_id is not null as branch_chatwork,
    r.customer_id, c.name as customer_name, r.start_datetime, r.end_datetime, r.reserve_date, r.approval_status,
    r.approval_comment, r.refusal_reason, r.childcare_status, r.cancel_flag, r.current_day_flag, r.reserve_amount,
    app.payable_amount(r.id) as payable_amount, r.kept_cancel_amount, r.kept_cancel_deadline, r.free_moves, r.card_due_datetime, r.answer_due_datetime, r.free_cancel_until,
    c.stripe_payment_method_id is not null as has_card, r.created_at, r.live, r.pick_up_name, r.pick_up_tel, r.pickup_person_id,
    (select to_json(m) from app.meal_hours_on(r.reserve_date) m) as meal_hours,
    (select l.items from app.bring_lists_on(r.reserve_date) l) as bring_items,
    (select f from app.is_first_visit(r.customer_id, r.branch_id, r.start_datetime) f) as first_visit_flag,
    coalesce((select json_agg(json_build_object('name', k.name, 'date_of_birth', d.date_of_birth,
        'breakfast_support_flag', d.breakfast_support_flag, 'lunch_support_flag', d.lunch_support_flag,
        'supper_support_flag', d.supper_support_flag) order by d.id)
      from reserve_details d join children k on k.id = d.child_id where d.reserve_id = r.id), '[]') as children,
    array(select k.name from reserve_details d join children k on k.id = d.child_id
      where d.reserve_id = r.id order by d.id) as child_names
  from reserves r join branches b on b.id = r.branch_id join customers c on c.id = r.customer_id
  where r.id = $1`;

export async function readReserve(db: Queryable, reserve_id: number): Promise<ReserveRow | null> {
  const { rows } = await db.query<ReserveRow>(readStatement, [reserve_id]);
  return rows[0] ?? null;
}

/** Locks it for a change of its state, until the transaction ends. */
export async function lockReserve(tx: Transaction, reserve_id: number): Promise<ReserveRow | null> {
  const { rows } = await tx.query<ReserveRow>(`${readStatement} for no key update of r`, [reserve_id]);
  return rows[0] ?? null;
}

/** Writes what transition() allowed. */
export async function writeReserveState(
  tx: Transaction,
  reserve_id: number,
  changes: {
    approval_status?: number;
    childcare_status?: number;
    cancel_flag?: boolean;
    approval_comment?: string;
    refusal_reason?: RefusalReason;
  },
): Promise<void> {
  await tx.query(
    `update reserves set approval_status = coalesce($2, approval_status),
       childcare_status = coalesce($3, childcare_status), cancel_flag = coalesce($4, cancel_flag),
       approval_comment = coalesce($5, approval_comment),
       refusal_reason = case when coalesce($2, approval_status) = ${rejected} then coalesce($6, refusal_reason) end
     where id = $1`,
    [
      reserve_id,
      changes.approval_status ?? null,
      changes.childcare_status ?? null,
      changes.cancel_flag ?? null,
      changes.approval_comment ?? null,
      changes.refusal_reason ?? null,
    ],
  );
}
