import type pg from 'pg';
import type { z } from 'zod';
import { fieldAt, type Path, pathsOf } from '../fuzz/hostile.ts';
import { plausible } from '../fuzz/plausible.ts';

/**
 * Every field that names a row, as functions and operations call it, and whose it is: a family's, a branch's, or known to
 * everybody (a plan, a prefecture, what headquarters alone keep). A new field that looks like an id fails the test of the
 * permissions until it is here.
 */
interface IdField {
  whose: 'family' | 'branch' | 'everybody';
  table?: string;
  /** The column that is sent; defaults to `id`. */
  column?: string;
}
const family = (table: string, column = 'id'): IdField => ({ whose: 'family', table, column });
const branch = (table: string, column = 'id'): IdField => ({ whose: 'branch', table, column });
const everybody: IdField = { whose: 'everybody' };

export const idFields: Readonly<Record<string, IdField>> = {
  customer_id: family('customers'),
  from_customer_id: family('customers'),
  into_customer_id: family('customers'),
  customerId: family('customers', 'stripe_customer_id'),
  customers: family('customers'),
  customer_ids: family('customers'),
  child_id: family('children'),
  child_ids: family('children'),
  joined_child_ids: family('children'),
  children: family('children'),
  reserve_id: family('reserves'),
  reserve_ids: family('reserves'),
  seen_reserve_ids: family('reserves'),
  reserves: family('reserves'),
  childcare_id: family('childcares'),
  childcares: family('childcares'),
  payment_id: family('payments'),
  payments: family('payments'),
  refunds: family('refunds'),
  cancellations: family('reserve_cancellations'),
  reserve_cancellation_id: family('reserve_cancellations'),
  childcare_correction_id: family('childcare_corrections'),
  fee_waiver_id: family('fee_waivers'),
  ticket_id: family('tickets'),
  tickets: family('tickets'),
  pickup_person_id: family('pickup_people'),
  pickup_pass_id: family('pickup_passes'),
  family_invitation_id: family('family_invitations'),
  family_member_id: family('family_members'),
  family_message_id: family('family_messages'),
  family_thread_id: family('family_threads'),
  inbox_thread_id: family('inbox_threads'),
  inbox_answer_id: family('inbox_answers'),
  threads: family('inbox_threads'),
  late_notice_id: family('late_notices'),
  morning_form_id: family('morning_forms'),
  first_visit_pack_id: family('first_visit_packs'),
  child_document_id: family('child_documents'),
  replaces_id: family('child_documents'),
  version_id: family('child_health_versions'),
  seat_hold_id: family('seat_holds'),
  seat_offer_id: family('seat_offers'),
  waitlist_entry_id: family('waitlist_entries'),
  closure_notice_id: family('closure_notices'),
  emergency_child_id: family('emergency_children'),
  pickup_bar_id: family('pickup_bars'),
  hand_over_exception_id: family('hand_over_exceptions'),
  medicine_request_id: family('medicine_requests'),
  medicine_dose_id: family('medicine_doses'),
  instalment_plan_id: family('instalment_plans'),
  file_key: family('files', 'key'),
  file_keys: family('files', 'key'),
  nap_key: family('naps', 'idempotency_key'),
  session_id: family('auth.session_families'),
  document_id: family('issued_documents'),
  headquarters_message_id: branch('headquarters_messages'),

  branch_id: branch('branches'),
  branch_ids: branch('branches'),
  branches: branch('branches'),
  branch_image_id: branch('branch_images'),
  branch_image_ids: branch('branch_images'),
  branch_pattern_id: branch('branch_patterns'),
  branch_day_close_id: branch('branch_day_closes'),
  notice_id: branch('branch_notices'),
  certificate_id: branch('branch_certificates'),
  branch_room_id: branch('branch_rooms'),
  closure_id: branch('closures'),
  emergency_id: branch('emergencies'),
  account_id: branch('accounts'),
  account_ids: branch('accounts'),
  successor_account_id: branch('accounts'),
  announcement_id: branch('announcements'),
  accounts: branch('accounts'),
  tablet_id: branch('tablets'),
  shift_id: branch('shifts'),
  shift_pattern_id: branch('shift_patterns'),
  staff_clocking_id: branch('staff_clockings'),
  cover_call_id: branch('app.cover_calls'),
  shift_swap_id: branch('app.shift_swaps'),
  instead_of_account_id: branch('accounts'),
  with_account_id: branch('accounts'),
  incident_id: branch('incidents'),
  incident_photo_id: branch('incident_photos'),
  daily_report_id: branch('daily_reports'),
  strikes_id: branch('daily_reports'),
  reports: branch('daily_reports'),
  passkey_id: branch('auth.passkeys'),

  default_branch_id: everybody,
  // Where branches lie is on every page.
  near_branch_id: everybody,
  plan_type_id: everybody,
  prefecture_id: everybody,
  ticket_price_id: everybody,
  ticket_price_ids: everybody,
  known_ids: everybody,
  inquiry_category_id: everybody,
  staff_recruitment_id: everybody,
  allergen_id: everybody,
  infection_id: everybody,
  inbox_template_id: everybody,
  benefit_id: everybody,
  magazine_item_id: everybody,
  content_image_id: everybody,
  job_id: everybody,
  partner_key_id: everybody,
  before_id: everybody,
  id: everybody,
  ids: everybody,
  priceId: everybody,
  // Names at other companies, checked there or by headquarters alone.
  chatwork_room_id: everybody,
  google_calendar_id: everybody,
  setup_intent_id: everybody,
  // Secrets and keys of a call: another caller's cannot be known.
  token: everybody,
  form_token: everybody,
  idempotency_key: everybody,
  // A screen's own name, made there: it opens nothing.
  device_key: everybody,
};

