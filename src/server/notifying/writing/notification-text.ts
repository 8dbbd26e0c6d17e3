import type { MessageLink } from './message-link.ts';
import type { LineReserveCard } from './reserve-card.ts';

export interface NotificationText {
  title: string;
  content: string;
  link: MessageLink;
  /** Of a message about a reserve: LINE shows it as a card. */
  card?: LineReserveCard;
}

export const paragraphs = (...parts: (string | false)[]): string => parts.filter((part) => part !== false).join('\n\n');
