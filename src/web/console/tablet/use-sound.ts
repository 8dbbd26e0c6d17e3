import { useSyncExternalStore } from 'react';
import { soundUnlocked, watchSound } from '../chime.ts';
import { useTabletChoice } from './tablet-choice.ts';
import { useTablet } from './use-tablet.ts';

/**
 * Whether this screen sounds: on by default on a registered tablet. `heard`: also unlocked by a touch, without which a browser
 * keeps silent; a screen that is not heard says so.
 */
export function useSound(): { on: boolean; heard: boolean; choose: (on: boolean) => void } {
  const [chosen, choose] = useTabletChoice('board_sound', ['on', 'off']);
  const tablet = useTablet();
  const unlocked = useSyncExternalStore(watchSound, soundUnlocked, () => false);
  const on = chosen === null ? tablet !== null : chosen === 'on';
  return { on, heard: on && unlocked, choose: (next) => choose(next ? 'on' : 'off') };
}
