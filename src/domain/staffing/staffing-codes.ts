import { type CodeOf, codeList } from '../code-list.ts';

/** Coded values of how many staff are needed. SQL's checks have the same keys. */

/** branches.staffing_mode */
export const staffingMode = codeList({
  warn: [1, '知らせる(予約は定員で受け付ける)'],
  decide: [2, '予約を制限する(職員数で受け付ける)'],
});
export type StaffingMode = CodeOf<typeof staffingMode>;
/** care_settings.staff_rounding */
export const staffRounding = codeList({
  everyMoment: [1, 'どの時点でも満たす(切り上げ)'],
  asPlanned: [2, '年齢ごとに小数第1位まで、合計を四捨五入'],
});
export type StaffRounding = CodeOf<typeof staffRounding>;
/** care_settings.ratio_age */
export const ratioAge = codeList({ onTheDay: [1, '当日の満年齢'], classAge: [2, '年度のクラス年齢'] });
export type RatioAge = CodeOf<typeof ratioAge>;