const looksLikeId = (name: string): boolean => /(^|_)(ids?|keys?|token|uid)$|Id$/.test(name);

export interface IdPath {
  name: string;
  path: Path;
}

/** The places of a function's payload that name a row; of a list its first entry. */
export function idPathsOf(schema: z.ZodType): IdPath[] {
  const payload = plausible(schema, {});
  return pathsOf(payload).flatMap((path) => {
    const name = String([...path].reverse().find((key) => !/^\d+$/.test(String(key))) ?? '');
    const isLeaf = typeof fieldAt(payload, path) !== 'object';
    return looksLikeId(name) && isLeaf ? [{ name, path }] : [];
  });
}

/** Ids of foreign rows, by field: the chosen family's, else its branch's, else any. */
export async function foreignIds(
  pool: pg.Pool,
  { customer_id, branch_id }: { customer_id: number; branch_id: number },
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const [name, { table, column = 'id' }] of Object.entries(idFields)) {
    if (table === undefined) continue;
    const { rows: columns } = await pool.query<{ name: string }>(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0',
      [table],
    );
    const has = (wanted: string) => columns.some((each) => each.name === wanted);
    const nearest = [
      ...(table === 'customers' ? ['(id = $1)'] : []),
      ...(table === 'branches' ? ['(id = $2)'] : []),
      ...(table === 'accounts' ? ['(id <> 1)'] : []),
      ...(has('customer_id') ? ['coalesce(customer_id = $1, false)'] : []),
      ...(has('child_id') ? ['(child_id in (select id from children where customer_id = $1))'] : []),
      ...(has('reserve_id') ? ['(reserve_id in (select id from reserves where customer_id = $1))'] : []),
      ...(has('branch_id') ? ['coalesce(branch_id = $2, false)'] : []),
      ...(has('uid') ? ['coalesce(uid = (select uid from customers where id = $1), false)'] : []),
    ];
    const order = nearest.map((each) => `${each} desc, `).join('');
    const { rows } = await pool.query<{ value: unknown }>(
      `select ${column} as value from ${table} where ${column} is not null and $1::int > 0 and $2::int > 0
       order by ${order}${column} desc limit 1`,
      [customer_id, branch_id],
    );
    if (rows[0] !== undefined) found.set(name, rows[0].value);
  }
  return found;
}
