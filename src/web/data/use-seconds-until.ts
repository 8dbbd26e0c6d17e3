import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

const secondsUntil = (moment: string): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - serverNow().getTime()) / 1000));

/** Seconds until a moment, counted down; 0 once it is over, or without a moment. */
export function useSecondsUntil(moment: string | null): number {
  const [seconds, setSeconds] = useState(() => (moment === null ? 0 : secondsUntil(moment)));
  useEffect(() => {
    if (moment === null) {
      setSeconds(0);
      return;
    }
    setSeconds(secondsUntil(moment));
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
