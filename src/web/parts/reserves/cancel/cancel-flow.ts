import type { Flow } from '../../../flow/flow.ts';

export type CancelValues = { reserve_id: number; quoted_fee: number; cancel_remarks: string };

/** What the done page says. */
export type Cancelled = {
  cancel_amount: number;
  branch_name: string;
  start_datetime: string;
  end_datetime: string;
  /** Because a child is ill. */
  ill?: true;
  /** Of a series: how many days were cancelled together. */
  days?: number;
};

/** Fee, reason and button share one page, so its form and confirm paths are the same. */
export function cancelFlow(reserve_id: number): Flow<CancelValues, Cancelled> {
  const page = `/mypage/reserves/cancel/confirm/${reserve_id}`;
  return {
    name: `mypage/reserves/cancel/${reserve_id}`,
    cookie: 'reserve',
    missing: 'reserve_information_missing',
    form: page,
    confirm: page,
    done: `/mypage/reserves/cancel/done?reserve_id=${reserve_id}`,
  };
}
