import { choice, number, type Settings } from '../kinds.ts';

/** tax_settings: consumption tax, 無償化, how long papers are retained. */
export const taxes = {
  standard_percent: number('消費税率', '%', [0, 100], 10, {
    hint: '料金は税込です。非課税でない料金に含まれる税の計算に使います。',
    meaning: 'consumption tax inside a price that is not exempt',
  }),
  childcare_benefit: choice('無償化:保育料', '', [1, 2], 1, {
    meaning:
      '1 yes, 2 no, as the other *_benefit: whether 無償化 covers this line of a preschooler at a branch with 確認',
  }),
  zero_year_old_benefit: choice('無償化:0歳児加算', '', [1, 2], 1),
  after_business_benefit: choice('無償化:時間外加算', '', [1, 2], 1),
  holiday_benefit: choice('無償化:日曜・祝日加算', '', [1, 2], 1),
  current_day_benefit: choice('無償化:当日予約料', '', [1, 2], 2),
  meal_support_benefit: choice('無償化:食事', '', [1, 2], 2),
  benefit_cap_preschool: number('無償化の上限(3〜5歳児クラス)', '円(1か月)', [0, 200_000], 37_000, {
    meaning: 'yen a child and month, 新2号 (class of three to five)',
  }),
  benefit_cap_infant: number('無償化の上限(0〜2歳児クラス・住民税非課税世帯)', '円(1か月)', [0, 200_000], 42_000, {
    meaning: 'yen a child and month, 新3号 (class of none to two, household free of resident tax)',
  }),
  receipt_keep_years: number('領収書の控えを残す期間', '年', [7, 20], 7, {
    hint: '法律は7年(欠損のある年は10年)です。',
    meaning: 'issued receipts, from two months after the end of the year they are of',
  }),
  provision_keep_years: number('提供証明書の控えを残す期間', '年', [5, 20], 5, {
    hint: '国の運営基準は5年です。',
    meaning: 'records of what care was provided, from the end of the month',
  }),
} as const satisfies Settings;
