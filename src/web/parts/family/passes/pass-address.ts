import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';

/** The token comes after the #, which no server, log or referrer sees. */
export const passAddress = (origin: string, token: string): string => `${origin}/passes#token=${token}`;

export const passTokenOf = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

type Sent = { start_datetime: string; end_datetime: string; branch_name: string };

/** Text sent with the link: when and where, but no names. */
export const passMessage = ({ start_datetime, end_datetime, branch_name }: Sent): string =>
  `いまほいくのお迎えパスです。\n${formatMonthDay(start_datetime)} ${formatTimeRange(start_datetime, end_datetime)} ${branch_name}\nお迎えのときに、このページを園でお見せください。`;

/** LINE's own address for sending a text to a friend. */
export const lineShareAddress = (text: string): string => `https://line.me/R/share?text=${encodeURIComponent(text)}`;
