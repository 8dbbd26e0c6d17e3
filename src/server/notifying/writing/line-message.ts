import type { messagingApi } from '@line/bot-sdk';
import { type NoticeGroup, noticeGroup } from '../../../domain/messages/notice-codes.ts';
import { hashUuid } from '../../auth/store/secrets.ts';
import type { LineCard } from './line-card.ts';
import { buttonText } from './message-link.ts';

/** LINE's limits, counted as LINE counts: in UTF-16 units. */
const longestText = 5000;
const longestAlternative = 1500;
const colour = { action: '#a63f1f', ink: '#2d2a26', soft: '#6b655d' } as const;

export interface MessageSource {
  title: string;
  content: string;
  /** A path of this site; null where a message leads nowhere. */
  link: string | null;
  card: LineCard | null;
  /** Of advertising: where its person stops it. */
  wayOut?: string;
  /** Absent where it answers in the chat: that stays text. */
  group?: NoticeGroup;
}

export const wayOutWords = 'ご案内の受け取りをやめる';

/** So many characters of a message without a day stand on its card: six lines. */
const longestWords = 96;

/**
 * A message as LINE shows it: what belongs to a day and a branch as a card with buttons, what else a family is told as a short card.
 * What is urgent, what advertises and what answers in the chat stays text: it is read at once and wholly, or names its way out.
 */
export function lineMessage(message: MessageSource, publicUrl: string): messagingApi.Message {
  const { title, content, link } = message;
  // A card that an older release stored is another; its text says the same.
  const card = message.card !== null && 'more' in message.card ? message.card : null;
  const url = link === null ? null : new URL(link, publicUrl).href;
  const out = message.wayOut === undefined ? '' : `\n\n${wayOutWords}\n${new URL(message.wayOut, publicUrl).href}`;
  const ending = (url === null ? '' : `\n\n${card?.button ?? buttonText(link ?? '')}\n${url}`) + out;
  const textWithin = (longest: number): string => clipped(`${title}\n\n${content}`, longest - ending.length) + ending;
  if (url === null || (card === null && !fitsCard(message))) return { type: 'text', text: textWithin(longestText) };
  return {
    type: 'flex',
    altText: textWithin(longestAlternative),
    contents: card === null ? wordsBubble(message, url, publicUrl) : bubble(title, card, url, publicUrl),
  };
}

const fitsCard = ({ group, wayOut, card }: MessageSource): boolean =>
  card === null && group !== undefined && group !== noticeGroup.code.urgent && wayOut === undefined;

/** The first paragraphs; where there are more, the whole stands with the notices of My Page. */
function wordsBubble({ title, content, link }: MessageSource, url: string, publicUrl: string): messagingApi.FlexBubble {
  const paragraphs = content.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
  const fits = paragraphs.filter((_, index) => paragraphs.slice(0, index + 1).join('').length <= longestWords);
  const shown = fits.length > 0 ? fits : [clipped(paragraphs[0] ?? '', longestWords)];
  const whole = fits.length === paragraphs.length || link === '/mypage/notifications';
  const notices = new URL('/mypage/notifications', publicUrl).href;
  return cardOf(
    [
      text(title, { weight: 'bold', color: colour.action }),
      ...shown.map((words) => text(words, { size: 'sm', margin: 'md' })),
    ],
    [button(buttonText(link ?? ''), url, true), ...(whole ? [] : [button('お知らせの全文を読む', notices, false)])],
  );
}

function cardOf(body: messagingApi.FlexComponent[], footer: messagingApi.FlexComponent[]): messagingApi.FlexBubble {
  return {
    type: 'bubble',
    size: 'mega',
    body: { type: 'box', layout: 'vertical', paddingAll: 'xl', contents: body },
    footer: { type: 'box', layout: 'vertical', spacing: 'sm', contents: footer },
  };
}

/** Never cuts a character of two units in half. */
function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const text = (
  words: string,
  look: Omit<messagingApi.FlexText, 'type' | 'text'> = {},
): messagingApi.FlexText & { type: 'text' } => ({ type: 'text', text: words, wrap: true, color: colour.ink, ...look });

const button = (label: string, uri: string, primary: boolean): messagingApi.FlexButton => ({
  type: 'button',
  height: 'sm',
  ...(primary ? { style: 'primary', color: colour.action } : { style: 'secondary' }),
  action: { type: 'uri', label, uri },
});

function bubble(title: string, card: LineCard, url: string, publicUrl: string): messagingApi.FlexBubble {
  const gone: Partial<messagingApi.FlexText> = card.over_flag ? { decoration: 'line-through', color: colour.soft } : {};
  const more = card.more.map(({ label, uri }) => button(label, new URL(uri, publicUrl).href, false));
  return cardOf(
    [
      text(title, { weight: 'bold', color: colour.action }),
      text(card.day, { size: 'lg', weight: 'bold', margin: 'md', ...gone }),
      ...(card.time === null ? [] : [text(card.time, { size: 'xl', weight: 'bold', ...gone })]),
      text(card.branch_name, { weight: 'bold', ...gone }),
      ...card.lines.map((line) => text(line, { size: 'sm', margin: 'md' })),
    ],
    [
      button(card.button, url, true),
      ...(more.length === 0 ? [] : [{ type: 'box', layout: 'horizontal', spacing: 'sm', contents: more } as const]),
    ],
  );
}

/** By it LINE recognises the same notification sent again, and does not deliver it twice. */
export const lineRetryKey = ({ id, created_at }: { id: number; created_at: Date }): string =>
  hashUuid(`notification ${id} ${created_at.toISOString()}`);
