import {
  cardFee,
  type FeeStep,
  feeLine,
  feeReasonLines,
} from '../../../domain/billing/cancelling/cancellation-text.ts';
import { outsideLink } from '../../../domain/branches/map-embed.ts';
import { childrenMealsText, coveredMeals, type MealHours, type Meals } from '../../../domain/calendar/meals.ts';
import { bringItemText, bringList, readBringRows } from '../../../domain/company/bring-list.ts';
import { calledName } from '../../../domain/text/called-name.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { epochOf, type Instant, minuteOfDayOf, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { formatMoment, formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';

/** What a message about a reserve says of it. What the parent wrote to the branch stays out: it may be about health. */
export type ReserveText = {
  id: number;
  branch_name: string;
  branch_tel: string;
  branch_address: string;
  branch_map_link: string | null;
  start_datetime: Instant;
  end_datetime: Instant;
  children: readonly (Meals & { name: string; date_of_birth: TokyoDate })[];
  pick_up_name: string | null;
  reserve_amount: number;
  meal_hours: MealHours | null;
  /** bring_lists.items in force on its day. */
  bring_items: unknown;
  first_visit_flag: boolean;
};

/** What cancelling costs from the moment of the message on. */
export type FeeStepsOfReserve = { cancel_schedule: readonly FeeStep[] };

type WordRow = { label: string; value: string };
export const rowLines = (rows: readonly WordRow[]): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

export const dayOf = ({ start_datetime }: Pick<ReserveText, 'start_datetime'>): string =>
  formatMonthDay(tokyoDateOf(start_datetime));
export const timeOf = ({
  start_datetime,
  end_datetime,
}: Pick<ReserveText, 'start_datetime' | 'end_datetime'>): string => formatTimeRange(start_datetime, end_datetime);

const childNames = ({ children }: ReserveText): string => children.map(({ name }) => name).join('、');
const mealText = ({ children }: ReserveText): string =>
  childrenMealsText(children.map((child) => ({ ...child, called: calledName(child.name) }))) || 'なし';
const pickUpText = ({ pick_up_name }: ReserveText): string => (pick_up_name ? `${pick_up_name}さま` : '保護者の方');

/** Whatever people wrote about a stay may be about a child's health: a message says only that it is there. */
export const commentOnPage = (text: string): string | false =>
  text !== '' && '園からのコメントがあります。予約のページでお読みください。';

export const branchPhone = ({ branch_name, branch_tel }: Pick<ReserveText, 'branch_name' | 'branch_tel'>): string =>
  `${branch_name}(電話 ${formatTel(branch_tel)})`;

export const questions = (branch: Parameters<typeof branchPhone>[0]): string =>
  `ご不明な点は、${branchPhone(branch)}へお問い合わせください。`;

/** Who comes, what is eaten, who fetches, what it costs. */
export const stayRows = (reserve: ReserveText): WordRow[] => [
  { label: 'お子さま', value: childNames(reserve) },
  { label: '食事', value: mealText(reserve) },
  { label: 'お迎え', value: pickUpText(reserve) },
  { label: '見積もり', value: formatYen(reserve.reserve_amount) },
];
/** Of a reserve that is over: only which one it was. */
export const nameRows = (reserve: ReserveText): WordRow[] => [{ label: 'お子さま', value: childNames(reserve) }];

export const numberRow = ({ id }: ReserveText): WordRow => ({ label: '予約番号', value: String(id) });
export const placeRows = (reserve: Pick<ReserveText, 'branch_name' | 'start_datetime' | 'end_datetime'>): WordRow[] => [
  { label: '日時', value: `${dayOf(reserve)} ${timeOf(reserve)}` },
  { label: '園', value: reserve.branch_name },
];
export const wayRows = (reserve: ReserveText): WordRow[] => [
  { label: '住所', value: reserve.branch_address },
  { label: '電話', value: formatTel(reserve.branch_tel) },
];

/** What differs, before → after; other changes are named without their words. */
export function changeLines(before: ReserveText, after: ReserveText): string {
  const rowsOf = (reserve: ReserveText) => [...placeRows(reserve), ...stayRows(reserve)];
  const earlier = rowsOf(before);
  const differing = rowsOf(after).flatMap(({ label, value }, index) => {
    const was = earlier[index]?.value ?? '';
    return was === value ? [] : [`${label}: ${was} → ${value}`];
  });
  if (differing.length === 0) return '変わったところ\n園に伝えたいことなど(日時、食事、お迎え、見積もりは変わりません)';
  return ['変わったところ', ...differing].join('\n');
}

