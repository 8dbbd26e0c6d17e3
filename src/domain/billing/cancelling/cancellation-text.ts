import type { CancellationPolicy } from '../../settings/settings.ts';
import { epochOf, type Instant, minuteOf } from '../../time.ts';
import { formatDuration, formatMinute, formatMoment } from '../../time-format.ts';
import { formatYen, type Yen } from '../../yen.ts';
import type { CancellationTier } from './cancellation-fee.ts';

/** A step of cancellationSchedule as it travels in a quote. */
export type FeeStep = {
  readonly tier: CancellationTier;
  readonly from: Instant;
  readonly percent: number;
  readonly cancel_amount: Yen;
  /** The fee is the minimum carried over from before a change. */
  readonly kept_flag: boolean;
  /** Why it costs so much (消費者契約法9条2項). */
  readonly reason?: string | undefined;
};

/** 前日の18:00, 当日の9:00, 2日前の18:00 */
export function freeUntilText({
  free_until_days_before: days,
  free_until_time,
}: Pick<CancellationPolicy, 'free_until_days_before' | 'free_until_time'>): string {
  const day = days === 0 ? '当日' : days === 1 ? '前日' : `${days}日前`;
  return `${day}の${formatMinute(minuteOf(free_until_time))}`;
}

/** 1,100円(50%), 0円, 1,100円(変更前のキャンセル料) */
export function feeText({ cancel_amount, percent, kept_flag }: FeeStep): string {
  if (cancel_amount === 0) return formatYen(0);
  return `${formatYen(cancel_amount)}(${kept_flag ? '変更前のキャンセル料' : `${percent}%`})`;
}

/** From when a later step holds: 11月17日(火) 18:00を過ぎると, 開始の2時間前からは. */
function fromText({ tier, from }: FeeStep, start: Instant): string {
  if (tier === 'no_show') return 'ご連絡のないお休みは';
  const lead = epochOf(start) - epochOf(from);
  if (tier === 'last' && lead % 60_000 === 0) return `開始の${formatDuration(lead / 60_000)}前からは`;
  return `${formatMoment(from)}を過ぎると`;
}

export type FeeRow = { readonly when: string; readonly fee: string; readonly reason?: string | undefined };

const rowOf = (when: string, step: FeeStep): FeeRow =>
  step.reason ? { when, fee: feeText(step), reason: step.reason } : { when, fee: feeText(step) };

/** What cancelling costs now and from when it costs more, row by row, for a page. */
export function feeRows(
  [now, ...later]: readonly FeeStep[],
  start: Instant,
  /** The branch answers first: until then only a minimum fee is due. */
  ask: { readonly beforeAnswer: Yen } | null = null,
): FeeRow[] {
  if (!now) return [];
  // Minutes counted from when it was made end with a moment, wherever in the tiers that lies.
  const rises = later.map((step, index) =>
    rowOf(index === 0 && now.tier === 'grace' ? `${formatMoment(step.from)}を過ぎると` : fromText(step, start), step),
  );
  if (ask) {
    const before = { ...now, cancel_amount: ask.beforeAnswer, kept_flag: true, reason: '' };
    return [rowOf('園のお返事の前は', before), rowOf('園のお返事のあとは', now), ...rises];
  }
  return [rowOf(now.cancel_amount > 0 ? 'いまキャンセルしても' : 'いまキャンセルすると', now), ...rises];
}

/** The first of them in short, where the whole follows on the next page: キャンセル料 ご予約から5分は0円、その後は2,500円(50%)から. */
export function shortFee([now, next]: readonly FeeStep[], ask = false): string {
  if (!now) return '';
  const words = ask ? 'お返事のあとのキャンセル料' : 'キャンセル料';
  if (now.cancel_amount > 0) return `${words} ${feeText(now)}${next ? 'から' : ''}`;
  if (!next) return `${words} 0円`;
  const free = now.tier === 'grace' ? `ご予約から${minutesBetween(now, next)}分は` : `${formatMoment(next.from)}まで`;
  return `${words} ${free}0円、その後は${feeText(next)}から`;
}

/** The first of them on a card that is read later: 11月19日(木) 18:00までキャンセル無料. '' where nothing is known. */
export function cardFee([now, next]: readonly FeeStep[]): string {
  if (!now) return '';
  if (now.cancel_amount === 0) return next ? `${formatMoment(next.from)}までキャンセル無料` : 'キャンセル料 0円';
  return `キャンセル料 ${formatYen(now.cancel_amount)}${next ? `(${formatMoment(next.from)}まで)` : ''}`;
}

const minutesBetween = (one: FeeStep, other: FeeStep): number =>
  Math.floor((epochOf(other.from) - epochOf(one.from)) / 60_000);

/** Beside the button that reserves: how long a mistaken press costs nothing. '' where it costs at once. */
export function takeBackText(
  { cancel_schedule, take_back_minutes = 0 }: FeeTerms,
  /** The branch answers first. */
  ask = false,
): string {
  const [now, next] = cancel_schedule;
  if (ask) return '園のお返事の前なら、無料で取り消せます。';
  if (now?.cancel_amount !== 0) return '';
  if (now.tier === 'free' && next) return `${formatMoment(next.from)}まで、無料でキャンセルできます。`;
  return take_back_minutes > 0 ? `押してから${take_back_minutes}分は、無料で取り消せます。` : '';
}
type FeeTerms = { readonly cancel_schedule: readonly FeeStep[]; readonly take_back_minutes?: number | undefined };

/** The same in one line, for a message that is read later: it names moments, never "now". */
export function feeLine(steps: readonly FeeStep[], start: Instant): string {
  const [now, next, ...rest] = steps;
  if (!now) return '';
  const row = (step: FeeStep): string => `${fromText(step, start)} ${feeText(step)}`;
  if (now.cancel_amount > 0) return [feeText(now), ...steps.slice(1).map(row)].join('、');
  if (!next) return feeText(now);
  // A free period is described by the moment it ends, followed by the first fee.
  return [`${formatMoment(next.from)}まで 0円`, `その後は ${feeText(next)}`, ...rest.map(row)].join('、');
}

/** Why each step costs so much, one a line, for a message: ・50%: …ためです。 */
export const feeReasonLines = (steps: readonly FeeStep[]): string[] =>
  steps.flatMap(({ reason, percent }) => (reason ? [`・${percent}%の理由: ${reason}`] : []));

/** A reserve of the same day was made when its free deadline was over: naming that moment would only puzzle. */
const missed = (deadline: Instant, created_at: Instant): string =>
  epochOf(deadline) <= epochOf(created_at)
    ? '無料でキャンセルできる時間'
    : `無料でキャンセルできる期限(${formatMoment(deadline)})`;

/** Why a fee is due although the day is still far away; said on the page that cancels. */
export const minimumFeeReason = (deadline: Instant, created_at: Instant): string =>
  `${missed(deadline, created_at)}を過ぎてから変更されたご予約のため、変更前のキャンセル料がかかります。`;

/** The same before a change. */
export const minimumFeeText = (amount: Yen, deadline: Instant, created_at: Instant): string =>
  `${missed(deadline, created_at)}を過ぎてからの変更のため、変更したあとにキャンセルされる場合も ${formatYen(amount)}のキャンセル料がかかります。`;
