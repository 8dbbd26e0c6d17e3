import type { StayRefusal } from '../../../domain/reserves/stay-choice.ts';
import { formatDuration, formatMinute } from '../../../domain/time-format.ts';
import type { CellKind, PickerDay } from './slot-range.ts';

/** What a cell's colour means, in the legend. */
export const cellText: Record<CellKind, string> = {
  free: '空きあり',
  few: '残りわずか',
  full: '満席',
  understaffed: 'この年齢の空きなし',
  own: 'ほかのご予約あり',
  too_soon: '受付時間を過ぎました',
  closed: '受付なし',
  held: 'いまのご予約',
  closing: '閉園',
};

/** Seen in the cell under the time. Free needs no word, few says how many. */
export const cellSigns: Record<CellKind, string> = {
  free: '',
  few: '残',
  full: '満席',
  understaffed: '空きなし',
  own: '予約済',
  too_soon: '締切',
  closed: '—',
  held: '予約中',
  closing: '閉園',
};

export const cellStyles: Record<CellKind, string> = {
  free: 'bg-trust-soft text-trust hover:bg-leaf/40',
  few: 'bg-ask-soft text-ask hover:bg-sun/50',
  full: 'bg-no-soft text-no',
  understaffed: 'bg-no-soft text-no',
  own: 'bg-sand text-ink-soft shadow-[inset_0_0_0_1px_var(--color-edge)]',
  too_soon: 'bg-paper text-no shadow-[inset_0_0_0_1px_var(--color-line)]',
  closed: 'bg-no-soft text-no',
  held: 'bg-trust-soft text-trust shadow-[inset_0_0_0_1px_var(--color-trust)]',
  closing: 'bg-cream text-ink-soft',
};

/** Why nothing was chosen by a tap on a time. */
export function tapRefused(minute: number, refusal: StayRefusal, day: Pick<PickerDay, 'minimum_minutes'>): string {
  const time = formatMinute(minute);
  const shortest = formatDuration(day.minimum_minutes);
  const words: Record<StayRefusal, string> = {
    too_short: `ご利用は${shortest}からです。`,
    bad_times: `${time}は選べません。`,
    outside_window: `${time}は受付期間外です。`,
    branch_unavailable: 'この園は、いま予約を受け付けていません。',
    closed_day: 'この日は予約を受け付けていません。',
    too_soon: `${time}は受付時間を過ぎました。`,
    outside_hours: `${time}からは、閉園までに${shortest}取れません。`,
    own: `${time}からは、お子さまのほかのご予約と重なります。`,
    full: `${time}からは、${shortest}続けて空いていません。`,
    understaffed: `${time}からは、この年齢のお子さまをお預かりできる職員が足りません。`,
  };
  return words[refusal];
}

/** On a length that cannot be had; read out with のため選べません. */
export const lengthRefused: Record<StayRefusal, string> = {
  too_short: '時間不足',
  bad_times: '対象外',
  outside_window: '受付期間外',
  branch_unavailable: '受付なし',
  closed_day: '受付なし',
  too_soon: '締切',
  outside_hours: '閉園後',
  own: '予約と重複',
  full: '途中が満席',
  understaffed: '職員不足',
};
