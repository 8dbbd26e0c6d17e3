import type { LineCard } from './line-card.ts';
import type { MessageLink } from './message-link.ts';

export interface NotificationText {
  title: string;
  /** What is read first; below a divider (`letter`) everything else. */
  content: string;
  link: MessageLink;
  /** Where LINE shows a card instead of the text. */
  card?: LineCard;
}

type Part = string | false;

export const paragraphs = (...parts: Part[]): string =>
  parts.filter((part) => part !== false && part !== '').join('\n\n');

/** Stands between what a parent must see at once and the details, which whoever wants them reads below. */
export const divider = '――――――――――――';

export function letter(first: readonly Part[], details: readonly Part[]): string {
  const below = paragraphs(...details);
  return below === '' ? paragraphs(...first) : paragraphs(...first, divider, below);
}

/** [what is read first, the details or null]. */
export function letterParts(content: string): readonly [string, string | null] {
  const [first = '', ...below] = content.split(`\n\n${divider}\n\n`);
  return [first, below.length === 0 ? null : below.join('\n\n')];
}