/** The things to bring for exactly this stay, one a line; nothing where the company has no list. */
export function bringLines(reserve: ReserveText): string | false {
  const start = minuteOfDayOf(reserve.start_datetime);
  const length = (epochOf(reserve.end_datetime) - epochOf(reserve.start_datetime)) / 60_000;
  const items = bringList(readBringRows(reserve.bring_items), {
    day: tokyoDateOf(reserve.start_datetime),
    children: reserve.children.map((child) => ({ ...child, called: calledName(child.name) })),
    mealsInStay: reserve.meal_hours === null ? [] : coveredMeals({ start, end: start + length }, reserve.meal_hours),
    isFirstVisit: reserve.first_visit_flag,
    isPickedUpByAnother: reserve.pick_up_name !== null && reserve.pick_up_name !== '',
  });
  if (items.length === 0) return false;
  return ['持ち物(お名前をお書きください)', ...items.map((item) => `・${bringItemText(item)}`)].join('\n');
}

/** As the confirm page said it: the free time that is left, what it costs then, and why. */
export const cancelFee = (reserve: Pick<ReserveText, 'start_datetime'> & FeeStepsOfReserve): string =>
  [
    `キャンセル料: ${feeLine(reserve.cancel_schedule, reserve.start_datetime)}`,
    ...feeReasonLines(reserve.cancel_schedule),
  ].join('\n');

/** Why a fee is due. Never the sentence about illness: that is only on the reserve's page. */
export type FeeReasonGiven = { fee_reason?: string };
export const feeReason = ({
  cancel_amount,
  fee_reason = '',
}: FeeReasonGiven & { cancel_amount: number }): string | false =>
  cancel_amount > 0 && fee_reason !== '' && `キャンセル料の理由: ${fee_reason}`;

/** The same in one line with its date. */
export const shortCancelFee = ({ cancel_schedule }: FeeStepsOfReserve): string => cardFee(cancel_schedule);

/** Before the branch's answer only a minimum fee is due. */
export const askedFee = (reserve: ReserveText & FeeStepsOfReserve, beforeAnswer: number): string =>
  `${beforeAnswer === 0 ? '園のお返事の前なら、キャンセル料はかかりません' : `園のお返事の前のキャンセル料は ${formatYen(beforeAnswer)}です`}。お返事のあとの${cancelFee(reserve)}`;

export const cardDueText = (due: Instant | null | undefined): string | false =>
  due !== null &&
  due !== undefined &&
  `${formatMoment(due)}までにご登録がない場合、ご予約は自動的に取り消されます(キャンセル料はかかりません)。`;
/** The same as something to do, for the card and the top of the mail. */
export const cardDueLine = (due: Instant | null | undefined): string | false =>
  due !== null && due !== undefined && `${formatMoment(due)}までにお支払い用のカードのご登録をお願いします。`;

/** By when a request was promised to be answered (domain answerDue). */
export type AnswerDue = { answer_due_datetime: Instant | null };
export const answerText = ({ answer_due_datetime: due }: AnswerDue): string | false =>
  due !== null && `${formatMoment(due)}までに、園がお返事します。`;

/** A request that was given up for another seat. */
export type WithdrawnRequest = Pick<ReserveText, 'branch_name' | 'start_datetime' | 'end_datetime'>;
export const withdrawnText = (request: WithdrawnRequest | undefined): string | false =>
  request !== undefined &&
  `園のお返事をお待ちだったリクエスト(${request.branch_name} ${formatMonthDay(tokyoDateOf(request.start_datetime))} ${formatTimeRange(request.start_datetime, request.end_datetime)})は、取り下げました。料金はかかりません。`;

const longestAddress = 1000;
/** The branch's own map, else a search for its address; LINE takes links of at most 1,000 characters. */
export function mapUrl({
  branch_map_link,
  branch_address,
  branch_name,
}: Pick<ReserveText, 'branch_map_link' | 'branch_address' | 'branch_name'>): string {
  const own = outsideLink(branch_map_link);
  if (own !== null && own.length <= longestAddress && URL.canParse(own)) return own;
  const query = encodeURIComponent(`${branch_address} ${branch_name}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
