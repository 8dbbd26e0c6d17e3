import type { Transaction } from '../../postgres/database.ts';

const oldDay = `date < (app.tokyo_today() - make_interval(months => (
  select report_kept_months from app.reserve_settings_on(app.tokyo_today()))))::date`;

const careMonths = `make_interval(months => (
  select care_record_kept_months from app.care_settings_on(app.tokyo_today())))`;
const careKept = `(app.tokyo_today() - ${careMonths})::date`;
const oldCare = `app.now() - ${careMonths}`;

/**
 * Deletes what is no longer needed and names people (addresses, networks, sessions): attempts outside every rate limit's
 * window, sign-ins that ended, reports and rosters of days long past, links and tokens that expired, events third parties no longer repeat,
 * sweeps that failed (the next one made up for them).
 * How long personal records are retained is a setting. What has expired stays a little longer in case of questions: a day for
 * secrets, a week for seats, a month for links and sessions, as long as third parties repeat an event. These are not configurable.
 */
export async function deleteOldRecords(tx: Transaction): Promise<void> {
  for (const sql of [
    "delete from seat_holds where released_at is not null and created_at < app.now() - interval '7 days'",
    "delete from auth.seat_offer_tokens where created_at < app.now() - interval '7 days'",
    'delete from issued_documents where keep_until < app.tokyo_today()',
    'delete from pickup_passes where pass_date < app.tokyo_today() - 30',
    `delete from arrival_notices where created_at < app.now() - make_interval(days => (
       select arrival_notice_kept_days from app.reserve_settings_on(app.tokyo_today())))`,
    "delete from auth.rate_limits where window_start < app.now() - interval '1 day'",
    "delete from auth.custom_tokens where expires_at < app.now() - interval '1 day'",
    "delete from auth.password_resets where expires_at < app.now() - interval '1 day'",
    "delete from auth.family_links where expires_at < app.now() - interval '1 day'",
    "delete from family_invitations where least(expires_at, accepted_at, revoked_at) < app.now() - interval '30 days'",
    "delete from auth.second_steps where expires_at < app.now() - interval '1 day'",
    "delete from auth.line_login_states where expires_at < app.now() - interval '1 day'",
    "delete from auth.session_families where least(expires_at, revoked_at) < app.now() - interval '30 days'",
    "delete from auth.ended_sessions where ended_at < app.now() - interval '1 day'",
    "delete from app.webhook_events where processed_at < app.now() - interval '90 days'",
    "delete from app.morning_mails where created_at < app.now() - interval '30 days'",
    "delete from app.staff_messages where created_at < app.now() - interval '30 days'",
    'delete from app.work_wishes where date < app.tokyo_today() - 31',
    `delete from app.cover_calls where date < ${careKept}`,
    `delete from app.shift_swaps where date < ${careKept}`,
    `delete from app.seat_demands where date < (app.tokyo_today() - make_interval(months => (
       select demand_kept_months from app.care_settings_on(app.tokyo_today()))))::date`,
    `delete from graphile_worker._private_jobs
     where (max_attempts = 1 and attempts = 1 or attempts >= max_attempts and last_error is null)
       and locked_at is null and updated_at < app.now() - interval '1 day'`,
    `delete from staff_clockings where date < ${careKept}`,
    `delete from shifts where date < ${careKept}`,
    `delete from morning_forms where date < ${careKept}`,
    `delete from shift_patterns p where not exists (
       select from app.shift_patterns_during(p.branch_id, p.account_id, ${careKept} - 1, 'infinity') k where k.id = p.id)`,
    "select set_config('app.erasing', 'on', true)",
    `delete from daily_reports where ${oldDay}`,
    `delete from branch_day_closes where ${oldDay}`,
    `delete from child_logs where happened_at < ${oldCare}`,
    `delete from sleep_rounds where ended_at < ${oldCare}`,
    "delete from watch_screens where seen_at < app.now() - interval '1 day'",
    `delete from naps where fell_asleep_at < ${oldCare}`,
    `delete from day_notes where created_at < ${oldCare}`,
    `delete from medicine_requests where due_at < ${oldCare}`,
    `delete from incidents where happened_at < ${oldCare}`,
    `delete from child_health_reads where created_at < ${oldCare}`,
    // The last answer, and the card it speaks of, stay as long as the child is known.
    `delete from child_health_versions v where created_at < ${oldCare}
       and exists (select from child_health_versions n where n.child_id = v.child_id and n.id > v.id and not n.confirmed_flag)`,
    `delete from child_documents where removed_at < ${oldCare}`,
    `delete from pickup_bars where coalesce(ended_at, until_date + 1) < ${oldCare}`,
    `delete from hand_over_exceptions where happened_at < ${oldCare}`,
    "select set_config('app.erasing', '', true)",
  ]) {
    await tx.query(sql);
  }
}
