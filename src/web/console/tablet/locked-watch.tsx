import { OctagonAlert, VolumeX } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { askLockedSleep } from '../../session/staff-session.ts';
import type { LockedSleep } from '../../session/tablet-state.ts';
import { soundUnlocked, unlockSound, watchSound } from '../chime.ts';
import { useAlarmSound } from '../use-alarm-sound.ts';
import { deviceKey } from './device-key.ts';

/** A locked tablet goes on watching the sleepers of its branch, without a name: it says so every 20 seconds, turns red and sounds. */
export function LockedWatch() {
  const [sleep, setSleep] = useState<LockedSleep>();
  const heard = useSyncExternalStore(watchSound, soundUnlocked, () => false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    async function beat() {
      const answer = await askLockedSleep({ device_key: deviceKey(), sound_flag: soundUnlocked() });
      if (stopped) return;
      if (answer) setSleep(answer);
      timer = setTimeout(() => void beat(), (answer?.again_seconds ?? 5) * 1_000);
    }
    void beat();
    window.addEventListener('pointerdown', unlockSound, true);
    return () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('pointerdown', unlockSound, true);
    };
  }, []);
  useAlarmSound(sleep?.calling ?? false, heard);
  if (!sleep || sleep.asleep === 0) return null;
  return (
    <div className="mb-4 grid gap-1">
      {sleep.red > 0 && (
        <p
          role="alert"
          className="flex items-center gap-2 rounded-md border-2 border-wrong bg-wrong-soft px-4 py-3 text-lead font-bold text-wrong"
        >
          <OctagonAlert className="size-6 shrink-0" aria-hidden="true" />
          午睡の確認が必要です(<span className="figures">{sleep.red}名</span>)
        </p>
      )}
      {!heard && (
        <p className="flex items-center gap-2 rounded-md bg-ask-soft px-4 py-2 font-bold">
          <VolumeX className="size-5 shrink-0" aria-hidden="true" />
          この端末は、いま音が出ません。画面に触れると出ます。
        </p>
      )}
    </div>
  );
}
