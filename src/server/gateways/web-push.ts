import webPush from 'web-push';
import type { Config } from '../config.ts';
import { isPushService } from './push-services.ts';

/** A browser as it gave itself to us. */
type PushDevice = { endpoint: string; p256dh: string; auth: string };
/** What a device is shown: no word of a message, nothing about a child. */
type PushNotice = { title: string; link: string; urgent: boolean };
/** taken: by the push service, which delivers it. gone: the browser has unsubscribed. */
type PushOutcome = 'taken' | 'gone' | 'refused';

export interface WebPush {
  /** False while we have no keys: subscribing is impossible and nothing is sent. */
  readonly on: boolean;
  mayReach(endpoint: string): boolean;
  /** Encrypted for the device alone. Never throws: a push is an extra. */
  push(device: PushDevice, notice: PushNotice): Promise<PushOutcome>;
}

/** What was not seen within a day can be read on the notifications page. */
const SECONDS_KEPT = 86_400;

export function webPushGateway(config: Config): WebPush {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, PUBLIC_URL } = config;
  const keys = publicKey && privateKey ? { subject: VAPID_SUBJECT ?? PUBLIC_URL, publicKey, privateKey } : null;
  const emulator = config.demo.emulators ? (config.PUSH_EMULATOR_BASE ?? null) : null;
  const mayReach = (endpoint: string) => isPushService(endpoint, emulator);
  return {
    on: keys !== null,
    mayReach,
    async push({ endpoint, p256dh, auth }, { title, link, urgent }) {
      // Asked again here: what is in the database is not trusted to be reached either.
      if (keys === null || !mayReach(endpoint)) return 'refused';
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify({ title, link }),
          { vapidDetails: keys, TTL: SECONDS_KEPT, urgency: urgent ? 'high' : 'normal' },
        );
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body: new Uint8Array(body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(10_000),
        });
        await response.body?.cancel();
        if (response.status === 404 || response.status === 410) return 'gone';
        return response.ok ? 'taken' : 'refused';
      } catch {
        return 'refused';
      }
    },
  };
}
