import { paymentMethod } from '../../../../domain/codes.ts';
import { correctionSettlement } from '../../../../domain/reserves/staff-codes.ts';

/** What is done about a bill after the fact, in the words of the console. */
export const billActions: Readonly<Record<string, string>> = {
  staffCorrectChildcare: 'ご利用料金の訂正',
  staffRecordCash: '現金のお支払い',
  staffWriteOff: '請求の取り消し',
};
export const billTables: Readonly<Record<string, string>> = { childcare_corrections: '料金の訂正' };
export const billFields: Readonly<Record<string, string>> = {
  others_discount_account_id: '割引をつけた人',
  others_discount_datetime: '割引をつけた時刻',
  before_amount: '訂正前の合計',
  after_amount: '訂正後の合計',
  difference: '差額',
};
export const billCodes = {
  'childcare_corrections.status': correctionSettlement,
  'childcare_corrections.payment_method': paymentMethod,
};
