import { allergySeverity } from '../../../domain/care/care-codes.ts';
import { cardTextLabels, cardTextNames } from '../../../domain/care/health-card.ts';
import { adultGender, childGender, customerStatus, paymentMethod, paymentType } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import { messageSender } from '../../../domain/messages/message-codes.ts';
import { formatPostalCode, formatTel } from '../../../domain/text/contact-format.ts';
import { formatDate, formatDateTime } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import type { Paper, PaperColumn, PaperSection } from '../../papers/paper.ts';
import type { DisclosureNames } from '../store/disclosure-names.ts';
import { recordNames } from './record-names.ts';

type Row = Readonly<Record<string, unknown>>;
type Exported = Readonly<Record<string, unknown>>;
type Column = PaperColumn & { of: (row: Row) => string };
interface Labels {
  has: (code: number) => boolean;
  label: (code: never) => string;
}

const none = '—';
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (data: Exported, table: string): Row[] => {
  const rows = data[table];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};

const shown = (value: unknown, words: (text: string) => string = (text) => text): string =>
  value === null || value === undefined || value === '' ? none : words(String(value));
const word = (key: string) => (row: Row) => shown(row[key]);
const day = (key: string) => (row: Row) => shown(row[key], (text) => formatDate(text.slice(0, 10)));
const moment = (key: string) => (row: Row) => shown(row[key], (text) => formatDateTime(new Date(text)));
const yen = (key: string) => (row: Row) => shown(row[key], (text) => formatYen(Number(text)));
const tel = (key: string) => (row: Row) => shown(row[key], formatTel);
const code = (key: string, list: Labels) => (row: Row) =>
  shown(row[key], (text) => (list.has(Number(text)) ? list.label(Number(text) as never) : text));
const called = (key: string, names: ReadonlyMap<number, string>) => (row: Row) =>
  shown(row[key], (text) => names.get(Number(text)) ?? text);
const yesNo = (key: string) => (row: Row) => (row[key] === true ? 'はい' : 'いいえ');

function table(
  data: Exported,
  name: string,
  columns: Column[],
  isSaid: (row: Row) => boolean = () => true,
): PaperSection {
  const rows = rowsOf(data, name)
    .filter(isSaid)
    .map((row) => columns.map(({ of }) => of(row)));
  return {
    heading: recordNames[name] ?? name,
    columns: columns.map(({ of: _, ...column }) => column),
    rows,
    empty: '記録はありません。',
  };
}

function contractor(data: Exported, { prefectures }: DisclosureNames): PaperSection {
  const [row = {}] = rowsOf(data, 'customers');
  const facts: [string, (row: Row) => string][] = [
    ['お名前', word('name')],
    ['フリガナ', word('name_kana')],
    ['性別', code('gender', adultGender)],
    ['生年月日', day('date_of_birth')],
    ['郵便番号', ({ postal_code }) => shown(postal_code, formatPostalCode)],
    [
      '住所',
      ({ prefecture_id, address1, address2 }) =>
        shown([`${prefectures.get(Number(prefecture_id)) ?? ''}${address1 ?? ''}`, address2].filter(Boolean).join(' ')),
    ],
    ['電話番号', tel('tel')],
    ['メールアドレス', word('email')],
    ['緊急連絡先', word('emergency_contact_name')],
    ['緊急連絡先の電話番号', tel('emergency_contact_tel')],
    ['状態', code('status', customerStatus)],
    ['登録した日時', moment('created_at')],
  ];
  return { heading: 'ご契約者', facts: facts.map(([label, of]) => [label, of(row)]) };
}

const childrenOf = (data: Exported): ReadonlyMap<number, string> =>
  new Map(rowsOf(data, 'children').map((child) => [Number(child.id), shown(child.name)]));

/** One section a child: what the family wrote on its card. */
function cards(data: Exported): PaperSection[] {
  const children = childrenOf(data);
  return rowsOf(data, 'child_essentials.card').map(({ child_id, card }) => ({
    heading: `健康のカード ${children.get(Number(child_id)) ?? ''}`,
    facts: cardTextNames.map((name): [string, string] => [
      cardTextLabels[name],
      shown(isRow(card) ? card[name] : null),
    ]),
  }));
}

