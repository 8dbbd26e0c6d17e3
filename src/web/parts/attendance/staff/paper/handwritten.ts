import type { FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import type { RollLine } from './roll-lines.ts';
import { typedTime } from './typed-time.ts';

/** What is typed into a row, as it is in the fields. */
export type HandwrittenDraft = { arrived: string; left: string; absent: boolean };
export const emptyHandwriting: HandwrittenDraft = { arrived: '', left: '', absent: false };
type HandwrittenPayload = FunctionPayload<'staffEnterByHand'>['rows'][number];
export type RowErrors = { arrived?: string; left?: string };

const { expected, present } = childAttendance.code;

/** What is still missing of a child: only that can be typed, what is recorded stays. */
export const isOpen = {
  arrived: ({ status }: RollLine): boolean => status === expected,
  left: ({ status }: RollLine): boolean => status === expected || status === present,
  absent: ({ status }: RollLine): boolean => status === expected,
};

export const isFilled = ({ arrived, left, absent }: HandwrittenDraft): boolean =>
  absent || arrived.trim() !== '' || left.trim() !== '';

const unreadable = '時刻を 9:05 のように入力してください。';

/** What is wrong in a row before it is sent; null where nothing is. */
export function rowErrors(line: RollLine, draft: HandwrittenDraft): RowErrors | null {
  if (draft.absent) return null;
  const wrong = (text: string): boolean => text.trim() !== '' && typedTime(text) === null;
  const arrived = typedTime(draft.arrived);
  const left = typedTime(draft.left);
  if (wrong(draft.arrived) || wrong(draft.left)) {
    return {
      ...(wrong(draft.arrived) && { arrived: unreadable }),
      ...(wrong(draft.left) && { left: unreadable }),
    };
  }
  if (line.status === expected && arrived === null && left !== null)
    return { arrived: '登園の時刻も入力してください。' };
  return arrived !== null && left !== null && left < arrived ? { left: '登園より前の時刻です。' } : null;
}

/** The row as it is sent. */
export const payloadRow = (line: RollLine, draft: HandwrittenDraft): HandwrittenPayload => ({
  reserve_id: line.reserve_id,
  child_id: line.child_id,
  arrived: draft.absent ? null : typedTime(draft.arrived),
  left: draft.absent ? null : typedTime(draft.left),
  absent_flag: draft.absent ? 1 : 0,
});
