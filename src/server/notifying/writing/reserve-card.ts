import { type LineCard, lineCard, mapButton, phoneButton } from './line-card.ts';
import { buttonText, type MessageLink } from './message-link.ts';
import { letter, type NotificationText } from './notification-text.ts';
import { nameRows, numberRow, placeRows, type ReserveText, rowLines, stayRows, wayRows } from './reserve-text.ts';

type ReserveMessage = {
  title: string;
  lead: string;
  reserve: ReserveText;
  /** With date and place on the card and at the top of the mail; absent parts are left out. */
  lines: readonly (string | false)[];
  /** Shown before the other details. */
  changes?: string;
  notes: readonly (string | false)[];
  link: MessageLink;
  button?: string;
  over_flag?: boolean;
  /** The card's last button; else the branch's telephone. */
  last?: LineCard['more'][number];
};

/** One description of a message gives both its text (mail, in-app copy, alternative text) and its card. */
export function reserveText(message: ReserveMessage): NotificationText {
  const { title, lead, reserve, lines, changes = false, notes, link, button = buttonText(link) } = message;
  const { over_flag = false, last = phoneButton(reserve.branch_tel) } = message;
  const facts = over_flag
    ? [...nameRows(reserve), numberRow(reserve)]
    : [...wayRows(reserve), ...stayRows(reserve), numberRow(reserve)];
  return {
    title,
    content: letter(
      [lead, [rowLines(placeRows(reserve)), ...lines.flatMap((line) => line || [])].join('\n')],
      [changes, rowLines(facts), ...notes],
    ),
    link,
    card: lineCard(reserve, { lines, button, more: over_flag ? [last] : [mapButton(reserve), last], over_flag }),
  };
}
