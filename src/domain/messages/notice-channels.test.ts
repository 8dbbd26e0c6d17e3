import { expect, it } from 'vitest';
import { type Channels, noticeChannels } from './notice-channels.ts';

const both: Channels = {
  email: 'a@example.jp',
  email_bounced_at: null,
  line_notification_flag: true,
  line_blocked_at: null,
};

it.each<[Partial<Channels>, string]>([
  [{}, 'メールとLINE'],
  [{ line_notification_flag: false }, 'メール'],
  [{ line_blocked_at: '2026-11-16T00:00:00Z' }, 'メール'],
  [{ email: null }, 'LINE'],
  [{ email_bounced_at: '2026-11-16T00:00:00Z' }, 'LINE'],
  [{ email: null, line_notification_flag: false }, 'マイページ'],
])('%j: %s', (change, words) => {
  expect(noticeChannels({ ...both, ...change })).toBe(words);
});
