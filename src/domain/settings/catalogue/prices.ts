import { priceNumber, type Settings, yenPrice } from '../kinds.ts';

/** unit_prices: yen, tax included. */
export const unitPrices = {
  childcare: yenPrice('保育料(1時間)', { hint: '税込です。プランの割引は、ここから引かれます。' }),
  zero_year_old: yenPrice('0歳の加算(1時間)', { hint: '1歳になるまで、保育料に加わります。' }),
  after_business: yenPrice('早朝・夜間の加算(1時間)', { hint: '開園時間の前後にかかります。' }),
  holiday: yenPrice('日曜・祝日の加算(1時間)', { hint: '保育料に加わります。' }),
  current_day: yenPrice('当日予約の加算(1人)'),
  meal_support: yenPrice('食事(1食)'),
} as const satisfies Settings;

/** ticket_prices: bundles on sale. */
export const ticketPrices = {
  number: priceNumber('枚数', '枚', [1, 500]),
  price: priceNumber('価格', '円', [1, 1_000_000], { hint: '税込の総額です。' }),
  valid_days: priceNumber('有効日数', '日', [1, 180], {
    hint: '6か月を超えると届出や供託が必要になるため、180日までです。',
  }),
} as const satisfies Settings;

/** plan_types: what headquarters enter of a plan. */
export const planTypes = {
  monthly_amount: priceNumber('月額', '円', [0, 1_000_000], { hint: '0円は、月額のかからないプランです。' }),
  childcare_discount_per_hour: yenPrice('保育料の割引(1時間)', { meaning: 'yen taken off the childcare unit price' }),
  sequence: priceNumber('表示の順番', '番目', [1, 99]),
} as const satisfies Settings;
