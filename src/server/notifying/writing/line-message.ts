import type { messagingApi } from '@line/bot-sdk';
import { brand } from '../../../domain/brand.ts';
import { hashUuid } from '../../auth/store/secrets.ts';
import { buttonText } from './message-link.ts';
import type { LineReserveCard } from './reserve-card.ts';

/** LINE's limits, counted as LINE counts: in UTF-16 units. */
const longestText = 5000;
const longestAlternative = 1500;
/** A bubble is at most 30 KB of JSON; a note that people wrote must not fill it. */
const longestNote = 1000;

const colour = { action: '#a63f1f', ink: '#2d2a26', soft: '#6b655d', line: '#e5ded4', paper: '#faf6f0' } as const;

export interface MessageSource {
  title: string;
  content: string;
  /** A path of this site; null where a message leads nowhere. */
  link: string | null;
  card: LineReserveCard | null;
  /** Of advertising: where its person stops it. */
  wayOut?: string;
}

export const wayOutWords = 'ご案内の受け取りをやめる';

/** A message as LINE shows it: a reserve as a card with buttons, anything else as text with its link. */
export function lineMessage(message: MessageSource, publicUrl: string): messagingApi.Message {
  const { title, content, link, card } = message;
  const url = link === null ? null : new URL(link, publicUrl).href;
  const out = message.wayOut === undefined ? '' : `\n\n${wayOutWords}\n${new URL(message.wayOut, publicUrl).href}`;
  const ending = (url === null ? '' : `\n\n${card?.button ?? buttonText(link ?? '')}\n${url}`) + out;
  const textWithin = (longest: number): string => clipped(`${title}\n\n${content}`, longest - ending.length) + ending;
  if (card === null || url === null) return { type: 'text', text: textWithin(longestText) };
  return {
    type: 'flex',
    altText: textWithin(longestAlternative),
    contents: reserveBubble(title, card, url, publicUrl),
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

const row = ({ label, value }: { label: string; value: string }): messagingApi.FlexBox => ({
  type: 'box',
  layout: 'baseline',
  spacing: 'md',
  contents: [text(label, { size: 'sm', color: colour.soft, flex: 3 }), text(value, { size: 'sm', flex: 7 })],
});

const link = (label: string, uri: string): messagingApi.URIAction => ({ type: 'uri', label, uri });

function reserveBubble(title: string, card: LineReserveCard, url: string, publicUrl: string): messagingApi.FlexBubble {
  const gone: Partial<messagingApi.FlexText> = card.over_flag ? { decoration: 'line-through', color: colour.soft } : {};
  return {
    type: 'bubble',
    size: 'mega',
    styles: { header: { backgroundColor: colour.paper } },
    header: {
      type: 'box',
      layout: 'vertical',
      spacing: 'xs',
      contents: [
        text(brand.name, { size: 'xs', color: colour.action, weight: 'bold' }),
        text(title, { size: 'lg', weight: 'bold' }),
      ],
    },
    body: {
      type: 'box',
      layout: 'vertical',
      spacing: 'md',
      contents: [
        text(card.lead, { size: 'sm' }),
        {
          type: 'box',
          layout: 'vertical',
          contents: [
            text(card.day, { size: 'lg', weight: 'bold', ...gone }),
            text(card.time, { size: 'xxl', weight: 'bold', ...gone }),
            text(card.branch_name, { weight: 'bold', margin: 'sm' }),
            ...(card.map_url === null ? [] : [text(card.branch_address, { size: 'sm', color: colour.soft })]),
          ],
        },
        { type: 'separator', color: colour.line },
        { type: 'box', layout: 'vertical', spacing: 'sm', contents: card.rows.map(row) },
        ...(card.notes.length === 0 ? [] : [{ type: 'separator', color: colour.line } as const]),
        ...card.notes.map((note) => text(clipped(note, longestNote), { size: 'sm' })),
      ],
    },
    footer: {
      type: 'box',
      layout: 'vertical',
      spacing: 'sm',
      contents: [
        { type: 'button', style: 'primary', height: 'sm', color: colour.action, action: link(card.button, url) },
        {
          type: 'box',
          layout: 'horizontal',
          spacing: 'sm',
          contents: [
            ...(card.map_url === null ? [] : [quietButton('地図', card.map_url)]),
            card.second
              ? quietButton(card.second.label, new URL(card.second.link, publicUrl).href)
              : quietButton(card.map_url === null ? '園に電話する' : '電話', `tel:${card.branch_tel}`),
          ],
        },
      ],
    },
  };
}

const quietButton = (label: string, uri: string): messagingApi.FlexButton => ({
  type: 'button',
  style: 'secondary',
  height: 'sm',
  action: link(label, uri),
});

/** By it LINE recognises the same notification sent again, and does not deliver it twice. */
export const lineRetryKey = ({ id, created_at }: { id: number; created_at: Date }): string =>
  hashUuid(`notification ${id} ${created_at.toISOString()}`);
