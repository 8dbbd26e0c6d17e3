import type { ChildSubsidy, MinuteUnits } from '../billing/child-subsidy.ts';
import type { PriceKind, PriceLine } from '../billing/pricing.ts';
import { ageInMonths } from '../membership/age.ts';
import { addDays, addMonths, type TokyoDate } from '../time.ts';
import { percentOf, type Yen } from '../yen.ts';
import {
  lateCancelUse,
  limitPeriod,
  type ReductionClass,
  reductionClass,
  type SubsidyKind,
  subsidyKind,
} from './subsidy-codes.ts';

/** What a benefit is in force with on a day (subsidy_terms). */
export type SubsidyTerms = MinuteUnits & {
  readonly kind: SubsidyKind;
  readonly name: string;
  /** By law an age is reached the day before the birthday: under 36 months ends two days before the third one. */
  readonly minimum_age_months: number;
  readonly below_age_months: number | null;
  readonly limit_period: number;
  readonly limit_minutes: number | null;
  readonly limit_yen: Yen | null;
  readonly percent: number;
  readonly pays: readonly PriceKind[];
  readonly yen_per_hour: Yen;
  /** Off the hour, by class of reduction, from class 1. */
  readonly reductions: readonly Yen[];
  /** The branch has to be designated; the child has to have met it first. */
  readonly designation_flag: boolean;
  readonly interview_flag: boolean;
  /** Only for children enrolled nowhere. */
  readonly not_enrolled_flag: boolean;
  readonly late_cancel_use: number;
  readonly with_tickets_flag: boolean;
  readonly with_others_flag: boolean;
};

export type Approval = {
  readonly id: number;
  readonly start_date: TokyoDate;
  readonly end_date: TokyoDate | null;
  /** The parent's word. */
  readonly enrolled_flag: boolean;
  readonly reduction_class: ReductionClass;
};
type Designation = {
  readonly start_date: TokyoDate;
  readonly end_date: TokyoDate | null;
  /** The branch's own price of an own tariff. */
  readonly yen_per_hour: Yen | null;
};

const holdsOn = ({ start_date, end_date }: Pick<Approval, 'start_date' | 'end_date'>, day: TokyoDate): boolean =>
  start_date <= day && (end_date === null || day <= end_date);

/** Why a benefit pays nothing for a stay of the child at the branch on the day; null: it may. */
type SubsidyRefusal = 'not_approved' | 'age' | 'enrolled' | 'not_designated' | 'no_interview';

export type AskedSubsidy = {
  readonly terms: SubsidyTerms;
  readonly approval: Approval;
  readonly designation: Designation | null;
  readonly interviewed: TokyoDate | null;
  readonly date_of_birth: TokyoDate;
  readonly day: TokyoDate;
};

export function subsidyRefusal(asked: AskedSubsidy): SubsidyRefusal | null {
  const { terms, approval, designation, interviewed, date_of_birth, day } = asked;
  if (!holdsOn(approval, day)) return 'not_approved';
  const months = ageInMonths(date_of_birth, day);
  if (months < terms.minimum_age_months) return 'age';
  if (terms.below_age_months !== null && months >= terms.below_age_months) return 'age';
  if (terms.not_enrolled_flag && approval.enrolled_flag) return 'enrolled';
  if (terms.designation_flag && (designation === null || !holdsOn(designation, day))) return 'not_designated';
  if (terms.interview_flag && (interviewed === null || day < interviewed)) return 'no_interview';
  return null;
}

