/** A branch's day in numbers (view_branch_day_numbers); stored with entries and closes, so that they stay what staff saw. */
export type DayNumbers = {
  /** Attended or missed, not cancelled. */
  readonly reserves: number;
  /** Children who came, each once. */
  readonly children: number;
  /** Their visits: a child with two stays comes twice. */
  readonly visits: number;
  readonly left: number;
  /** Children who did not come. */
  readonly no_shows: number;
  readonly cancelled: number;
  readonly usage_amount: number;
  readonly cancel_amount: number;
  /** Of the day's stays and fees, what went back. */
  readonly refund_amount: number;
  /** Let go by a manager: it will not come in. */
  readonly written_off_amount: number;
};

/** A day without reserves, which has no row in the view. */
export const emptyDay: DayNumbers = {
  reserves: 0,
  children: 0,
  visits: 0,
  left: 0,
  no_shows: 0,
  cancelled: 0,
  usage_amount: 0,
  cancel_amount: 0,
  refund_amount: 0,
  written_off_amount: 0,
};

/** What the day brought in the end. */
export const dayTotal = ({ usage_amount, cancel_amount, refund_amount, written_off_amount }: DayNumbers): number =>
  usage_amount + cancel_amount - refund_amount - written_off_amount;

/** A figure that is no longer what was saved. */
type ChangedNumber = { readonly key: keyof DayNumbers; readonly saved: number; readonly now: number };

/** Where a day's figures differ from those saved; older rows know fewer figures, and say nothing about the others. */
export const changedNumbers = (saved: Partial<DayNumbers>, now: DayNumbers): ChangedNumber[] =>
  (Object.keys(emptyDay) as (keyof DayNumbers)[]).flatMap((key) => {
    const before = saved[key];
    return before === undefined || before === now[key] ? [] : [{ key, saved: before, now: now[key] }];
  });

/** What of a day can be open (view_open_items), and what only the close asks for. */
export const openItemKinds = ['present', 'expected', 'stay_unpaid', 'fee_unpaid', 'report'] as const;
export type OpenItemKind = (typeof openItemKinds)[number];
