import type { MinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import type { PriceLine } from '../../../domain/billing/pricing.ts';
import type { CapacityOverride, DayHours } from '../../../domain/calendar/capacity.ts';
import type { MealHours } from '../../../domain/calendar/meals.ts';
import {
  type ApprovalStatus,
  type BranchStatus,
  branchStatus,
  type ChildcareStatus,
  type CustomerStatus,
  type ReservableStatus,
} from '../../../domain/codes.ts';
import type { AgeLimits } from '../../../domain/membership/age.ts';
import type { CareSettings } from '../../../domain/settings/care-settings.ts';
import type { DeskCancellationPolicy, ReserveSettings, UnitPrice } from '../../../domain/settings/settings.ts';
import type { PlannedShift } from '../../../domain/staffing/ratio.ts';
import type { StaffingMode } from '../../../domain/staffing/staffing-codes.ts';
import type { SubsidyFacts } from '../../../domain/subsidies/subsidy.ts';
import type { TimeRange, TokyoDate } from '../../../domain/time.ts';
import type { DueConsent } from '../../company/store/documents.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { cacheByVersion } from './cache-by-version.ts';

const { open } = branchStatus.code;

/** Seats taken for the same time; births: of those children, null over a stretch of days where no roster decides. */
export type HeldByTime = TimeRange & { children: number; births: TokyoDate[] | null };

/** A branch on one day, as the calendar needs it. */
export type CalendarDayFacts = DayHours & {
  date: TokyoDate;
  branch_id: number;
  branch_name: string;
  branch_tel: string;
  status: BranchStatus;
  real_store_flag: boolean;
  open_date: TokyoDate;
  last_date: TokyoDate | null;
  capacity: number;
  google_calendar: boolean;
  chatwork: boolean;
  /** Set for the day; they go before those of the usual week. */
  overrides: CapacityOverride[];
  usual_overrides: readonly CapacityOverride[];
  held: HeldByTime[];
  staffing_mode: StaffingMode;
  /** Null before the first. */
  care_settings: CareSettings | null;
  /** Of a branch whose roster decides; else empty. */
  shifts: PlannedShift[];
  mark: ReservableStatus | null;
  mark_remarks: string;
  holiday_name: string | null;
};
/** app.branch_day: all a save needs; the limits of age are those in force on that day. */
export type BranchDayFacts = CalendarDayFacts & {
  age_limits: AgeLimits;
  /** By the certificate that holds on that day. */
  tax_exempt_flag: boolean;
  branch_address: string;
  branch_map_link: string | null;
};

/** app.rules_on: limits by today; prices, meals and cancellation terms by the day. */
export type RulesOfDay = {
  settings: ReserveSettings;
  unit_price: UnitPrice;
  meal_hours: MealHours;
  /** bring_lists.items; null before there was a list. */
  bring_items: unknown;
  policy: DeskCancellationPolicy;
};

export type CustomerOnDay = {
  id: number;
  status: CustomerStatus;
  name: string;
  expiry_date: TokyoDate;
  has_card: boolean;
  /** The family's usual preference. */
  use_tickets: boolean | null;
  /** The account is just being left or deleted. */
  leaving_flag: boolean;
  /** Headquarters stopped the family. */
  stopped_flag: boolean;
  /** New reserves wait until what is owed is paid. */
  paused_flag: boolean;
  /** Still registering, and no other seat waits for the card. */
  card_may_follow: boolean;
  /** Has a sign-in or an address we can write to. */
  reachable: boolean;
  plan: { id: number; childcare_discount_per_hour: number } | null;
};
export type ChildFacts = {
  id: number;
  name: string;
  date_of_birth: TokyoDate;
  /** Of its same-day line, by another stay of the day. */
  current_day_paid_percent?: number;
  /** What it is approved for that holds on the day. */
  subsidy_facts?: readonly SubsidyFacts[] | null;
};

/** The stored reserve that is being edited. */
export type EditedRow = MinimumFee & {
  id: number;
  branch_id: number;
  customer_id: number;
  start_datetime: string;
  end_datetime: string;
  reserve_date: TokyoDate;
  approval_status: ApprovalStatus;
  childcare_status: ChildcareStatus;
  cancel_flag: boolean;
  current_day_flag: boolean;
  use_tickets: boolean | null;
  reserve_amount: number;
  /** The lower of agreed and present. */
  payable_amount: number;
  /** As last accepted by the family. */
  amount_lines: PriceLine[];
  free_moves: number;
  free_cancel_until: string | null;
  created_at: string;
  updated_at: string;
};

type ReservedRow = {
  reserve_id: number;
  approval_status: ApprovalStatus;
  branch_id: number;
  reserve_amount: number;
  card_due_datetime: string | null;
  content_hash: string | null;
};

export type ReserveFacts = {
  /** Null for an unknown branch. */
  day: BranchDayFacts | null;
  rules: RulesOfDay;
  customer: CustomerOnDay;
  /** In the order asked for, without those that are not the customer's. */
  children: ChildFacts[];
  child_overlaps: boolean;
  /** The family was not at the branch before this stay. */
  first_visit_flag: boolean;
  /** Texts in force the family has not agreed to; null: none. */
  due_consents: DueConsent[] | null;
  reserve: EditedRow | null;
  reserve_child_ids: number[] | null;
  /** For a new reserve. */
  next_reserve_id: number | null;
  /** The reserve that was made with the same idempotency key. */
  repeated: ReservedRow | null;
};

type StayRequest = {
  branch_id: number | null;
  date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  /** Null in an edit: the children stay. */
  child_ids: readonly number[] | null;
  idempotency_key: string | null;
} & (NewStay | EditedStay);
type NewStay = { reserve_id: null; customer: { id: number } };
/** No customer when staff edit: any family's reserve. */
type EditedStay = { reserve_id: number; customer: { id: number } | null };

/** Rules are many columns and change a few times a year: a save reads them once for each day and change. */
const cachedRules = cacheByVersion<RulesOfDay>(500);

/** Takes the lock of the branch and day, then reads all a save needs. Null if customer or reserve is not there. */
export async function lockedReserveFacts(tx: Transaction, input: StayRequest): Promise<ReserveFacts | null> {
  const { rows } = await tx.query<{ facts: (Omit<ReserveFacts, 'rules'> & { rules_key: string }) | null }>(
    'select app.reserve_facts($1, $2, $3, $4, $5, $6, $7, $8) as facts',
    [
      input.customer?.id ?? null,
      input.branch_id,
      input.reserve_id,
      input.date,
      input.start_datetime,
      input.end_datetime,
      input.child_ids,
      input.idempotency_key,
    ],
  );
  const facts = rows[0]?.facts ?? null;
  if (facts === null) return null;
  return { ...facts, rules: await cachedRules(`${facts.rules_key} ${input.date}`, () => rulesOn(tx, input.date)) };
}

/** For whatever else changes who holds seats on a day, or how many there are: staff's undo, capacity, hours. */
export async function lockBranchDay(tx: Transaction, branch_id: number, date: TokyoDate): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1, $2::date - date '2000-01-01')", [branch_id, date]);
}

