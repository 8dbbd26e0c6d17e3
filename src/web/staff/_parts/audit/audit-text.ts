import { auditTitles } from '../../../../contract/functions/audit-titles.generated.ts';
import { otherActs } from '../../../../contract/functions/other-acts.ts';
import { bookTableText } from '../headquarters/books/book-audit-text.ts';
import { contentTableText } from '../headquarters/contents/content-text.ts';
import { bookkeeping, fieldLabel, valueText } from './audit-fields.ts';
import { billTables } from './bill-text.ts';
import { careTables } from './care-text.ts';
import { closureTables } from './closure-text.ts';
import { dayTables } from './day-text.ts';
import { familyTables } from './family-text.ts';
import { ruleTableText } from './rule-text.ts';
import { tabletTables } from './tablet-text.ts';

const actions: Readonly<Record<string, string>> = { ...auditTitles, ...otherActs };
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
