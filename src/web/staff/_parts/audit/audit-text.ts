import { bookActions, bookTableText } from '../headquarters/books/book-audit-text.ts';
import { contentActions, contentTableText } from '../headquarters/contents/content-text.ts';
import { bookkeeping, fieldLabel, valueText } from './audit-fields.ts';
import { billActions, billTables } from './bill-text.ts';
import { careActions, careTables, logActions } from './care-text.ts';
import { closureActions, closureTables } from './closure-text.ts';
import { dayActions, dayTables } from './day-text.ts';
import { deskActions } from './desk-text.ts';
import { familyActions, familyTables } from './family-text.ts';
import { requestActions } from './request-text.ts';
import { ruleActions, ruleTableText } from './rule-text.ts';
import { tabletActions, tabletTables } from './tablet-text.ts';

const actions: Readonly<Record<string, string>> = {
  staffApproveReserve: 'リクエストを承認',
  staffRejectReserve: 'リクエストをお断り',
  staffCheckIn: '登園',
  staffCheckOut: '降園',
  staffUndoCheck: '登降園を元に戻す',
  staffNoShow: '来園なし',
  staffSetReservable: '受付状態の変更',
  staffSetCapacity: '定員の変更',
  staffSetHours: '開園時間の変更',
  staffCreateReserve: '予約の作成',
  staffUpdateReserve: '予約の変更',
  staffDeclareEmergency: '緊急連絡の開始',
  staffMessageEmergency: '緊急連絡の続報',
  staffCountChild: '緊急時の人数の確認',
  staffHandOverChild: '緊急時のお引き渡し',
  staffEndEmergency: '緊急連絡の終了',
  staffNotePickUpCall: 'お迎えの電話の記録',
  staffLowerCancelFee: 'キャンセル料の減額',
  staffAnswerFeeWaiver: 'キャンセル料の免除への回答',
  staffCancelReserve: '予約のキャンセル',
  staffUpdateChildRemarks: '園のメモの変更',
  staffUpdateEmergencyContact: '緊急連絡先の記入',
  staffChangeChildBirthDate: '生年月日の変更',
  staffSettleChildcare: '精算',
  staffRetrySettlement: '決済のやり直し',
  staffRefundPayment: '返金',
  staffSetInboxThread: 'お問い合わせの対応',
  staffAnswerInboxThread: 'お問い合わせへの返信',
  staffSaveInboxTemplate: '返信のひな形の保存',
  staffRemoveInboxTemplate: '返信のひな形の削除',
  staffFinishHeadquartersMessage: '本部への連絡の対応',
  headquartersTestMail: 'メールのテスト',
  headquartersOpenSite: 'サイトの公開',
  headquartersRetryJob: '自動処理のやり直し',
  headquartersInviteAccount: 'スタッフの招待',
  headquartersSaveAccount: 'スタッフの変更',
  headquartersChangeAccountEmail: 'スタッフのメールアドレスの変更',
  headquartersDisableAccount: 'スタッフの停止・再開',
  headquartersResendInvitation: '招待メールの再送',
  headquartersResetSecondFactor: '2段階認証のリセット',
  headquartersSaveSignInSettings: 'ログインの設定の変更',
  staffSaveOwnName: '自分の名前の変更',
  staffSaveMorningMail: '朝のメールの設定',
  staffFinishTotp: '認証アプリの登録',
  staffRemoveTotp: '認証アプリの削除',
  staffFinishPasskey: 'パスキーの登録',
  staffRemovePasskey: 'パスキーの削除',
  staffRenewRecoveryCodes: '復旧コードの作り直し',
  staffAddBranchImage: '写真の追加',
  staffUpdateBranchImage: '写真の変更',
  staffRemoveBranchImage: '写真を外す',
  staffOrderBranchImages: '写真の並べ替え',
  headquartersSaveCompanyFacts: '会社の情報の保存',
  headquartersSaveDocument: '規約と表記の保存',
  headquartersSaveBringList: '持ち物の保存',
  headquartersRemoveVersion: 'これからの版の取りやめ',
  headquartersAddBranch: '園の追加',
  headquartersEditBranch: '園の情報の変更',
  headquartersSetBranchStatus: '園の状態の変更',
  headquartersSaveBranchPosting: '掲示事項の変更',
  headquartersSaveBranchCertificate: '証明・認定の登録',
  headquartersRemoveBranchCertificate: '証明・認定の削除',
  headquartersConnectBranch: '受取口座の登録開始',
  headquartersSetBranchPayments: '受取口座の切り替え',
  staffSaveBranchPage: '園のページの変更',
  staffSaveBranchNotice: '園のお知らせの保存',
  staffRemoveBranchNotice: '園のお知らせの削除',
  staffSavePattern: 'いつもの開園時間の保存',
  staffDeletePattern: 'いつもの開園時間の取り消し',
  headquartersRunImport: 'CSVの取り込み',
  stripeUnexpectedPayment: '確認が必要な入金',
  stripeRefundFailed: '返金の失敗',
  stripeDispute: 'カード会社からの異議申し立て',
  stripeAccount: '受取口座の状態',
  stripeBooksDiffer: '帳簿とStripeの違い',
  systemTrouble: 'システムの異常',
  systemRecovered: 'システムの復旧',
  ...familyActions,
  ...requestActions,
  ...deskActions,
  ...billActions,
  ...closureActions,
  ...bookActions,
  ...ruleActions,
  ...dayActions,
  ...careActions,
  ...tabletActions,
  ...logActions,
  ...contentActions,
};
const tables: Readonly<Record<string, string>> = {
  reserves: '予約',
  childcares: '利用実績',
  children: 'お子さま',
  customers: 'お客様',
  reserve_cancellations: 'キャンセル',
  refunds: '返金',
  reservable_managements: '受付状態',
  branch_capacities: '定員',
  branch_hours: '開園時間',
  branches: '園',
  payments: 'お支払い',
  headquarters_messages: '本部への連絡',
  site_states: 'サイトの公開',
  jobs: '自動処理',
  inbox_threads: 'お問い合わせ',
  inbox_templates: '返信のひな形',
  accounts: 'スタッフ',
  staff_sign_in_settings: 'ログインの設定',
  branch_images: '園の写真',
  ...familyTables,
  ...billTables,
  ...closureTables,
  ...ruleTableText,
  company_facts: '会社の情報',
  company_documents: '規約と表記',
  bring_lists: '持ち物',
  branch_informations: '園のページ',
  branch_notices: '園のお知らせ',
  branch_certificates: '証明・認定',
  branch_postings: '掲示事項',
  branch_patterns: 'いつもの開園時間',
  imports: '取り込み',
  waitlist_entries: '空き待ち',
  pickup_people: 'お迎えの方',
  issued_documents: '発行した書類',
  ...dayTables,
  ...bookTableText,
  ...careTables,
  ...tabletTables,
  ...contentTableText,
};

