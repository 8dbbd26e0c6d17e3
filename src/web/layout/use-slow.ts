import { useEffect, useState } from 'react';

/** A wait this long needs a word that nothing is broken. */
const slowAfter = 6_000;

export const slowText = '通信に時間がかかっています。このままお待ちください。';

/** True once `busy` has lasted long enough to worry. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
