import { withSan } from '../text/called-name.ts';
import { epochOf, type Instant } from '../time.ts';
import { formatTime } from '../time-format.ts';
import { childLogKind, napEnd } from './log-codes.ts';
import { loggedValue } from './log-text.ts';

/** Who looks at a day: a guardian, or a relative, whom a child's health does not concern. */
export type DayReader = 'guardian' | 'relative';

/** What an item of the day is about; also names its picture. */
export const dayItemKinds = [
  'arrived',
  'left',
  'nap',
  'meal',
  'milk',
  'toilet',
  'mood',
  'temperature',
  'note',
  'photo',
] as const;
export type DayItemKind = (typeof dayItemKinds)[number];

export interface DayItem<Photo> {
  /** Names the item within its day. */
  key: string;
  at: string;
  kind: DayItemKind;
  title: string;
  words: string;
  photo: Photo | null;
}

/** An entry of the staff's log. */
export interface DayEntry<Photo> {
  kind: number;
  happened_at: Instant;
  temperature: number | null;
  meal_amount: number | null;
  milk_milliliters: number | null;
  toilet: number | null;
  mood: number | null;
  note: string;
  /** Staff may keep a note to themselves. */
  family_flag: boolean;
  struck_at: Instant | null;
  /** Null of a picture that its family may not see (any more). */
  photo: Photo | null;
}

interface DayNap {
  fell_asleep_at: Instant;
  woke_at: Instant | null;
  end_cause: number | null;
  struck_at: Instant | null;
}

export interface ShownChildDay<Photo> {
  arrived_at: Instant | null;
  left_at: Instant | null;
  /** Taken at the door. */
  temperature: number | null;
  fetched_by: FetchedBy | null;
  entries: readonly DayEntry<Photo>[];
  naps: readonly DayNap[];
}

export interface FetchedBy {
  name: string;
  /** To the child, where the family has said so. */
  relation: string | null;
}

const { temperature, meal, milk, toilet, mood, note, photo } = childLogKind.code;
const kindNames: Readonly<Record<number, DayItemKind>> = {
  [temperature]: 'temperature',
  [meal]: 'meal',
  [milk]: 'milk',
  [toilet]: 'toilet',
  [mood]: 'mood',
  [note]: 'note',
  [photo]: 'photo',
};
/** Notes are written to guardians: they may speak of health. */
const onlyGuardians: ReadonlySet<DayItemKind> = new Set(['temperature', 'toilet', 'note']);

/**
 * THE rule which records of care a family sees: what is meant for it, not struck, and of a picture only what consent
 * allows. Looks at a sleeping child, medicines and incidents are never among them: staff report those in person.
 */
export function familySees(
  entry: Pick<DayEntry<unknown>, 'kind' | 'family_flag' | 'struck_at' | 'photo'>,
  reader: DayReader,
): boolean {
  const kind = kindNames[entry.kind];
  if (kind === undefined || !entry.family_flag || entry.struck_at !== null) return false;
  if (kind === 'photo' && entry.photo === null) return false;
  return reader === 'guardian' || !onlyGuardians.has(kind);
}

/** 祖母の木村 和子さん */
export const fetchedByText = ({ name, relation }: FetchedBy): string =>
  `${relation ? `${relation}の` : ''}${withSan(name)}`;

/** The day of one child in the order of the clock. */
export function dayTimeline<Photo>(day: ShownChildDay<Photo>, reader: DayReader): DayItem<Photo>[] {
  const items: DayItem<Photo>[] = [];
  const add = (at: Instant, kind: DayItemKind, title: string, words: string, picture: Photo | null = null) =>
    items.push({ key: `${kind} ${items.length}`, at: new Date(at).toISOString(), kind, title, words, photo: picture });
  if (day.arrived_at !== null) {
    const warmth = reader === 'guardian' && day.temperature !== null ? `体温 ${day.temperature.toFixed(1)}℃` : '';
    add(day.arrived_at, 'arrived', '登園', warmth);
  }
  for (const entry of day.entries) {
    const kind = kindNames[entry.kind];
    if (kind === undefined || !familySees(entry, reader)) continue;
    add(entry.happened_at, kind, titleOf(entry.kind), wordsOf(entry), entry.photo);
  }
  for (const nap of day.naps) {
    if (nap.struck_at === null) add(nap.fell_asleep_at, 'nap', 'お昼寝', napText(nap));
  }
  if (day.left_at !== null) {
    add(day.left_at, 'left', '降園', day.fetched_by ? `お迎え ${fetchedByText(day.fetched_by)}` : '');
  }
  return items.toSorted((a, b) => epochOf(a.at) - epochOf(b.at) || orderOf(a) - orderOf(b));
}

/** What happened in the same minute: the coming first, the leaving last. */
const orderOf = ({ kind }: DayItem<unknown>): number => (kind === 'arrived' ? 0 : kind === 'left' ? 2 : 1);

const titleOf = (kind: number): string => (kind === note ? 'ひとこと' : childLogKind.label(kind));

const wordsOf = (entry: DayEntry<unknown>): string => loggedValue(entry) ?? (entry.kind === note ? entry.note : '');

function napText({ fell_asleep_at, woke_at, end_cause }: DayNap): string {
  const from = `${formatTime(fell_asleep_at)}から`;
  if (woke_at === null) return `${from}眠っています`;
  return end_cause === napEnd.code.left ? `${from}お迎えまで` : `${from}${formatTime(woke_at)}まで`;
}

/** The newest of a day in a line, for a card that has room for one. */
export const itemLine = ({ at, title, words }: Pick<DayItem<unknown>, 'at' | 'title' | 'words'>): string =>
  `${formatTime(at)} ${title}${words ? ` ${words}` : ''}`;
