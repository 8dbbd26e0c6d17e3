import { useEffect, useSyncExternalStore } from 'react';
import { playChime, unlockSound } from '../../../../console/chime.ts';
import { deviceKey } from '../../../../console/tablet/device-key.ts';
import { readStored, storeHere } from '../../../../console/tablet/tablet-choice.ts';
import { callFunction } from '../../../../data/browser-data.ts';
import { serverToday } from '../../../../data/server-clock.ts';
import { browserNow } from '../../../../session/browser-clock.ts';

const beatMs = 20_000;
/** Not heard by the server for so long, this screen counts on no other. */
export const unheardMs = 60_000;
let heardAt = 0;
let othersAwake = 0;
const watchers = new Set<() => void>();
function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** When the server last took a beat of this screen, by the browser's clock; 0 before the first. */
export const useBeatHeard = (): number =>
  useSyncExternalStore(
    watch,
    () => heardAt,
    () => 0,
  );

/** How many other screens of the branch watch, as far as this one has heard; none where it is not heard itself. */
export const useOthersAwake = (): number =>
  useSyncExternalStore(
    watch,
    () => (browserNow() - heardAt < unheardMs ? othersAwake : 0),
    () => 0,
  );

/** This screen says every 20 seconds that it is awake, and whether it can be heard. */
export function useSleepBeat(branch_id: number, sound_flag: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    async function beat() {
      clearTimeout(timer);
      const input = { branch_id, device_key: deviceKey(), sound_flag };
      const outcome = await callFunction('staffWatchSleep', input, { timeout: 8_000 });
      if (stopped) return;
      if (outcome.kind === 'ok') {
        heardAt = browserNow();
        othersAwake = outcome.result.others_awake;
        for (const watcher of watchers) watcher();
      }
      const seconds = outcome.kind === 'ok' ? outcome.result.again_seconds : 5;
      timer = setTimeout(() => void beat(), Math.min(seconds * 1_000, beatMs));
    }
    const woken = () => document.visibilityState === 'visible' && void beat();
    void beat();
    document.addEventListener('visibilitychange', woken);
    window.addEventListener('online', woken);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', woken);
      window.removeEventListener('online', woken);
    };
  }, [branch_id, sound_flag]);
}

/** The screen of a tablet with a round does not go dark by itself. */
export function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    async function keep() {
      if (document.visibilityState !== 'visible') return;
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (ended) void got?.release();
      else lock = got;
    }
    const again = () => void keep();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [wanted]);
}

const testedKey = 'imahoiku.staff.test_tone';

/** The first touch of a day at a registered tablet unlocks its sound and is answered by a test tone: one hears that it can be heard. */
export function useTestTone(wanted: boolean): void {
  useEffect(() => {
    function touched() {
      unlockSound();
      if (!wanted || readStored(testedKey) === serverToday()) return;
      storeHere(testedKey, serverToday());
      playChime();
    }
    window.addEventListener('pointerdown', touched, true);
    window.addEventListener('keydown', touched, true);
    return () => {
      window.removeEventListener('pointerdown', touched, true);
      window.removeEventListener('keydown', touched, true);
    };
  }, [wanted]);
}
