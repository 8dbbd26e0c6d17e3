import type { CareSettings } from '../../../domain/care/care-settings.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

/** The limits of care in force on a day. Every installation has a first row: it comes with the migrations. */
export async function careSettingsOn(db: Queryable, day: TokyoDate): Promise<CareSettings> {
  const { rows } = await db.query<CareSettings>(
    `select adaptation_date, children_per_staff_zero, children_per_staff_one_two, children_per_staff_three,
       children_per_staff_four, minimum_staff, staff_rounding, ratio_age, registered_share_percent,
       sleep_check_minutes_zero, sleep_check_minutes_one_two, sleep_check_minutes_three, sleep_check_minutes_four,
       sleep_alarm_minutes,
       late_entry_minutes, manager_entry_minutes, allergy_review_months, care_record_kept_months,
       health_review_days, document_seen_days, document_first_reminder_days, document_last_reminder_days
     from app.care_settings_on($1)`,
    [day],
  );
  return rows[0] as CareSettings;
}
