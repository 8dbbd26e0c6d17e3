import { FamilyMessage } from './family-message.tsx';
import { HeadCountPart } from './head-count.tsx';
import type { Emergency } from './reunion-roll.tsx';
import { useHeadCount } from './use-head-count.ts';

/** The head count works offline; the message to the families counts only what the server knows. */
export function Counting({ emergency, reload }: { emergency: Emergency; reload: () => Promise<boolean> }) {
  const { rows, unsent, waiting, count } = useHeadCount(emergency.emergency_children, reload);
  return (
    <>
      <HeadCountPart rows={rows} unsent={unsent} waiting={waiting} count={count} />
      <FamilyMessage emergency={emergency} shown={rows} onSent={() => void reload()} />
    </>
  );
}
