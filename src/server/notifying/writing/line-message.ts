import type { messagingApi } from '@line/bot-sdk';
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
}

export const wayOutWords = 'ご案内の受け取りをやめる';

/** A message as LINE shows it: what belongs to a day and a branch as a card with buttons, anything else as text with its link. */
export function lineMessage(message: MessageSource, publicUrl: string): messagingApi.Message {
  const { title, content, link } = message;
  // A card that an older release stored is another; its text says the same.
  const card = message.card !== null && 'more' in message.card ? message.card : null;
  const url = link === null ? null : new URL(link, publicUrl).href;
  const out = message.wayOut === undefined ? '' : `\n\n${wayOutWords}\n${new URL(message.wayOut, publicUrl).href}`;
  const ending = (url === null ? '' : `\n\n${card?.button ?? buttonText(link ?? '')}\n${url}`) + out;
  const textWithin = (longest: number): string => clipped(`${title}\n\n${content}`, longest - ending.length) + ending;
  if (card === null || url === null) return { type: 'text', text: textWithin(longestText) };
  return {
    type: 'flex',
    altText: textWithin(longestAlternative),
    contents: bubble(title, card, url, publicUrl),
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
  return {
    type: 'bubble',
    size: 'mega',
    body: {
      type: 'box',
      layout: 'vertical',
      paddingAll: 'xl',
      contents: [
        text(title, { weight: 'bold', color: colour.action }),
        text(card.day, { size: 'lg', weight: 'bold', margin: 'md', ...gone }),
        ...(card.time === null ? [] : [text(card.time, { size: 'xl', weight: 'bold', ...gone })]),
        text(card.branch_name, { weight: 'bold', ...gone }),
        ...card.lines.map((line) => text(line, { size: 'sm', margin: 'md' })),
      ],
    },
    footer: {
      type: 'box',
      layout: 'vertical',
      spacing: 'sm',
      contents: [
        button(card.button, url, true),
        ...(more.length === 0 ? [] : [{ type: 'box', layout: 'horizontal', spacing: 'sm', contents: more } as const]),
      ],
    },
  };
}

/** By it LINE recognises the same notification sent again, and does not deliver it twice. */
export const lineRetryKey = ({ id, created_at }: { id: number; created_at: Date }): string =>
  hashUuid(`notification ${id} ${created_at.toISOString()}`);
