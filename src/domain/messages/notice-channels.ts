export type Channels = {
  readonly email: string | null;
  readonly email_bounced_at: string | null;
  readonly line_notification_flag: boolean;
  readonly line_blocked_at: string | null;
};

/** メールとLINE, メール or LINE: what really reaches this customer. */
export function noticeChannels(channels: Channels): string {
  const ways = [
    channels.email !== null && channels.email_bounced_at === null && 'メール',
    channels.line_notification_flag && channels.line_blocked_at === null && 'LINE',
  ].filter((way) => way !== false);
  // With neither channel working, the customer reads it on My Page.
  return ways.length === 0 ? 'マイページ' : ways.join('と');
}
