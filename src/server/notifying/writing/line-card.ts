import { cancelLink, reserveLink } from './message-link.ts';
import { dayOf, mapUrl, type ReserveText, timeOf } from './reserve-text.ts';

type CardButton = { label: string; uri: string };

/**
 * LINE's card: title, when, where, one line about money with its date, three buttons; everything else is behind the first of them.
 * Stored with the message as it was sent (notifications.card).
 */
export type LineCard = {
  day: string;
  time: string | null;
  branch_name: string;
  /** Of money with its date, or of what is asked; two where one of them must not be missed. */
  lines: readonly string[];
  /** What the button to the message's link says. */
  button: string;
  /** Two at most; a path is one of this site. */
  more: readonly CardButton[];
  /** What it is about does not take place (any more). */
  over_flag: boolean;
};

type Place = Pick<ReserveText, 'branch_name' | 'start_datetime' | 'end_datetime'>;
type CardAbout = {
  lines: readonly (string | false)[];
  button: string;
  more: readonly CardButton[];
  over_flag?: boolean;
};

export const lineCard = (place: Place, { lines, over_flag = false, ...about }: CardAbout): LineCard => ({
  day: dayOf(place),
  time: timeOf(place),
  branch_name: place.branch_name,
  lines: lines.flatMap((line) => line || []),
  ...about,
  over_flag,
});

export const mapLabel = '地図';
export const mapButton = (place: Parameters<typeof mapUrl>[0]): CardButton => ({ label: mapLabel, uri: mapUrl(place) });
export const phoneButton = (branch_tel: string): CardButton => ({ label: '園に電話', uri: `tel:${branch_tel}` });
export const reserveButton = (reserve_id: number): CardButton => ({
  label: '予約を見る',
  uri: reserveLink(reserve_id),
});
/** To the page that cancels: why is asked there, never in the chat. */
export const absentButton = (reserve_id: number): CardButton => ({
  label: 'お休みの連絡',
  uri: cancelLink(reserve_id),
});
