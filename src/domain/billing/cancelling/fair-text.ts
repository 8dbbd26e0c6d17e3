import type { DeskCancellationPolicy } from '../../settings/settings.ts';
import { formatDuration } from '../../time-format.ts';
import { formatYen } from '../../yen.ts';
import type { FeeRow } from './cancellation-text.ts';

type FairPolicy = Pick<
  DeskCancellationPolicy,
  | 'illness_percent'
  | 'illness_reason'
  | 'illness_limit_per_quarter'
  | 'move_until_minutes'
  | 'move_within_days'
  | 'move_limit'
>;

export const moveLabel = '日にちを変更する(キャンセル料はかかりません)';
const startText = (minutes: number): string => (minutes === 0 ? '開始' : `開始の${formatDuration(minutes)}前`);

/** The terms of a move to another day, in a sentence; '' where headquarters allow none. */
export const moveText = ({ move_until_minutes, move_within_days, move_limit }: FairPolicy): string =>
  move_limit === 0
    ? ''
    : `${startText(move_until_minutes)}まで、${move_limit}回に限り、もとの日から${move_within_days}日後までの日に、料金の差額だけで変更できます。`;

/** The terms of the tier for a sick child; '' where headquarters allow none. */
const illnessTermsText = ({ illness_reason, illness_limit_per_quarter: limit }: FairPolicy): string =>
  limit === 0
    ? ''
    : `${illness_reason}お子さまお一人につき、3か月に${limit}回まで。キャンセルの画面か、園へのお電話で、様子をお知らせください。`;

/** What goes before the steps of the fee: a sick child, and another day. */
export function fairRows(policy: FairPolicy): FeeRow[] {
  const illness = illnessTermsText(policy);
  const move = moveText(policy);
  const percent = policy.illness_percent === 0 ? '0円' : `${policy.illness_percent}%`;
  return [
    ...(illness === '' ? [] : [{ when: 'お子さまの体調不良のときは', fee: percent, reason: illness }]),
    ...(move === '' ? [] : [{ when: '別の日に変更するときは', fee: '0円', reason: move }]),
  ];
}

/** The button of a family whose child stays at home ill. */
export const sickLeaveLabel = (fee: number): string => `体調不良でお休みする(${formatYen(fee)})`;
