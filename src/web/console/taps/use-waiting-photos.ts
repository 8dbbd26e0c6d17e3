import { useEffect } from 'react';
import { browserNow } from '../../session/browser-clock.ts';
import { onSignOut } from '../../session/browser-session.ts';
import { endOfDayHere } from '../tablet/roll-keys.ts';
import { erasePhotos, preparePhotoKey } from '../tablet/waiting-photos.ts';

/** Has the key of a registered tablet before the connection is lost; what waits ends with the session and with the day. */
export function useWaitingPhotos(registered: boolean): void {
  useEffect(() => {
    onSignOut(erasePhotos);
    if (registered) void preparePhotoKey();
    const midnight = setTimeout(erasePhotos, endOfDayHere() - browserNow());
    return () => clearTimeout(midnight);
  }, [registered]);
}
