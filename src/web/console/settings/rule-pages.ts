import { type DatedTable, datedTables, sectionsOf } from '../../../domain/settings/catalogue.ts';
import type { Settings } from '../../../domain/settings/kinds.ts';

const base = '/staff/headquarters/prices';
export const pricesPath = base;

/** The tables of which one row is in force each day: where their page is and what it says. */
export const datedPages: Readonly<Record<DatedTable, { to: string; title: string; lead: string }>> = {
  unit_prices: {
    to: `${base}/unit-prices`,
    title: '単価',
    lead: 'ご利用日の単価で計算します。始まった単価は変えられません。新しい単価は、始まる日を決めて追加します。',
  },
  cancellation_policies: {
    to: `${base}/cancellation`,
    title: 'キャンセル料',
    lead: 'ご利用日の決まりで計算します。あとの段階ほど高くします。',
  },
  reserve_settings: {
    to: `${base}/settings`,
    title: '受付の決まり',
    lead: '予約の受付期間、時間の刻み、締め切り、精算の時刻などです。その日から全園に使われます。',
  },
  age_limits: {
    to: `${base}/ages`,
    title: '対象年齢',
    lead: 'ご利用日の年齢で決まります。園ごとに、これより狭くできます。',
  },
  meal_hours: {
    to: `${base}/meals`,
    title: '食事の時間',
    lead: 'この時間に十分重なるご利用で、食事を選べます。',
  },
  tax_settings: {
    to: `${base}/taxes`,
    title: '税と無償化',
    lead: '消費税率、無償化の対象になる料金と上限額、書類を残す期間です。ご利用日の決まりで判定します。',
  },
  care_settings: {
    to: `${base}/care`,
    title: '職員配置と見守り',
    lead: '職員の数の計算、睡眠チェックの間隔、記録の期限です。その日から全園に使われます。',
  },
  ticket_terms: {
    to: `${base}/ticket-terms`,
    title: '回数券の決まり',
    lead: '期限のお知らせと、使っていない回数券の返金です。返金には、買われた日の決まりが使われます。',
  },
  unpaid_policies: {
    to: `${base}/unpaid`,
    title: '未払い',
    lead: '決済できなかった料金の、ご案内、予約のお休み、分割払い、コンビニ払いの決まりです。',
  },
};

/** One page: a table, or one subject of a table that has several. */
export type Subject = {
  readonly table: DatedTable;
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  readonly to: string;
  readonly fields: Settings;
};

/** The subjects of a table, each with its page; a table that is one subject is its own. */
export const subjectsOf = (table: DatedTable): Subject[] =>
  sectionsOf(table).map(({ key, title, text, fields }) => {
    const page = datedPages[table];
    return key === ''
      ? { table, key, ...page, fields }
      : { table, key, title, lead: `${text}。`, to: `${page.to}?subject=${key}`, fields };
  });
export const subjects: readonly Subject[] = datedTables.flatMap(subjectsOf);

/** The page of a setting, at its place. */
export const placeOfSetting = ({ to }: Subject, name: string): string => `${to}#${name}`;

export const draftsPath = `${base}/drafts`;

export const otherPages = [
  { to: `${base}/plans`, title: 'プラン', text: '月額、割引、説明、販売の終了' },
  { to: `${base}/tickets`, title: '回数券', text: '枚数、価格、有効日数、並び順' },
  { to: `${base}/holidays`, title: '祝日', text: '日曜・祝日の加算がかかる日' },
  { to: `${base}/allergens`, title: 'アレルゲン', text: '食品表示の品目。ご家庭が選ぶ一覧' },
  { to: `${base}/infections`, title: '感染症と登園の目安', text: '朝の様子で選ぶ感染症、休む日数、お持ちいただく書類' },
  { to: `${base}/municipalities`, title: '自治体の様式', text: '提供証明書の様式、請求の期限' },
  { to: `${base}/exclusions`, title: '照合の対象外', text: '夜間のStripeとの照合から外すお客様' },
] as const;

/** As one looks for them: what things cost, how a stay is reserved, who is taken and cared for how, what follows from outside. */
export const priceGroups: readonly {
  readonly title: string;
  readonly tables: readonly DatedTable[];
  readonly others: readonly string[];
}[] = [
  {
    title: '料金',
    tables: ['unit_prices', 'cancellation_policies', 'ticket_terms', 'unpaid_policies', 'tax_settings'],
    others: [`${base}/plans`, `${base}/tickets`],
  },
  { title: '受付の決まり', tables: ['reserve_settings'], others: [] },
  {
    title: 'お子さまと保育',
    tables: ['age_limits', 'meal_hours', 'care_settings'],
    others: [`${base}/allergens`, `${base}/infections`],
  },
  { title: '暦と様式', tables: [], others: [`${base}/holidays`, `${base}/municipalities`, `${base}/exclusions`] },
];