function detailed(data: Exported, { branches, allergens }: DisclosureNames): PaperSection[] {
  const child = { label: 'お子さま', share: 20, of: called('child_id', childrenOf(data)) };
  const branch = { label: '園', share: 20, of: called('branch_id', branches) };
  return [
    table(data, 'family_members', [
      { label: 'お名前', share: 30, of: word('name') },
      { label: '続柄', share: 20, of: word('relation') },
      { label: '立場', share: 25, of: code('role', familyRole) },
      { label: '登録', share: 25, of: moment('created_at') },
    ]),
    table(data, 'pickup_people', [
      { label: 'お名前', share: 40, of: word('name') },
      { label: '続柄', share: 25, of: word('relation') },
      { label: '電話番号', share: 35, of: tel('tel') },
    ]),
    table(data, 'children', [
      { label: 'お名前', share: 22, of: word('name') },
      { label: 'フリガナ', share: 22, of: word('name_kana') },
      { label: '生年月日', share: 18, of: day('date_of_birth') },
      { label: '性別', share: 10, of: code('gender', childGender) },
      { label: '園への連絡', share: 28, of: word('customer_remarks') },
    ]),
    table(data, 'child_allergies', [
      child,
      {
        label: '食物',
        share: 20,
        of: (row) => (row.allergen_id === null ? word('other_name')(row) : called('allergen_id', allergens)(row)),
      },
      { label: '程度', share: 20, of: code('severity', allergySeverity) },
      { label: '症状', share: 27, of: word('reaction') },
      { label: 'エピペン', share: 13, of: yesNo('epipen_flag') },
    ]),
    ...cards(data),
    table(data, 'reserves', [
      { label: '開始', share: 25, of: moment('start_datetime') },
      { label: '終了', share: 25, of: moment('end_datetime') },
      branch,
      { label: '見積もり', share: 15, align: 'right', of: yen('reserve_amount') },
      { label: '取り消し', share: 15, of: yesNo('cancel_flag') },
    ]),
    table(
      data,
      'reserve_details',
      [
        child,
        { label: '登園', share: 25, of: moment('arrived_datetime') },
        { label: '降園', share: 25, of: moment('left_datetime') },
        { label: 'お迎えの方', share: 30, of: word('fetched_by_name') },
      ],
      // Of a reserve to come, or one that was cancelled, there is nothing to say here.
      ({ arrived_datetime }) => arrived_datetime !== null,
    ),
    table(data, 'childcares', [
      { label: '開始', share: 30, of: moment('start_datetime') },
      { label: '終了', share: 30, of: moment('end_datetime') },
      branch,
      { label: '合計', share: 20, align: 'right', of: yen('total_amount') },
    ]),
    table(data, 'payments', [
      { label: '日時', share: 28, of: moment('payment_datetime') },
      { label: '種類', share: 24, of: code('payment_type', paymentType) },
      { label: '方法', share: 24, of: code('payment_method', paymentMethod) },
      { label: '金額', share: 24, align: 'right', of: yen('amount') },
    ]),
    table(data, 'family_messages', [
      { label: '日時', share: 25, of: moment('created_at') },
      { label: 'だれから', share: 15, of: code('sender', messageSender) },
      { label: '内容', share: 60, of: word('body') },
    ]),
    table(data, 'inquiries', [
      { label: '日時', share: 25, of: moment('created_at') },
      { label: '内容', share: 75, of: word('inquiry_text') },
    ]),
    table(data, 'notifications', [
      { label: '日時', share: 25, of: moment('created_at') },
      { label: '件名', share: 75, of: word('title') },
    ]),
    table(data, 'customer_consents', [
      { label: '日時', share: 30, of: moment('consented_at') },
      { label: '内容', share: 40, of: (row) => consented[String(row.kind)] ?? shown(row.kind) },
      { label: '版', share: 30, of: word('version') },
    ]),
  ];
}

const consented: Readonly<Record<string, string>> = {
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  child_data: 'お子さまの情報の取り扱い',
};
const inDetail = new Set([
  ...[
    'customers',
    'family_members',
    'pickup_people',
    'children',
    'child_allergies',
    'child_essentials',
    'child_essentials.card',
  ],
  ...[
    'reserves',
    'reserve_details',
    'childcares',
    'payments',
    'family_messages',
    'inquiries',
    'notifications',
    'customer_consents',
  ],
]);

/** By kind and number: nothing that is kept goes unnamed, and the file beside the paper has all of it. */
function further(data: Exported): PaperSection {
  const rows = Object.keys(recordNames)
    .filter((name) => !inDetail.has(name))
    .map((name) => ({ name, count: rowsOf(data, name).length }))
    .filter(({ count }) => count > 0);
  return {
    heading: 'そのほかに保管している記録',
    columns: [
      { label: '記録の種類', share: 75 },
      { label: '件数', share: 25, align: 'right' },
    ],
    rows: rows.map(({ name, count }) => [recordNames[name] ?? name, `${count}件`]),
    empty: 'ほかの記録はありません。',
  };
}

/** What a family asked to be shown, in words: of its own number, and of every number that was merged into it. */
export function disclosurePapers(
  exported: readonly { customer_id: number; data: Exported }[],
  names: DisclosureNames,
  issued: string,
): Paper[] {
  return exported.map(({ customer_id, data }) => ({
    title: 'お預かりしている個人情報',
    issued,
    lead: `お客様番号 ${customer_id} の方について、当社が保管している情報です。すべての項目は、いっしょにお渡しするデータのファイル(JSON)にあります。`,
    sections: [contractor(data, names), ...detailed(data, names), further(data)],
    foot: `お客様番号 ${customer_id} 個人情報の開示`,
  }));
}
