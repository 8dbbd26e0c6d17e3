import { callFunction } from '../../../data/browser-data.ts';

/** home_screen: Apple's phones and tablets show pushes only for a site added to the home screen. */
export type PushSupport = 'yes' | 'home_screen' | 'no';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes';
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Macintosh; no Macintosh has a touch screen.
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return apple ? 'home_screen' : 'no';
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'yes') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address of this browser's subscription; null while there is none. */
export const pushEndpointHere = async (): Promise<string | null> => (await subscriptionHere())?.endpoint ?? null;

/** A worker that could not be installed is never ready: fail after a while rather than wait forever. */
const readyWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), 10_000)),
  ]);

/** Who is told of this browser: a family's messages, or the calls of a branch's managers. */
export type PushList = {
  save: (device: { endpoint: string; p256dh: string; auth: string }) => Promise<{ kind: string }>;
  remove: (endpoint: string) => Promise<{ kind: string }>;
};
const families: PushList = {
  save: (device) => callFunction('savePushSubscription', device),
  remove: (endpoint) => callFunction('removePushSubscription', { endpoint }),
};

/** denied: the user has blocked notifications in the browser, now or earlier. */
export async function switchPushOn(
  publicKey: string,
  list = families,
): Promise<{ endpoint: string } | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await readyWorker();
    // An earlier one may be under another key.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed';
    const { p256dh, auth } = keys;
    const outcome = await list.save({ endpoint, p256dh, auth });
    if (outcome.kind === 'ok') return { endpoint };
    await subscription.unsubscribe();
    return 'failed';
  } catch {
    return 'failed';
  }
}

/** True once our server has forgotten this browser. */
export async function switchPushOff(list = families): Promise<boolean> {
  try {
    const subscription = await subscriptionHere();
    if (subscription === null) return true;
    const outcome = await list.remove(subscription.endpoint);
    if (outcome.kind !== 'ok') return false;
    await subscription.unsubscribe();
    return true;
  } catch {
    return false;
  }
}

/** At sign-out: the next user of this browser gets none of its pushes. The server learns of it from the push service (410). */
export async function endPushHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
