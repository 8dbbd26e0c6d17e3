import {
  accountRole,
  accountState,
  approvalStatus,
  branchStatus,
  cancelCause,
  cancelSettlementStatus,
  cancelType,
  certificateKind,
  childcareSettlement,
  inboxStatus,
} from '../../../domain/codes.ts';
import { templateKind } from '../../../domain/staff-codes.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { attendanceCodes, attendanceFields } from './attendance-text.ts';
import { billCodes, billFields } from './bill-text.ts';
import { bookFields } from './book-text.ts';
import { branchFields } from './branch-fields.ts';
import { careCodes, careFields } from './care-text.ts';
import { closureFields } from './closure-text.ts';
import { contentFieldText } from './content-text.ts';
import { dayCodes, dayFields } from './day-text.ts';
import { deskFields } from './desk-text.ts';
import { familyCodes, familyFields } from './family-text.ts';
import { requestFields } from './request-text.ts';
import { ruleFieldText } from './rule-text.ts';
import { weekText } from './week-text.ts';

const fields: Readonly<Record<string, string>> = {
  adaptation_date: '適用を始める日',
  days: '曜日ごと',
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
  email: 'メールアドレス',
  name: 'お名前',
  role: '役割',
  state: '利用状態',
  branch_id: '園',
  branch_ids: 'ほかに担当する園',
  qualifications: '資格',
  disable: '停止',
  headquarters_second_factor: '本部の2段階認証の必須',
  managers_second_factor: '園長の2段階認証の必須',
  fresh_proof_minutes: '大切な操作の前の確認が続く時間(分)',
  alternative_text: '写真の説明',
  image_path: '写真の場所',
  file_id: '写真のファイル',
  sequence: '順番',
  width: '幅',
  height: '高さ',
  ...familyFields,
  ...deskFields,
  ...closureFields,
  ...bookFields,
  ...ruleFieldText,
  name_en: '英語の会社名',
  representative: '代表者',
  established: '設立',
  capital: '資本金',
  office_hours: '受付時間',
  business: '事業内容',
  invoice_registration_number: '適格請求書の登録番号',
  chat_url: 'チャットのアドレス',
  social_links: '公式アカウント',
  copyright_year: '© の年',
  interview_free_flag: '事前の面談なし',
  promises: '安全のためにしていること',
  message_signature: 'メールの署名',
  lead: '前文',
  body: '本文',
  change_summary: '変わったところ',
  material_flag: 'もう一度同意をお願いする',
  announced_flag: '前もって公開する',
  items: '持ち物',
  ...branchFields,
  ...requestFields,
  ...billFields,
  ...dayFields,
  ...careFields,
  ...attendanceFields,
  ...contentFieldText,
};

type Labels = { label(code: number): string };
const stays: Readonly<Record<number, string>> = { 1: '来園予定', 2: 'お預かり中', 3: '降園済み', 4: '来園なし' };
const codes: Readonly<Record<string, Labels>> = {
  'accounts.role': accountRole,
  'accounts.state': accountState,
  'reserves.approval_status': approvalStatus,
  'reserves.childcare_status': { label: (code) => stays[code] ?? String(code) },
  'childcares.status': childcareSettlement,
  'reserve_cancellations.cancel_settlement_status': cancelSettlementStatus,
  ...familyCodes,
  ...billCodes,
  'branches.status': branchStatus,
  'inbox_threads.status': inboxStatus,
  'branch_certificates.kind': certificateKind,
  'inbox_templates.kind': templateKind,
  'reserve_cancellations.cancel_type': cancelType,
  'reserve_cancellations.cancel_cause': cancelCause,
  ...dayCodes,
  ...careCodes,
  ...attendanceCodes,
};
/** Columns that say nothing to people. */
export const bookkeeping: ReadonlySet<string> = new Set([
  ...['id', 'version', 'updated_at', 'created_at', 'live', 'amount_lines', 'content_hash', 'idempotency_key'],
  ...['search_text', 'answer_held_until', 'reminded_datetime', 'subscription_read_number', 'deduplication_key'],
  ...['reserve_id', 'payment_id', 'plan_type_id', 'ticket_price_id', 'inquiry_id', 'staff_recruitment_application_id'],
  ...['assigned_account_id', 'done_account_id', 'family_member_id', 'changed_settings'],
]);
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A column in the words of the console; one it does not know shows by its name. */
export const fieldLabel = (field: string): string => fields[field] ?? field;

/** What stood in a column, as the console's pages would show it. */
export function valueText(table: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'なし';
  if (typeof value === 'boolean') return value ? 'あり' : 'なし';
  if (table === 'branch_patterns' && field === 'days') return weekText(value);
  const code = codes[`${table}.${field}`];
  if (code && typeof value === 'number') return labelOr(code, value);
  if (typeof value === 'number') return /(^|_)amount$/.test(field) ? formatYen(value) : String(value);
  if (typeof value !== 'string') return partsOf(table, value);
  return moment.test(value) ? formatDateTime(value) : value;
}

/** A list or a row inside a column, part by part instead of as it is stored. */
function partsOf(table: string, value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? 'なし' : value.map((each) => valueText(table, '', each)).join(' / ');
  }
  return Object.entries(value as object)
    .filter(([field]) => !bookkeeping.has(field))
    .map(([field, each]) => `${fieldLabel(field)} ${valueText(table, field, each)}`)
    .join('、');
}

/** A newer server may know a code this page does not. */
function labelOr(code: Labels, value: number): string {
  try {
    return code.label(value);
  } catch {
    return String(value);
  }
}
