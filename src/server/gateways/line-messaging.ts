import { createHmac, timingSafeEqual } from 'node:crypto';
import { HTTPFetchError, messagingApi } from '@line/bot-sdk';
import type { Config } from '../config.ts';

export interface LineMessaging {
  /** Throws LineQuotaUsedUp if the month's quota is spent. Sent at most once per retry key (one UUID for all attempts; LINE answers repeats 409). */
  push(lineUserId: string, message: messagingApi.Message, retryKey: string): Promise<void>;
  /** Replies to what a user just did; does nothing once its token was used or has expired (a minute). */
  reply(replyToken: string, message: messagingApi.Message): Promise<void>;
  /** This month's allowance and what is used of it; no limit: null. */
  quota(): Promise<{ limit: number | null; used: number }>;
  isSignedByLine(rawBody: string, signature: string): boolean;
}

/** LINE takes no more messages this month. Another 429 is the pace, and passes. */
export class LineQuotaUsedUp extends Error {}
const isUsedUp = (error: unknown): boolean =>
  error instanceof HTTPFetchError && error.status === 429 && error.body.includes('monthly limit');

export function lineMessagingGateway(config: Config): LineMessaging {
  const client = new messagingApi.MessagingApiClient({
    channelAccessToken: config.LINE_MESSAGING_TOKEN,
    baseURL: config.LINE_API_BASE,
  });
  return {
    async push(lineUserId, message, retryKey) {
      try {
        await client.pushMessage({ to: lineUserId, messages: [message] }, retryKey);
      } catch (error) {
        if (error instanceof HTTPFetchError && error.status === 409) return;
        if (isUsedUp(error)) throw new LineQuotaUsedUp('monthly limit', { cause: error });
        throw error;
      }
    },
    async reply(replyToken, message) {
      try {
        await client.replyMessage({ replyToken, messages: [message] });
      } catch (error) {
        if (error instanceof HTTPFetchError && error.status === 400 && error.body.includes('reply token')) return;
        throw error;
      }
    },
    async quota() {
      const [allowance, { totalUsage }] = await Promise.all([
        client.getMessageQuota(),
        client.getMessageQuotaConsumption(),
      ]);
      return { limit: allowance.type === 'limited' ? (allowance.value ?? 0) : null, used: totalUsage };
    },
    isSignedByLine(rawBody, signature) {
      const expected = createHmac('sha256', config.LINE_MESSAGING_SECRET).update(rawBody).digest();
      const given = Buffer.from(signature, 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
