import { useEffect } from 'react';
import { playAlarm } from './chime.ts';

const everyMs = 4_000;

/** Sounds and trembles again and again while a look is owed; a screen that cannot be heard trembles all the same. */
export function useAlarmSound(calling: boolean, heard: boolean): void {
  useEffect(() => {
    if (!calling) return;
    const call = () => {
      if (heard) playAlarm();
      navigator.vibrate?.([400, 150, 400]);
    };
    call();
    const timer = setInterval(call, everyMs);
    return () => clearInterval(timer);
  }, [calling, heard]);
}
