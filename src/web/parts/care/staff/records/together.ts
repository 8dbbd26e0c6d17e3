import { childLogKind, toiletResult } from '../../../../../domain/care/log-codes.ts';
import { deviceKey } from '../../../../console/tablet/device-key.ts';
import type { CareCall } from '../../../../console/taps/tap-queue.ts';
import type { CaredChild } from './care-day.ts';

const { meal, note, toilet } = childLogKind.code;
type LogInput = Extract<CareCall, { name: 'staffWriteChildLog' }>['input'];
export type TogetherEntry = Pick<LogInput, 'kind' | 'meal_amount' | 'toilet' | 'note'>;

export const outings = ['お散歩に出かけました', 'お散歩から戻りました'] as const;
/** Loose stool is one child's, and says something about that child. */
export const togetherToilets = toiletResult.keys.filter((key) => key !== toiletResult.code.loose);
export const toiletEntry = (key: number): TogetherEntry => ({ kind: toilet, toilet: key });
export const mealEntry = (key: number): TogetherEntry => ({ kind: meal, meal_amount: key });
export const noteEntry = (words: string): TogetherEntry => ({ kind: note, note: words });

/** Who takes part in one press for several, and who is asked alone: at a meal who may not eat what all eat. */
export function shared(
  children: readonly CaredChild[],
  entry: TogetherEntry,
): { readonly together: readonly CaredChild[]; readonly alone: readonly CaredChild[] } {
  if (entry.kind !== meal) return { together: children, alone: [] };
  return {
    together: children.filter(({ alone }) => alone === null),
    alone: children.filter(({ alone }) => alone !== null),
  };
}

/** Each child's own call: a record of its own, refused or taken for itself. */
export const togetherCall = ({ reserve_id, child_id }: CaredChild, entry: TogetherEntry): CareCall => ({
  name: 'staffWriteChildLog',
  input: { reserve_id, child_id, ...entry, together: true, idempotency_key: crypto.randomUUID() },
});
export const napCall = ({ reserve_id, child_id }: CaredChild): CareCall => ({
  name: 'staffBeginNap',
  input: { reserve_id, child_id, device_key: deviceKey(), idempotency_key: crypto.randomUUID() },
});
