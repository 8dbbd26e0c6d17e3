import type { TokyoDate } from '../time.ts';
import type { RatioAge, StaffRounding } from './care-codes.ts';

/** care_settings: the limits of care in force on a day. The names are the columns' names. */
export type CareSettings = {
  readonly adaptation_date: TokyoDate;
  /** Children of an age for whom one member of staff suffices. */
  readonly children_per_staff_zero: number;
  readonly children_per_staff_one_two: number;
  readonly children_per_staff_three: number;
  readonly children_per_staff_four: number;
  /** While any child is present. */
  readonly minimum_staff: number;
  readonly staff_rounding: StaffRounding;
  readonly ratio_age: RatioAge;
  /** Of the staff present, registered as 保育士 or nurse. */
  readonly registered_share_percent: number;
  /** A sleeping child is looked at and touched this often. */
  readonly sleep_check_minutes_zero: number;
  readonly sleep_check_minutes_one_two: number;
  readonly sleep_check_minutes_three: number;
  readonly sleep_check_minutes_four: number;
  /** Found prone and not turned, or breathing unusually: looked at again after so many minutes. */
  readonly sleep_alarm_minutes: number;
  /** Written so long after its moment, an entry is marked as late … */
  readonly late_entry_minutes: number;
  /** … and so long after it, or on another day, it is a manager's. */
  readonly manager_entry_minutes: number;
  readonly allergy_review_months: number;
  readonly care_record_kept_months: number;
  /** A health card nobody said anything about for so long is asked about. */
  readonly health_review_days: number;
  /** A branch sees a child's papers so long after its last stay. */
  readonly document_seen_days: number;
  readonly document_first_reminder_days: number;
  readonly document_last_reminder_days: number;
};
