import { paymentMethod } from '../../../../domain/codes.ts';
import { correctionSettlement } from '../../../../domain/reserves/staff-codes.ts';

/** What is done about a bill after the fact, in the words of the console. */
export const billActions: Readonly<Record<string, string>> = {
  staffCorrectChildcare: 'ご利用料金の訂正',
  staffRecordCash: '現金のお支払い',
  staffWriteOff: '請求の取り消し',
  unpaidFamily: '未払いが続いていることの連絡',
  unpaidPlanBroken: '分割払いの停止',
  staffCancelKonbiniSlip: 'コンビニの払込票の取りやめ',
  headquartersRecordPartPayment: '一部の入金の記録',
  headquartersAgreeInstalments: '分割払いの約束',
  headquartersEndInstalments: '分割払いの終了',
};
export const billTables: Readonly<Record<string, string>> = {
  childcare_corrections: '料金の訂正',
  instalment_plans: '分割払い',
};
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
