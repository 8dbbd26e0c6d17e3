import { useEffect, useEffectEvent, useRef } from 'react';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';

type Request = SelectStaffRequestsData['reserves'][number];

/**
 * Notices a request that leaves the list without an answer from this screen (a colleague was faster, the parent took it
 * back, its time ran out), so that the missing card is explained. `answering`: its own answer is under way.
 */
export function useVanished(requests: readonly Request[] | undefined, onVanished: (request: Request) => void) {
  const known = useRef<readonly Request[]>([]);
  const own = useRef(new Set<number>());
  const notify = useEffectEvent(onVanished);
  useEffect(() => {
    const listed = new Set(requests?.map(({ id }) => id));
    // Without an answer from the server (another branch is chosen) nothing is known to be gone.
    const gone = requests ? known.current.filter(({ id }) => !listed.has(id) && !own.current.has(id)) : [];
    known.current = requests ?? [];
    for (const request of gone) notify(request);
  }, [requests]);
  return {
    answering(id: number, underWay: boolean): void {
      if (underWay) own.current.add(id);
      else own.current.delete(id);
    },
  };
}
