import { inboxStatus } from '../../../../domain/codes.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const { unread, assigned, answered } = inboxStatus.code;
const tones: Readonly<Record<number, BadgeTone>> = { [unread]: 'wrong', [assigned]: 'ask', [answered]: 'trust' };

/** The state of a thread; those waiting too long are highlighted. */
export function ThreadState({ status, late }: { status: number; late: boolean }) {
  return (
    <>
      <Badge tone={tones[status] ?? 'no'}>{inboxStatus.label(status)}</Badge>
      {late && <Badge tone="wrong">お待たせしています</Badge>}
    </>
  );
}

/** Not answered within the time we promise. */
export const isLate = (thread: { status: number; created_at: string }, now: Date, answerHours: number): boolean =>
  (thread.status === unread || thread.status === assigned) &&
  now.getTime() - Date.parse(thread.created_at) > answerHours * 3_600_000;
