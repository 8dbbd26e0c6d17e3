import { ageLimits, mealHours } from './catalogue/ages-and-meals.ts';
import { attendance, morning } from './catalogue/attendance.ts';
import { cancellation } from './catalogue/cancellation.ts';
import { healthRecords, staffing, watching } from './catalogue/care.ts';
import { families, messages } from './catalogue/families.ts';
import { planTypes, ticketPrices, unitPrices } from './catalogue/prices.ts';
import { records } from './catalogue/records.ts';
import { requests, reserving, seats, settling } from './catalogue/reserving.ts';
import { taxes } from './catalogue/taxes.ts';
import { ticketTerms } from './catalogue/ticket-terms.ts';
import { unpaid } from './catalogue/unpaid.ts';
import { cover, working } from './catalogue/working.ts';
import type { Settings, SettingValues } from './kinds.ts';

type Section = {
  /** In the address of its page; blank where a table is one subject. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly fields: Settings;
};

/**
 * Every amount, limit and deadline a company may set from a day on, by table and subject (decision 83). A new one is an entry in
 * its subject's file, `npm run codegen`, its use and its test.
 */
export const settingSections = {
  unit_prices: [{ key: '', title: '', text: '', fields: unitPrices }],
  cancellation_policies: [{ key: '', title: '', text: '', fields: cancellation }],
  reserve_settings: [
    { key: 'reserving', title: '予約の受付', text: 'いつまで、どの長さで予約を受けるか', fields: reserving },
    { key: 'requests', title: 'リクエスト', text: '△の日のリクエストに、いつまでに答えるか', fields: requests },
    {
      key: 'seats',
      title: 'お席の確保と空き待ち',
      text: '席をどれだけ取っておくか、空きをどう知らせるか',
      fields: seats,
    },
    {
      key: 'settling',
      title: 'カードの登録、精算、割引',
      text: 'いつ請求し、だれがどれだけ引けるか',
      fields: settling,
    },
    { key: 'attendance', title: '登園と降園', text: '早い、遅いをいつ知らせるか', fields: attendance },
    { key: 'morning', title: '体調と朝の確認', text: '熱や体調を、いつどこから確かめるか', fields: morning },
    { key: 'families', title: 'ご家族とお迎え', text: '招待、お迎えの方、ほかの園の会員', fields: families },
    { key: 'messages', title: 'お知らせとお問い合わせ', text: 'いつ知らせ、いつまでに返信するか', fields: messages },
    { key: 'records', title: '書類と記録の保存', text: 'どの記録を、いつまで残すか', fields: records },
  ],
  age_limits: [{ key: '', title: '', text: '', fields: ageLimits }],
  meal_hours: [{ key: '', title: '', text: '', fields: mealHours }],
  care_settings: [
    { key: 'staffing', title: '職員の配置', text: '職員1名が見るお子さまの人数', fields: staffing },
    { key: 'watching', title: '見守りと記入', text: '睡眠のチェックと、遅れた記入', fields: watching },
    {
      key: 'health',
      title: '健康の記録と書類',
      text: 'アレルギー、健康カード、書類を聞き直すまで',
      fields: healthRecords,
    },
    { key: 'working', title: '勤務時間', text: 'だれに、どこまで勤務をお願いできるか', fields: working },
    { key: 'cover', title: '応援のお願い', text: '職員への応援のお願いと、席の見込み', fields: cover },
  ],
  tax_settings: [{ key: '', title: '', text: '', fields: taxes }],
  ticket_terms: [{ key: '', title: '', text: '', fields: ticketTerms }],
  unpaid_policies: [{ key: '', title: '', text: '', fields: unpaid }],
  ticket_prices: [{ key: '', title: '', text: '', fields: ticketPrices }],
  plan_types: [{ key: '', title: '', text: '', fields: planTypes }],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

/** The same without their subjects. */
export const ruleFields = {
  unit_prices: unitPrices,
  cancellation_policies: cancellation,
  reserve_settings: {
    ...reserving,
    ...requests,
    ...seats,
    ...settling,
    ...attendance,
    ...morning,
    ...families,
    ...messages,
    ...records,
  },
  age_limits: ageLimits,
  meal_hours: mealHours,
  care_settings: { ...staffing, ...watching, ...healthRecords, ...working, ...cover },
  tax_settings: taxes,
  ticket_terms: ticketTerms,
  unpaid_policies: unpaid,
  ticket_prices: ticketPrices,
  plan_types: planTypes,
} as const satisfies Readonly<Record<keyof typeof settingSections, Settings>>;

/** What the console calls each. */
export const ruleTitles = {
  unit_prices: '単価',
  cancellation_policies: 'キャンセル料',
  reserve_settings: '受付の決まり',
  age_limits: '対象年齢',
  meal_hours: '食事の時間',
  care_settings: '職員配置と見守り',
  tax_settings: '税と無償化',
  ticket_terms: '回数券の決まり',
  unpaid_policies: '未払い',
  ticket_prices: '回数券',
  plan_types: 'プラン',
} as const satisfies Readonly<Record<keyof typeof settingSections, string>>;

export const sectionsOf = (table: RuleTable): readonly Section[] => settingSections[table];

export type RuleTable = keyof typeof ruleFields;
export const ruleTables = Object.keys(ruleFields) as RuleTable[];
export type SettingsOf<Table extends RuleTable> = SettingValues<(typeof ruleFields)[Table]>;

/** Tables of our own, of which one row is in force on each day and a row says only what it changes. */
export const ownTables = [
  'cancellation_policies',
  'reserve_settings',
  'age_limits',
  'meal_hours',
  'care_settings',
  'tax_settings',
  'ticket_terms',
  'unpaid_policies',
] as const satisfies readonly RuleTable[];
type OwnTable = (typeof ownTables)[number];
export const isOwnTable = (table: RuleTable): table is OwnTable => (ownTables as readonly RuleTable[]).includes(table);

/** Tables of which one row is in force on each day; the specification's prices are whole rows. */
export const datedTables = ['unit_prices', ...ownTables] as const;
export type DatedTable = (typeof datedTables)[number];

/** What a company begins with; the demo world has it too. */
export const initialSettings = <Table extends OwnTable>(table: Table): SettingsOf<Table> =>
  Object.fromEntries(
    Object.entries(ruleFields[table]).map(([name, { initial }]) => [name, initial]),
  ) as unknown as SettingsOf<Table>;

/** What everybody's screens read of it (view_reserve_settings); a save is judged by the same row. */
export const screenSettings = Object.entries(ruleFields.reserve_settings as Settings)
  .filter(([, { screens }]) => screens)
  .map(([name]) => name);
