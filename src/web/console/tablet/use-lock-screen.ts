import { useCallback, useEffect, useState } from 'react';
import { askTabletState } from '../../session/staff-session.ts';
import { type LockScreenState, tabletHint } from '../../session/tablet-state.ts';
import { eraseRoll } from './roll-database.ts';
import { erasePhotos } from './waiting-photos.ts';

/** What the lock screen shows; null: this device is not registered, or cannot be asked about; undefined: not known yet. */
export function useLockScreen(): { screen: LockScreenState | null | undefined; reload: () => Promise<void> } {
  const [screen, setScreen] = useState<LockScreenState | null | undefined>(() =>
    tabletHint.isSet() ? undefined : null,
  );
  const reload = useCallback(async () => {
    const answer = await askTabletState();
    // Revoked, or never registered: nothing of a roll or of pictures stays here.
    if (answer === null) {
      eraseRoll();
      erasePhotos();
      tabletHint.set(false);
    }
    setScreen(answer ?? null);
  }, []);
  useEffect(() => {
    if (tabletHint.isSet()) void reload();
  }, [reload]);
  return { screen, reload };
}
