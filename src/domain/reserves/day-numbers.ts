/** A branch's day in numbers (view_branch_day_numbers); stored with the report, so that it stays what the staff saw. */
export type DayNumbers = {
  readonly reserves: number;
  readonly children: number;
  readonly left: number;
  readonly no_shows: number;
  readonly cancelled: number;
  readonly usage_amount: number;
  readonly cancel_amount: number;
};

/** A day without reserves, which has no row in the view. */
export const emptyDay: DayNumbers = {
  reserves: 0,
  children: 0,
  left: 0,
  no_shows: 0,
  cancelled: 0,
  usage_amount: 0,
  cancel_amount: 0,
};
