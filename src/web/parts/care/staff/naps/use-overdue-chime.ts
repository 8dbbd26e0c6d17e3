import { useEffect, useRef } from 'react';
import { playChime } from '../../../../console/chime.ts';

/** Sounds when one more look has fallen due, as the board's news do. */
export function useOverdueChime(overdue: number, sound: boolean): void {
  const before = useRef(overdue);
  useEffect(() => {
    if (sound && overdue > before.current) playChime();
    before.current = overdue;
  }, [overdue, sound]);
}