/** A newer server may know actions this page does not; they show by their name. */
export const actionText = (action: string): string => actions[action] ?? action;
export const tableText = (table: string): string => tables[table] ?? table;
/** Entries nobody on the staff made. */
export const isAutomatic = (action: string): boolean => /^(stripe|system|family|nobody)/.test(action);
/** Who did it; an account one may not see any more has left. */
export const actorText = (action: string, account: { name: string } | null): string => {
  if (!isAutomatic(action)) return account?.name ?? '退職者';
  if (action.startsWith('familyChanged')) return 'ご家族';
  return action.startsWith('stripe') ? 'Stripeからの通知' : 'システムからの通知';
};
export const auditTables = Object.entries(tables).map(([key, label]) => ({ key, label }));
export const auditActions = Object.entries(actions).map(([key, label]) => ({ key, label }));

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export type AuditDifference = { field: string; before: string; after: string };

/** What really changed, field by field; rows made or removed show as a whole. */
export function differencesOf(table: string, before: unknown, after: unknown): AuditDifference[] {
  const textOf = (field: string, value: unknown) => valueText(table, field, value);
  if (!isRow(before) || !isRow(after)) {
    if (before === null && !isRow(after) && !Array.isArray(after)) return [];
    return isRow(after) && before === null ? [] : [{ field: '', before: textOf('', before), after: textOf('', after) }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !bookkeeping.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      field: fieldLabel(field),
      before: textOf(field, before[field]),
      after: textOf(field, after[field]),
    }));
}
