import { approvalStatus, cancelSettlementStatus, childcareSettlement } from '../../../../domain/codes.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';

const fields: Readonly<Record<string, string>> = {
  approval_status: '承認',
  approval_comment: '回答コメント',
  breakfast_support_flag: '朝食',
  cancel_flag: 'キャンセル',
  cancel_amount: 'キャンセル料',
  cancel_settlement_status: 'キャンセル料の状態',
  capacity: '定員',
  childcare_status: '登降園',
  date_of_birth: '生年月日',
  emergency_contact_name: '緊急連絡先のお名前',
  emergency_contact_tel: '緊急連絡先の電話番号',
  end_datetime: '終了',
  current_day_flag: '当日の追加料金',
  kept_cancel_amount: '引き継いだキャンセル料',
  kept_cancel_deadline: '過ぎていた無料期限',
  lunch_support_flag: '昼食',
  mail_tested_at: 'メールのテスト',
  notes: '報告',
  open_flag: '公開',
  opened_account_id: '公開した人',
  opened_at: '公開した日時',
  others_discount_amount: '値引き',
  others_discount_reason: '値引きの理由',
  override_reason: '例外とした理由',
  pick_up_name: 'お迎えの方',
  pick_up_tel: 'お迎えの方の電話番号',
  remarks: '連絡',
  reserve_amount: '見積もり',
  reserve_date: '利用日',
  settle_due_datetime: '精算の予定',
  staff_remarks: '園のメモ',
  start_datetime: '開始',
  status: '状態',
  supper_support_flag: '夕食',
  total_amount: '合計',
  use_tickets: '回数券の使用',
};

type Labels = { label(code: number): string };
const stays: Readonly<Record<number, string>> = { 1: '来園予定', 2: 'お預かり中', 3: '降園済み', 4: '来園なし' };
const codes: Readonly<Record<string, Labels>> = {
  'reserves.approval_status': approvalStatus,
  'reserves.childcare_status': { label: (code) => stays[code] ?? String(code) },
  'childcares.status': childcareSettlement,
  'reserve_cancellations.cancel_settlement_status': cancelSettlementStatus,
};
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A column in the words of the console; one it does not know shows by its name. */
export const fieldWords = (field: string): string => fields[field] ?? field;

/** What stood in a column, as the console's pages would show it. */
export function valueWords(table: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'なし';
  if (typeof value === 'boolean') return value ? 'あり' : 'なし';
  const code = codes[`${table}.${field}`];
  if (code && typeof value === 'number') return labelOr(code, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return moment.test(value) ? formatDateTime(value) : value;
}

/** A newer server may know a code this page does not. */
function labelOr(code: Labels, value: number): string {
  try {
    return code.label(value);
  } catch {
    return String(value);
  }
}
