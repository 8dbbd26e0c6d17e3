import { familyRole } from '../../../domain/family/family-codes.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { CardSeal } from '../../sealed-card.ts';
import { exportedToHidden } from './hidden-export.ts';

/**
 * Everything stored about a person, table by table: the rows, and the columns that are not theirs to see (secrets,
 * notes of staff). The list of all personal tables (store/upkeep/personal-tables.ts) is held against it and against the
 * database's catalogue.
 */
interface ExportedTable {
  /** $1 is the customer's id (null during registration), $2 the uid. */
  where: string;
  /** Left out: secrets and what only staff may read. */
  without?: readonly string[];
}

const asPayingMember = `family_member_id in (select id from family_members where customer_id = $1 and role = ${familyRole.code.payingMember})`;
const ownReserves = 'reserve_id in (select id from reserves where customer_id = $1)';

const ownWishes = 'waitlist_entry_id in (select id from waitlist_entries where customer_id = $1)';
const ownThreads = 'family_thread_id in (select id from family_threads where customer_id = $1)';
const ownChildren = 'child_id in (select id from children where customer_id = $1)';
/** Who of the staff wrote or struck it, and what they said about that among themselves. */
const staffOfCare = [
  ...['account_id', 'woke_account_id', 'struck_account_id', 'reason', 'woke_reason', 'strike_reason'],
  ...['proof', 'idempotency_key', 'content_hash'],
];

export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  customers: { where: 'id = $1', without: ['search_text'] },
  children: { where: 'customer_id = $1', without: ['staff_remarks', 'search_text'] },
  child_allergies: {
    where: ownChildren,
    without: ['account_id'],
  },
  meal_confirmations: { where: ownReserves, without: ['account_id'] },
  child_photo_answers: { where: ownChildren, without: ['account_id'] },
  child_essentials: { where: ownChildren, without: ['sealed_card'] },
  child_health_versions: { where: ownChildren, without: ['sealed_card', 'account_id'] },
  child_health_reads: { where: ownChildren, without: ['account_id'] },
  child_documents: { where: ownChildren, without: ['account_id'] },
  child_benefits: { where: ownChildren },
  other_facility_amounts: { where: ownChildren },
  child_logs: { where: ownChildren, without: staffOfCare },
  morning_forms: { where: ownChildren, without: ['staff_account_id'] },
  first_visit_packs: { where: 'customer_id = $1', without: ['signed_account_id'] },
  naps: { where: ownChildren, without: staffOfCare },
  day_notes: { where: ownChildren, without: ['account_id'] },
  sleep_checks: { where: `nap_id in (select id from naps where ${ownChildren})`, without: staffOfCare },
  medicine_requests: {
    where: ownChildren,
    without: ['account_id', 'withdrawn_account_id', 'idempotency_key', 'content_hash'],
  },
  medicine_doses: {
    where: `medicine_request_id in (select id from medicine_requests where ${ownChildren})`,
    without: ['prepared_account_id', 'checked_account_id', 'given_account_id'],
  },
  // What the family was told. What staff wrote about the causes, and about other children, is not the family's.
  incident_children: { where: ownChildren, without: ['told_account_id'] },
  incidents: {
    where: `id in (select incident_id from incident_children where ${ownChildren})`,
    without: [
      ...['what_happened', 'others_present', 'cause', 'measure', 'account_id', 'daily_report_id', 'signed_account_id'],
      ...['reported_account_id', 'reported_at', 'reported_to', 'idempotency_key', 'content_hash'],
    ],
  },
  plan_type_customer_histories: { where: 'customer_id = $1' },
  customer_consents: { where: 'customer_id = $1' },
  temporary_customer_informations: { where: 'uid = $2' },
  customer_stops: { where: 'customer_id = $1', without: ['reason', 'account_id', 'ended_account_id'] },
  customer_merges: {
    where: '$1 in (from_customer_id, into_customer_id)',
    without: ['reason', 'account_id'],
  },
  unsubscribe_questionnaires: { where: 'customer_id = $1' },
  reserves: {
    where: 'customer_id = $1',
    without: ['override_reason', 'idempotency_key', 'content_hash', 'answer_held_until'],
  },
  waitlist_entries: {
    where: 'customer_id = $1',
    without: ['staff_agreed_account_id', 'idempotency_key', 'content_hash'],
  },
  waitlist_branches: { where: ownWishes },
  waitlist_children: { where: ownWishes },
  seat_offers: { where: 'customer_id = $1', without: ['account_id'] },
  seat_holds: { where: 'customer_id = $1' },
  reserve_series: { where: 'customer_id = $1', without: ['idempotency_key', 'content_hash'] },
  calendar_feeds: { where: 'customer_id = $1', without: ['token_hash'] },
  family_members: { where: 'customer_id = $1', without: ['uid', 'hidden_flag'] },
  family_invitations: { where: 'customer_id = $1', without: ['token_hash'] },
  pickup_freezes: { where: 'customer_id = $1', without: ['lifted_account_id', 'note'] },
  pickup_people: { where: 'customer_id = $1', without: ['identity_seen_account_id'] },
  family_threads: {
    where: 'customer_id = $1',
    without: ['status', 'assigned_account_id', 'handed_to_headquarters_at', 'handed_account_id', 'handed_note'],
  },
  family_messages: { where: ownThreads, without: ['account_id', 'idempotency_key', 'content_hash'] },
  family_message_files: {
    where: `family_message_id in (select id from family_messages where ${ownThreads})`,
  },
  family_thread_reads: { where: ownThreads },
  late_notices: { where: 'customer_id = $1', without: ['answered_account_id', 'idempotency_key', 'content_hash'] },
  pickup_passes: { where: 'customer_id = $1', without: ['salt', 'digits_hash', 'used_account_id', 'used_key'] },
  pickup_pass_children: { where: 'pickup_pass_id in (select id from pickup_passes where customer_id = $1)' },
  arrival_notices: { where: ownReserves },
  closure_notices: { where: 'customer_id = $1', without: ['called_account_id'] },
  reserve_details: { where: ownReserves },
  reserve_cancellations: { where: ownReserves },
  emergency_children: { where: ownReserves, without: ['handed_account_id'] },
  pick_up_calls: { where: ownReserves, without: ['account_id'] },
  fee_goodwills: {
    where: `reserve_cancellation_id in (select id from reserve_cancellations where ${ownReserves})`,
    without: ['account_id', 'idempotency_key', 'content_hash'],
  },
  childcares: { where: 'customer_id = $1', without: ['others_discount_account_id'] },
  childcare_corrections: {
    where: 'childcare_id in (select id from childcares where customer_id = $1)',
    without: ['account_id', 'reason', 'idempotency_key', 'content_hash'],
  },
  fee_give_backs: { where: 'customer_id = $1' },
  write_offs: { where: 'customer_id = $1', without: ['account_id', 'reason'] },
  unpaid_steps: { where: 'customer_id = $1' },
  instalment_plans: {
    where: 'customer_id = $1',
    without: ['account_id', 'reason', 'idempotency_key', 'content_hash'],
  },
  instalments: { where: 'instalment_plan_id in (select id from instalment_plans where customer_id = $1)' },
  tickets: {
    where: 'customer_id = $1',
    without: ['idempotency_key', 'content_hash', 'grant_reason', 'granted_account_id'],
  },
  ticket_uses: { where: 'ticket_id in (select id from tickets where customer_id = $1)' },
  payment_intents: { where: 'customer_id = $1' },
  payments: { where: 'customer_id = $1' },
  refunds: {
    where: 'payment_id in (select id from payments where customer_id = $1)',
    without: ['account_id', 'reason', 'idempotency_key', 'content_hash'],
  },
  inquiries: { where: 'customer_id = $1', without: ['idempotency_key', 'content_hash', 'search_text'] },
  inbox_answers: {
    where:
      'inbox_thread_id in (select t.id from inbox_threads t join inquiries i on i.id = t.inquiry_id where i.customer_id = $1)',
    without: ['account_id', 'idempotency_key', 'content_hash'],
  },
  // Each person's copies are their own: the paying member takes along what was told to them.
  notifications: { where: `customer_id = $1 and ${asPayingMember}`, without: ['deduplication_key', 'card'] },
  notification_settings: { where: asPayingMember },
  push_subscriptions: { where: asPayingMember, without: ['endpoint', 'p256dh', 'auth'] },
  files: { where: 'customer_id = $1', without: ['account_id'] },
  'app.subscription_changes': { where: 'customer_id = $1' },
  issued_documents: { where: 'customer_id = $1' },
  'auth.users': { where: 'uid = $2', without: ['password_hash'] },
  'auth.email_changes': { where: 'uid = $2' },
  'auth.session_families': { where: 'uid = $2' },
};