/** First and last day of the stretch a limit is for. */
export function limitSpan(period: number, day: TokyoDate): { readonly from: TokyoDate; readonly to: TokyoDate } {
  if (period === limitPeriod.code.month) {
    const from = `${day.slice(0, 7)}-01`;
    return { from, to: addDays(addMonths(from, 1), -1) };
  }
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** What is used up of a limit: by stays here, and elsewhere as the parent or a file of the national system says. */
export type SubsidyUse = { readonly minutes: number; readonly yen: Yen };
const left = (limit: number | null, used: number): number | null => (limit === null ? null : Math.max(0, limit - used));

const minutesLeft = ({ limit_minutes }: Pick<SubsidyTerms, 'limit_minutes'>, used: SubsidyUse): number | null =>
  left(limit_minutes, used.minutes);

/** The benefit as the price of a stay applies it; null where it pays nothing now. A later refund changes no price. */
export function childSubsidy(asked: AskedSubsidy, used: SubsidyUse): ChildSubsidy | null {
  const { terms, approval, designation } = asked;
  if (terms.kind === subsidyKind.code.refund || subsidyRefusal(asked) !== null) return null;
  const off =
    approval.reduction_class === reductionClass.code.none ? 0 : (terms.reductions[approval.reduction_class - 1] ?? 0);
  const tariff = { yen_per_hour: designation?.yen_per_hour ?? terms.yen_per_hour, off };
  return {
    approval_id: approval.id,
    name: terms.name,
    own_tariff: terms.kind === subsidyKind.code.ownTariff ? tariff : null,
    percent: terms.percent,
    pays: terms.pays,
    first_unit_minutes: terms.first_unit_minutes,
    next_unit_minutes: terms.next_unit_minutes,
    limit_minutes: minutesLeft(terms, used),
    limit_yen: left(terms.limit_yen, used.yen),
    with_tickets_flag: terms.with_tickets_flag,
    with_others_flag: terms.with_others_flag,
  };
}

/** What a cancellation uses up of what was reserved: hours where the rule says so and the free time is over, never yen. */
export const usedByCancelling = (
  reserved: SubsidyUse,
  { late_cancel_use }: Pick<SubsidyTerms, 'late_cancel_use'>,
  free: boolean,
): SubsidyUse => ({
  minutes: free || late_cancel_use === lateCancelUse.code.nothing ? 0 : reserved.minutes,
  yen: 0,
});

/** What the lines of one child use of each approval. */
export function usesOf(lines: readonly PriceLine[], child_index: number): ReadonlyMap<number, SubsidyUse> {
  const uses = new Map<number, SubsidyUse>();
  for (const { subsidy, kind, amount } of lines.filter((line) => line.child_index === child_index)) {
    if (subsidy === undefined) continue;
    const before = uses.get(subsidy.approval_id) ?? { minutes: 0, yen: 0 };
    const yen = before.yen - (kind === 'subsidy' ? amount : 0);
    uses.set(subsidy.approval_id, { minutes: before.minutes + subsidy.minutes, yen });
  }
  return uses;
}

/** What comes back of a sum that a later refund covers, if it is claimed: never more than its cap has left. */
export const laterRefund = (covered: Yen, percent: number, capLeft: Yen | null): Yen =>
  Math.max(0, Math.min(percentOf(covered, percent), capLeft ?? covered));

/** What the database knows of a benefit of a child on a day (app.child_subsidies). */
export type SubsidyFacts = {
  readonly terms: SubsidyTerms;
  readonly approval: Approval;
  readonly designations: readonly (Designation & { readonly branch_id: number })[];
  /** By branch. */
  readonly interviews: Readonly<Record<string, TokyoDate>>;
  readonly used: SubsidyUse;
};

/** The benefits that count for a stay of a child at a branch. */
export const subsidiesAt = (
  facts: readonly SubsidyFacts[] | null | undefined,
  at: { readonly branch_id: number; readonly day: TokyoDate; readonly date_of_birth: TokyoDate },
): ChildSubsidy[] =>
  (facts ?? []).flatMap(({ terms, approval, designations, interviews, used }) => {
    const designation = designations.find(({ branch_id }) => branch_id === at.branch_id) ?? null;
    const interviewed = interviews[at.branch_id] ?? null;
    return childSubsidy({ terms, approval, designation, interviewed, ...at }, used) ?? [];
  });

/** The facts for a later stay that is asked about together with this one: what it uses is gone. */
export const factsAfter = (
  facts: readonly SubsidyFacts[] | null | undefined,
  before: { readonly day: TokyoDate; readonly lines: readonly PriceLine[]; readonly child_index: number },
  day: TokyoDate,
): SubsidyFacts[] =>
  (facts ?? []).map((each) => {
    const use = usesOf(before.lines, before.child_index).get(each.approval.id);
    const { from, to } = limitSpan(each.terms.limit_period, day);
    if (use === undefined || before.day < from || to < before.day) return each;
    return { ...each, used: { minutes: each.used.minutes + use.minutes, yen: each.used.yen + use.yen } };
  });
