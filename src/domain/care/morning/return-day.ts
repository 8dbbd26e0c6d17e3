import { addDays, type TokyoDate } from '../../time.ts';

/** A row of infections, as far as days are counted. */
type ReturnRule = { readonly onset_days: number | null; readonly eased_days: number | null };

type ReturnDay = {
  readonly date: TokyoDate;
  /** A further day is still to come (the fever is not over yet): not before `date`, perhaps later. */
  readonly atLeast: boolean;
};

/**
 * The first day a child may come again. The day of onset is day 0: after 5 whole days the child comes on the sixth. Of
 * two rules the later day holds. Null where no days are counted: the rule's own words say when.
 */
export function firstDayBack(rule: ReturnRule, onset: TokyoDate | null, eased: TokyoDate | null): ReturnDay | null {
  const after = (from: TokyoDate | null, days: number | null): TokyoDate | null =>
    from === null || days === null ? null : addDays(from, days + 1);
  const known = [after(onset, rule.onset_days), after(eased, rule.eased_days)].filter((day) => day !== null);
  const latest = known.toSorted().at(-1);
  const open = (rule.onset_days !== null && onset === null) || (rule.eased_days !== null && eased === null);
  return latest === undefined ? null : { date: latest, atLeast: open };
}
