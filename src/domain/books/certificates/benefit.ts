import { benefitKind } from '../../billing/papers/paper-codes.ts';
import { addDays, addMonths, type TokyoDate } from '../../time.ts';
import type { Yen } from '../../yen.ts';

/** The caps of tax_settings. */
export type BenefitCaps = { readonly benefit_cap_preschool: Yen; readonly benefit_cap_infant: Yen };

export const benefitCap = (kind: number, caps: BenefitCaps): Yen =>
  kind === benefitKind.code.infant ? caps.benefit_cap_infant : caps.benefit_cap_preschool;

/** How far a month's cap is used: here, elsewhere, what is left and what the family pays itself. */
type BenefitMeter = { readonly remaining: Yen; readonly over: Yen; readonly percent: number };

export function benefitMeter(cap: Yen, used: Yen, other: Yen): BenefitMeter {
  const all = Math.max(0, used) + other;
  const percent = cap === 0 ? 100 : Math.min(100, Math.floor((all * 100) / cap));
  return { remaining: Math.max(0, cap - all), over: Math.max(0, all - cap), percent };
}

/** Three months that are claimed together in the month after them (4–6月 in July). */
type ClaimQuarter = { readonly start: TokyoDate; readonly end: TokyoDate; readonly claimMonth: TokyoDate };

const quarterFrom = (start: TokyoDate): ClaimQuarter => {
  const claimMonth = addMonths(start, 3);
  return { start, end: addDays(claimMonth, -1), claimMonth };
};

export function quarterOf(day: TokyoDate): ClaimQuarter {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return quarterFrom(`${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`);
}

/** The last day on which the municipality accepts the claim; by default the last of the month. */
export const claimDueDate = ({ claimMonth }: ClaimQuarter, dueDay: number | null): TokyoDate =>
  dueDay === null ? addDays(addMonths(claimMonth, 1), -1) : addDays(claimMonth, dueDay - 1);

/** The quarter of which a family is reminded today, if any. */
export function quarterToRemind(today: TokyoDate, dueDay: number | null, days: number): ClaimQuarter | null {
  const here = quarterOf(today);
  const isDue = (quarter: ClaimQuarter) => {
    const due = claimDueDate(quarter, dueDay);
    return addDays(due, -days) <= today && today <= due;
  };
  return [quarterFrom(addMonths(here.start, -3)), here].find(isDue) ?? null;
}

/** 市区町村 at the beginning of an address, as a first guess that the parent sees and can change; a ward's city certifies. */
export const municipalityOf = (address: string): string =>
  /^(?:(?:四日市|廿日市|野々市)市|[^市区]{1,6}郡[^市区]{1,6}?[町村]|.{1,6}?[市区]|.{1,6}?[町村])/u.exec(address)?.[0] ??
  '';
