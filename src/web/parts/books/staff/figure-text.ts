import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { lineKind } from '../../../../domain/billing/bill/line-kinds.ts';
import {
  leadDaysOf,
  netOf,
  occupancyOf,
  type PeriodFigures,
  salesOf,
  salesTax,
} from '../../../../domain/books/figures/figure-list.ts';
import type { PeriodUnit } from '../../../../domain/books/figures/periods.ts';
import { formatMonthDay, formatYearMonth } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';

export type Figures = FunctionOk<'staffReadFigures'>;
export type FigurePeriod = Figures['periods'][number];

/** One figure of a period as the tables, the charts and the file have it. `value` null: nothing to say. */
export type FigureColumn = {
  key: string;
  label: string;
  value: (figures: PeriodFigures) => number | null;
  words: (value: number) => string;
};

const count = (unit: string) => (value: number) => `${value.toLocaleString('en-US')}${unit}`;
const tenths = (value: number) => Math.round(value * 10) / 10;
const withTenth = (unit: string) => (value: number) =>
  `${value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}${unit}`;
const orNull = (value: number | null) => (value === null ? null : tenths(value));
const yen = (key: keyof PeriodFigures, label: string): FigureColumn => ({
  key,
  label,
  value: (figures) => figures[key],
  words: formatYen,
});
const number = (key: keyof PeriodFigures, label: string, unit: string): FigureColumn => ({
  key,
  label,
  value: (figures) => figures[key],
  words: count(unit),
});

export const childHours: FigureColumn = {
  key: 'child_hours',
  label: '保育時間',
  value: ({ child_minutes }) => tenths(child_minutes / 60),
  words: withTenth('時間'),
};
export const net: FigureColumn = { key: 'net', label: '差引の入金', value: netOf, words: formatYen };
export const sales: FigureColumn = { key: 'sales', label: '売上', value: salesOf, words: formatYen };
export const occupancy: FigureColumn = {
  key: 'occupancy',
  label: '稼働率',
  value: (figures) => orNull(occupancyOf(figures)),
  words: withTenth('%'),
};

export const usageColumns: readonly FigureColumn[] = [
  number('reserves', 'ご予約', '件'),
  number('cancelled', 'キャンセル', '件'),
  number('visits', 'お預かり(延べ)', '人'),
  childHours,
  occupancy,
  number('no_shows', '来園なし', '人'),
  {
    key: 'lead_time',
    label: 'ご予約から当日まで',
    value: (figures) => orNull(leadDaysOf(figures)),
    words: withTenth('日'),
  },
];

export const moneyColumns: readonly FigureColumn[] = [
  sales,
  yen('cancel_amount', 'うちキャンセル料'),
  yen('refund_amount', '返金'),
  net,
];

const lineNames = [
  ['childcare_amount', 'childcare'],
  ['zero_year_old_amount', 'zeroYearOld'],
  ['after_business_amount', 'afterBusiness'],
  ['holiday_amount', 'holiday'],
  ['current_day_amount', 'currentDay'],
  ['meal_support_amount', 'mealSupport'],
  ['own_tariff_amount', 'ownTariff'],
  ['subsidies_discount_amount', 'subsidy'],
  ['tickets_discount_amount', 'ticketsDiscount'],
  ['others_discount_amount', 'othersDiscount'],
  ['difference_amount', 'difference'],
  ['cancel_amount', 'cancellationFee'],
  ['plan_amount', 'monthlyPlan'],
  ['tickets_sold_amount', 'ticketsSold'],
  ['refund_amount', 'refund'],
] as const satisfies readonly (readonly [keyof PeriodFigures, keyof typeof lineKind.code])[];
export const lineColumns: readonly FigureColumn[] = lineNames.map(([key, name]) =>
  yen(key, lineKind.label(lineKind.code[name])),
);
export const taxColumns: readonly FigureColumn[] = [
  yen('standard_amount', salesTax.label(salesTax.code.standard)),
  yen('exempt_amount', salesTax.label(salesTax.code.exempt)),
  yen('outside_amount', salesTax.label(salesTax.code.outside)),
];

export const memberColumns: readonly FigureColumn[] = [
  number('new_members', '新しい会員', '人'),
  number('leaving_members', '退会', '人'),
  number('plan_members', '月額プランの会員(期末)', '人'),
];

export const ticketsUsed = number('tickets_used', '使用', '枚');
export const ticketsSold = number('tickets_sold', '販売', '枚');

export const failureColumns: readonly FigureColumn[] = [
  number('failed_charges', '失敗した決済', '件'),
  yen('failed_amount', '失敗した金額'),
];

export const unitText: Readonly<Record<PeriodUnit, string>> = {
  day: '日別(1か月)',
  week: '週別(3か月)',
  month: '月別(1年)',
};

/** '11月16日(月)', '11月9日〜', '2026年11月'. */
export function periodText({ start }: Pick<FigurePeriod, 'start'>, unit: PeriodUnit): string {
  if (unit === 'month') return formatYearMonth(start);
  return unit === 'week' ? `${formatMonthDay(start)}〜` : formatMonthDay(start);
}

/** As short as it fits under a bar. */
export function periodMark({ start }: Pick<FigurePeriod, 'start'>, unit: PeriodUnit): string {
  const [, month = '', day = ''] = start.split('-').map((part) => String(Number(part)));
  if (unit === 'month') return `${month}月`;
  return unit === 'week' ? `${month}/${day}` : day;
}
