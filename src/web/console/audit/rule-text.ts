import { ruleFields } from '../../../domain/settings/catalogue.ts';

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
