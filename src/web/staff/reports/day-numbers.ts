import type { SelectStaffReportsData } from '../../../contract/operations/generated.ts';
import { childcareStatus } from '../../../domain/codes.ts';

/** The numbers of a day, as the server counts them when the report is saved. */
export type DayNumbers = {
  reserves: number;
  children: number;
  left: number;
  no_shows: number;
  cancelled: number;
  usage_amount: number;
  cancel_amount: number;
};

export const numberLabels: readonly (readonly [keyof DayNumbers, string, '件' | '名' | '円'])[] = [
  ['reserves', '予約', '件'],
  ['children', 'お子さま', '名'],
  ['left', '降園済み', '件'],
  ['no_shows', '来園なし', '件'],
  ['cancelled', 'キャンセル', '件'],
  ['usage_amount', 'ご利用料金', '円'],
  ['cancel_amount', 'キャンセル料', '円'],
];

export function dayNumbers(reserves: SelectStaffReportsData['reserves']): DayNumbers {
  const live = reserves.filter((reserve) => reserve.live);
  const count = (status: number) => reserves.filter(({ childcare_status }) => childcare_status === status).length;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    reserves: live.length,
    children: sum(live.map(({ reserve_details }) => reserve_details.length)),
    left: count(childcareStatus.code.left),
    no_shows: count(childcareStatus.code.no_show),
    cancelled: reserves.filter(({ cancel_flag }) => cancel_flag).length,
    usage_amount: sum(reserves.map(({ childcares }) => childcares[0]?.total_amount ?? 0)),
    cancel_amount: sum(reserves.map(({ reserve_cancellations }) => reserve_cancellations[0]?.cancel_amount ?? 0)),
  };
}
