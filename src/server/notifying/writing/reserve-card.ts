import { buttonText, type MessageLink } from './message-link.ts';
import { type NotificationText, paragraphs } from './notification-text.ts';
import {
  dayOf,
  mapUrl,
  nameRows,
  numberRow,
  placeRows,
  type ReserveText,
  stayRows,
  timeOf,
  type WordRow,
  wayRows,
} from './reserve-text.ts';

/** What LINE's card of a reserve shows; stored with the message as it was sent (notifications.card). */
export type LineReserveCard = {
  lead: string;
  day: string;
  time: string;
  branch_name: string;
  branch_address: string;
  branch_tel: string;
  rows: readonly WordRow[];
  notes: readonly string[];
  /** What the button to the message's link says. */
  button: string;
  /** Null where directions are no longer needed. */
  map_url: string | null;
  /** The reserve does not take place (any more). */
  over_flag: boolean;
  /** Instead of the branch's telephone: another page of this site. */
  second?: { label: string; link: string };
};

type ReserveMessage = {
  title: string;
  lead: string;
  reserve: ReserveText;
  /** Shown before everything else. */
  changes?: string;
  /** Absent parts are left out. */
  notes: readonly (string | false)[];
  link: MessageLink;
  button?: string;
  over_flag?: boolean;
};

/** One description of a message gives both its text (mail, in-app copy, alternative text) and its card. */
export function reserveText(message: ReserveMessage): NotificationText {
  const { title, lead, reserve, changes = false, link, button = buttonText(link), over_flag = false } = message;
  const notes = message.notes.filter((note) => note !== false);
  const rows = over_flag ? nameRows(reserve) : stayRows(reserve);
  const ways = over_flag ? [] : wayRows(reserve);
  const facts = [...placeRows(reserve), ...ways, ...rows, numberRow(reserve)];
  return {
    title,
    content: paragraphs(lead, changes, facts.map(({ label, value }) => `${label}: ${value}`).join('\n'), ...notes),
    link,
    card: {
      lead,
      day: dayOf(reserve),
      time: timeOf(reserve),
      branch_name: reserve.branch_name,
      branch_address: reserve.branch_address,
      branch_tel: reserve.branch_tel,
      rows: [...rows, numberRow(reserve)],
      notes: [...(changes === false ? [] : [changes]), ...notes],
      button,
      map_url: over_flag ? null : mapUrl(reserve),
      over_flag,
    },
  };
}
