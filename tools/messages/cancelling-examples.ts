import { demoCancellationPolicy, demoMealHours } from '../../src/domain/calendar/demo-settings.ts';
import { noMeals } from '../../src/domain/calendar/meals.ts';
import { instantOf } from '../../src/domain/time.ts';
import type { CancelFeeData } from '../../src/server/billing/texts/cancel-fee-texts.ts';
import type { ReserveText } from '../../src/server/notifying/writing/reserve-text.ts';

const reserve: ReserveText = {
  id: 1031,
  branch_name: 'みなと広場園',
  branch_tel: '0355501201',
  branch_address: '東京都港区港南2-3-17 そよかぜモール2階',
  branch_map_link: 'https://maps.app.goo.gl/minato-hiroba',
  start_datetime: instantOf('2026-11-13', 10 * 60),
  end_datetime: instantOf('2026-11-13', 12 * 60),
  children: [{ name: '佐藤 陽向', date_of_birth: '2022-06-10', ...noMeals }],
  pick_up_name: null,
  reserve_amount: 2200,
  meal_hours: demoMealHours,
  bring_items: [],
  first_visit_flag: false,
};
const reason = '大雪で電車が止まっていたと伺いましたので、いただかないことにしました。';

/** A fee with its sentence. */
export const lateFee = { cancel_amount: 1350, fee_reason: demoCancellationPolicy.late_reason };

type Examples = { [Kind in keyof CancelFeeData]: { when: string; data: CancelFeeData[Kind] }[] };

export const cancellingExamples: Examples = {
  move_fee_decided: [
    {
      when: '園からのお願いによる変更と、園長が認めたとき',
      data: { ...reserve, granted: true, kept_cancel_amount: 0 },
    },
    {
      when: '園長が認めなかったとき',
      data: { ...reserve, granted: false, kept_cancel_amount: 1100 },
    },
  ],
  cancel_fee_lowered: [
    {
      when: '園長が、請求の前に全額を減らしたとき',
      data: { ...reserve, lowered_amount: 1760, left: 0, refunded: false, reason },
    },
    {
      when: '園長が、請求の前に一部を減らしたとき',
      data: {
        ...reserve,
        lowered_amount: 660,
        left: 1100,
        refunded: false,
        reason: '前日にお電話をいただいていたことが確認できましたので、前の段階の料金といたします。',
      },
    },
    {
      when: '請求のあとに返すとき',
      data: { ...reserve, lowered_amount: 1760, left: 0, refunded: true, reason },
    },
  ],
};