/** What is sealed is the family's to read: it leaves as the words it is. */
async function openedRows(
  db: Queryable,
  customerId: number | null,
  seal: CardSeal,
): Promise<Readonly<Record<string, unknown[]>>> {
  const opened: Record<string, unknown[]> = {};
  for (const table of ['child_essentials', 'child_health_versions'] as const) {
    const { rows } = await db.query<{ child_id: number; sealed_card: Buffer }>(
      `select child_id, sealed_card from ${table}
       where child_id in (select id from children where customer_id = $1) and sealed_card is not null order by 1, 2`,
      [customerId],
    );
    opened[`${table}.card`] = rows.map(({ child_id, sealed_card }) => ({
      child_id,
      card: seal.open(child_id, sealed_card),
    }));
  }
  return opened;
}

export async function exportRows(
  db: Queryable,
  /** `customer_id` null: during registration. */
  { customer_id, uid, hidden_flag = false }: { customer_id: number | null; uid: string; hidden_flag?: boolean },
  seal: CardSeal,
) {
  const data: Record<string, unknown[]> = {};
  for (const [table, { where, without = [] }] of Object.entries(exportedTables)) {
    const narrowed = hidden_flag ? (exportedToHidden[table] ?? { where: 'false' }) : {};
    // $2 and $3 are named so that every statement uses all its parameters.
    const { rows } = await db.query<{ row: unknown }>(
      `select to_jsonb(t) - $3::text[] as row from ${table} t
       where ${where} and (${narrowed.where ?? 'true'}) and ($1::integer is not null or $2::text is not null) order by 1`,
      [customer_id, uid, [...without, ...(narrowed.without ?? [])]],
    );
    data[table] = rows.map(({ row }) => row);
  }
  return { ...data, ...(await openedRows(db, hidden_flag ? null : customer_id, seal)) };
}
