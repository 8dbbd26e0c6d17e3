import { ruleFields } from '../../../../domain/settings/catalogue.ts';

export const ruleTableText: Readonly<Record<string, string>> = {
  unit_prices: '単価',
  plan_types: 'プラン',
  ticket_prices: '回数券',
  ticket_sale_rankings: '回数券の並び順',
  cancellation_policies: 'キャンセル料',
  reserve_settings: '受付の決まり',
  age_limits: '対象年齢',
  meal_hours: '食事の時間',
  care_settings: '職員配置と見守り',
  tax_settings: '税と無償化',
  ticket_terms: '回数券の決まり',
  unpaid_policies: '未払いの決まり',
  allergens: 'アレルゲン',
  holidays: '祝日',
  municipality_layouts: '自治体の様式',
  subscription_batch_exclusions: '照合の対象外',
};

export const ruleFieldText: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(ruleFields).flatMap((fields) => Object.entries(fields).map(([name, { label }]) => [name, label])),
  ),
  adaptation_date: '始まる日',
  withdrawn_date: '販売を終える日',
  charge_flag: '月額の有無',
  stripe_price_id: 'Stripeの価格',
  summaries: '説明',
  ticket_price_ids: '並び順',
  mandatory_from: '表示が義務になる日',
  display_order: '表示の順番',
  municipality: '市区町村',
  layout: '様式',
  claim_due_day: '請求の期限の日',
  claim_address: '請求先',
  claim_note: '請求の注意',
};
