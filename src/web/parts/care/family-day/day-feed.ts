import { authorizedFetch } from '../../../data/browser-data.ts';
import { createLiveFeed, type LiveFeed } from '../../../data/live-feed.ts';

let feed: LiveFeed | undefined;
let listeners = 0;

function familyFeed(): LiveFeed {
  feed ??= createLiveFeed({
    path: '/live/family_day',
    fetch: (path, init) => authorizedFetch()(path, init),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    givesUpAt: 403,
  });
  return feed;
}

const hurry = () => {
  if (document.visibilityState === 'visible') familyFeed().hurry();
};

/** Calls back whenever a day of the signed-in person's family changed. One stream per tab, while there are listeners. */
export function onFamilyDay(changed: () => void): () => void {
  const own = familyFeed();
  const off = own.onChange(changed);
  listeners += 1;
  if (listeners === 1) {
    own.start();
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
  }
  return () => {
    off();
    listeners -= 1;
    if (listeners > 0) return;
    own.stop();
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
  };
}
