import type { SelectStaffReportsData } from '../../../../../contract/operations/generated.ts';
import type { OpenItemKind } from '../../../../../domain/attendance/day-numbers.ts';

/** What is open, in a few words for staff. */
export const openItemText: Readonly<Record<OpenItemKind, string>> = {
  present: 'お預かり中のまま',
  expected: '来園予定のまま',
  stay_unpaid: '料金が未精算',
  fee_unpaid: 'キャンセル料が未精算',
  report: '日報の記入なし',
};

export type StillOpen = SelectStaffReportsData['open_items'][number];
/** An open item as stored with its explanation at the close (branch_day_closes.open_items). */
export type Explained = { kind: OpenItemKind; reserve_id: number | null; explanation: string };

export const itemKey = ({ kind, reserve_id }: { kind: string; reserve_id: number | null }): string =>
  `${kind} ${reserve_id ?? ''}`;

export const childNames = (item: StillOpen): string =>
  item.reserve?.reserve_details.map(({ child }) => child?.name ?? '').join('、') ?? '';

/** お預かり中のまま 2件、料金が未精算 1件 */
export const openSummary = (items: readonly StillOpen[]): string =>
  [...Map.groupBy(items, ({ kind }) => kind as OpenItemKind)]
    .map(([kind, found]) => `${openItemText[kind]} ${found.length}件`)
    .join('、');
