import type { TokyoDate } from '../time.ts';

/**
 * The rows that hold every amount, limit and deadline (product-rules.md: data, never a literal in code). The names are the
 * columns' names. Rules take them as arguments.
 */
type Dated = { readonly adaptation_date: TokyoDate };

/** reserve_settings: minutes and days. */
export type ReserveSettings = {
  readonly window_days: number;
  readonly step_minutes: number;
  readonly minimum_minutes: number;
  /** Same-day reserves are taken until so long before the start. */
  readonly today_lead_minutes: number;
  readonly edit_lead_minutes: number;
  /** An unanswered request lapses so long before the start. */
  readonly request_lapse_minutes: number;
  /** The branch answers a request within so long, and before it lapses … */
  readonly request_answer_minutes: number;
  /** … but always has so long for it. */
  readonly request_answer_minimum_minutes: number;
  /** Variant B: a card is due so long after the reserve … */
  readonly card_due_minutes: number;
  /** … or so long before the start, if that is earlier. */
  readonly card_due_lead_minutes: number;
  /** … but never sooner than so long after the reserve. */
  readonly card_due_minimum_minutes: number;
  readonly retention_days: number;
  /** A check-out or no-show can be undone for so long; then it is charged. */
  readonly settle_after_minutes: number;
  /** Arrival and leaving may lie so long outside the extended hours. */
  readonly attendance_grace_minutes: number;
  /** A manager answers so long; then a fee that staff asked to be let go is charged. */
  readonly waiver_answer_hours: number;
  /** A child not fetched: so long after closing the managers are told, and headquarters. */
  readonly overdue_manager_minutes: number;
  readonly overdue_headquarters_minutes: number;
  /** How much a person may take off a bill; headquarters as they see fit. */
  readonly staff_discount_yen: number;
  readonly staff_discount_percent: number;
  readonly manager_discount_yen: number;
  readonly manager_discount_percent: number;
  /** An arrival more than so long before the planned start is asked about. */
  readonly early_arrival_minutes: number;
  /** So long after a coming or leaving was written down its family is told. */
  readonly attendance_message_minutes: number;
  /** A temperature from which a child at the door is asked about. */
  readonly fever_temperature: number;
  /** The answer to a request can be taken back for so long; then the family is told. */
  readonly request_undo_minutes: number;
  /** Of a family entered at the desk. */
  readonly family_link_hours: number;
  /** Of a person a family invites. */
  readonly family_invitation_hours: number;
  /** Who signs in for a family beside the guardians, open invitations counted. */
  readonly relatives_limit: number;
  readonly pickup_people_limit: number;
  /** A pick-up pass is taken so long after the stay's planned end. */
  readonly pickup_pass_grace_minutes: number;
  /** What was added to a pick-up list so many hours before its freeze counts as disputed. */
  readonly pickup_dispute_hours: number;
  /** So long a family of another branch that proved itself may be reserved for. */
  readonly introduction_minutes: number;
  /** Searches for such families, by person and hour. */
  readonly family_search_limit: number;
  /** An opened confirm page holds its seats for so long … */
  readonly hold_minutes: number;
  /** … so often an hour for a family, and for an address, which many telephones share. */
  readonly holds_per_hour: number;
  readonly address_holds_per_hour: number;
  /** An offer holds its seats for so long; shorter as the start nears … */
  readonly offer_minutes: number;
  /** … but never less than this. */
  readonly offer_minimum_minutes: number;
  /** 'HH:mm:ss': between them nothing is offered for days after tomorrow. */
  readonly offer_quiet_from: string;
  readonly offer_quiet_until: string;
  /** A reserve made by a wish is cancelled without a fee for so long after its message. */
  readonly automatic_cancel_minutes: number;
  /** Wishes a family may have waiting at once. */
  readonly open_wishes: number;
  /** Days one can reserve at once. */
  readonly series_dates: number;
  /** A stay of so long is ready for a family that has not had one yet. */
  readonly ready_minutes: number;
  /** So long before the promised answer the branch is reminded of a request. */
  readonly request_remind_minutes: number;
  /** 'HH:mm:ss': between them no LINE or mail tells of a message from the branch. */
  readonly message_quiet_from: string;
  readonly message_quiet_until: string;
  /** 'HH:mm:ss': from this hour of the day families are asked how a child is … */
  readonly morning_form_time: string;
  /** … but not earlier than so long before the stay begins. */
  readonly morning_form_lead_hours: number;
  /** So warm within the last day is asked about. */
  readonly high_fever_temperature: number;
  /** So many watery stools or vomits within a day are asked about. */
  readonly stomach_upset_times: number;
};

/** unit_prices: yen, tax included. */
export type UnitPrice = Dated & {
  readonly childcare: number;
  readonly zero_year_old: number;
  readonly after_business: number;
  readonly holiday: number;
  readonly current_day: number;
  readonly meal_support: number;
};

export type PlanPrice = { readonly childcare_discount_per_hour: number };

export type CancellationPolicy = Dated & {
  readonly free_until_days_before: number;
  /** 'HH:mm' or PostgreSQL's 'HH:mm:ss'. */
  readonly free_until_time: string;
  readonly grace_minutes: number;
  readonly grace_lead_minutes: number;
  /** Free so long after creating, however soon the start. */
  readonly take_back_minutes: number;
  readonly late_percent: number;
  readonly last_minutes: number;
  readonly last_percent: number;
  readonly no_show_percent: number;
  /** Why each step costs so much, one sentence each (消費者契約法9条2項). */
  readonly late_reason: string;
  readonly last_reason: string;
  readonly no_show_reason: string;
};

/** With the tier for a sick child and the move to another day. */
export type DeskCancellationPolicy = CancellationPolicy & {
  readonly illness_percent: number;
  readonly illness_reason: string;
  /** Per child and calendar quarter. */
  readonly illness_limit_per_quarter: number;
  readonly illness_until_minutes: number;
  readonly move_until_minutes: number;
  readonly move_within_days: number;
  /** Per reserve. */
  readonly move_limit: number;
  readonly resale_percent: number;
};
