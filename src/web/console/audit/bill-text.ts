import { paymentMethod } from '../../../domain/codes.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';

export const billFields: Readonly<Record<string, string>> = {
  others_discount_account_id: '割引をつけた人',
  others_discount_datetime: '割引をつけた時刻',
  before_amount: '訂正前の合計',
  after_amount: '訂正後の合計',
  difference: '差額',
  part_paid_amount: '受け取った一部の金額',
};
export const billCodes = {
  'childcare_corrections.status': correctionSettlement,
  'childcare_corrections.payment_method': paymentMethod,
};
