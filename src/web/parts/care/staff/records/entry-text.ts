import { childLogKind, sleepPosition } from '../../../../../domain/care/log-codes.ts';
import { type LoggedEntry, loggedValue } from '../../../../../domain/care/log-text.ts';
import type { Entry, SleepCheckRow } from './care-day.ts';

type Valued = Pick<Entry, keyof LoggedEntry | 'note'>;

/** What an entry says, without its kind. */
const entryValue = (entry: Valued): string =>
  loggedValue(entry) ?? (entry.kind === childLogKind.code.photo ? '写真' : entry.note);

export const entryText = (entry: Valued): string =>
  entry.kind === childLogKind.code.note || entry.kind === childLogKind.code.photo
    ? entryValue(entry)
    : `${childLogKind.label(entry.kind)} ${entryValue(entry)}`;

/** As it is written on paper: the way the child faces. */
export const positionArrow: Readonly<Record<number, string>> = {
  [sleepPosition.code.back]: '↑',
  [sleepPosition.code.left]: '←',
  [sleepPosition.code.right]: '→',
  [sleepPosition.code.prone]: '↓',
};

export function sleepCheckText({
  position,
  breathing_flag,
  turned_flag,
}: Pick<SleepCheckRow, 'position' | 'breathing_flag' | 'turned_flag'>) {
  const turned = turned_flag ? '(仰向けに直した)' : '';
  return `${sleepPosition.label(position)}${turned}${breathing_flag ? '' : '・呼吸がいつもと違う'}`;
}