/** The same over a stretch of days, in their order. */
export async function lockBranchDays(
  tx: Transaction,
  branch_id: number,
  date_from: TokyoDate,
  date_to: TokyoDate,
): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock($1, day) from generate_series($2::date - date '2000-01-01', $3::date - date '2000-01-01') day`,
    [branch_id, date_from, date_to],
  );
}

/** Nothing was offered yet on that day: no price or no meal hours are in force. */
export const isBeforeRules = (rules: RulesOfDay): boolean =>
  (rules.unit_price as UnitPrice | null) === null || (rules.meal_hours as MealHours | null) === null;

export async function rulesOn(db: Queryable, date: TokyoDate): Promise<RulesOfDay> {
  const { rows } = await db.query<{ rules: RulesOfDay }>('select rules from app.rules_on($1) as rules', [date]);
  return (rows[0] as { rules: RulesOfDay }).rules;
}

export type DayFacts = { day: BranchDayFacts | null; rules: RulesOfDay };

/** Who looks: what is held for this family is not in its way (app.held_seats). Without a uid everything held is. */
export type AskingFamily = { readonly uid: string | null; readonly child_ids: readonly number[] };
export const nobody: AskingFamily = { uid: null, child_ids: [] };
export const familyId = (place: number): string => `(select app.stay_family_of($${place}))`;

/** What the slots of a day show; without a lock, because showing promises nothing. */
export async function dayFacts(
  db: Queryable,
  branch_id: number,
  date: TokyoDate,
  exceptReserveId: number | null,
  family: AskingFamily = nobody,
): Promise<DayFacts> {
  const { rows } = await db.query<DayFacts>(
    `select day, rules from app.rules_on($2) as rules
     left join app.branch_day($1, $2, $3, ${familyId(4)}, $5) as day on true`,
    [branch_id, date, exceptReserveId, family.uid, family.child_ids],
  );
  return rows[0] as DayFacts;
}

export type QuoteFacts = DayFacts & { customer: CustomerOnDay | null; children: ChildFacts[] };

export async function quoteFacts(
  db: Queryable,
  input: {
    branch_id: number;
    date: TokyoDate;
    customer_id: number | null;
    child_ids: readonly number[];
    /** The reserve that would change or be replaced. */
    reserve_id?: number | null;
  },
): Promise<QuoteFacts> {
  const { rows } = await db.query<QuoteFacts>(
    `select day, rules, customer, children
     from app.rules_on($2) as rules
     cross join app.children_of($3, $4, $2, $5) as children
     left join app.customer_on($3, $2) as customer on true
     left join app.branch_day($1, $2, null, $3, $4) as day on true`,
    [input.branch_id, input.date, input.customer_id, input.child_ids, input.reserve_id ?? null],
  );
  return rows[0] as QuoteFacts;
}

/** Other branches that take reserves that day: the same prefecture first, then by distance. */
export async function nearbyBranchDays(
  db: Queryable,
  branch_id: number,
  date: TokyoDate,
  limit: number,
): Promise<BranchDayFacts[]> {
  const { rows } = await db.query<{ day: BranchDayFacts }>(
    `select day
     from (
       select b.id, row_number() over (order by b.prefecture_id <> here.prefecture_id,
         (b.latitude - here.latitude) ^ 2 + (b.longitude - here.longitude) ^ 2, b.id) as rank
       from branches b join branches here on here.id = $1
       where b.id <> here.id and b.status = ${open} and b.real_store_flag and $2 between b.open_date and coalesce(b.last_date, 'infinity')
     ) n cross join lateral app.branch_day(n.id, $2, null) as day
     where n.rank <= $3 order by n.rank`,
    [branch_id, date, limit],
  );
  return rows.map((row) => row.day);
}
