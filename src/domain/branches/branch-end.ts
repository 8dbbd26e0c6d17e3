import { addDays, addMonths, type TokyoDate } from '../time.ts';

/** 児童福祉法59条の2第2項: within a month of the end. */
export const authorityDue = (last_date: TokyoDate): TokyoDate => addMonths(addDays(last_date, 1), 1);

type EndRefusal = 'last_day_past' | 'answer_day_past' | 'end_before_opening';

/** Why an end cannot be announced; null: it can. Nobody can answer yesterday. */
export function endRefusal(end: {
  readonly today: TokyoDate;
  readonly open_date: TokyoDate;
  readonly last_date: TokyoDate;
  readonly answer_until: TokyoDate;
}): EndRefusal | null {
  const { today, open_date, last_date, answer_until } = end;
  if (last_date < today) return 'last_day_past';
  if (last_date < open_date) return 'end_before_opening';
  return answer_until < today ? 'answer_day_past' : null;
}

/** An open branch closes after its announced last day; one that never opened may close at any time. */
export const mayCloseOn = (today: TokyoDate, branch: { opened: boolean; last_date: TokyoDate | null }): boolean =>
  !branch.opened || (branch.last_date !== null && branch.last_date < today);
