import { minuteOf, parseTokyoDate, type TokyoDate } from '../time.ts';
import { withQuery } from './with-query.ts';

/**
 * What a visitor chose before signing in or registering: today, a later day or the waiting list; a branch; a time.
 * It travels in the query of every page on the way,
 * so that the parent ends up at what they chose.
 */
export type ReserveChoice = {
  readonly when: 'today' | 'future' | 'wait' | null;
  /** path_name of a branch. */
  readonly branch: string | null;
  readonly date: TokyoDate | null;
  /** 'HH:mm' */
  readonly start: string | null;
  readonly end: string | null;
  /** The children's years, as searched with: '2,0'. */
  readonly ages?: string | null;
};

export const noChoice: ReserveChoice = { when: null, branch: null, date: null, start: null, end: null };

const todayStart = '/mypage/reserves_today/select_branches';
const futureStart = '/mypage/reserves/select_branches';
const waitStart = '/mypage/waitlist/add';

/** Reads a query; whatever is no choice of ours is left out. */
export function choiceOf(search: string | URLSearchParams): ReserveChoice {
  const query = new URLSearchParams(search);
  const when = query.get('when');
  const branch = query.get('branch');
  const [start, end] = [timeOf(query.get('start')), timeOf(query.get('end'))];
  const timed = start !== null && end !== null && minuteOf(start) < minuteOf(end);
  return {
    when: when === 'today' || when === 'future' || when === 'wait' ? when : null,
    branch: branch !== null && branch !== '' && branch.length <= 50 ? branch : null,
    date: parseTokyoDate(query.get('date') ?? ''),
    start: timed ? start : null,
    end: timed ? end : null,
    ...agesOf(query.get('ages')),
  };
}

/** The ages of up to six children; omitted if not given. */
const agesOf = (text: string | null): Pick<ReserveChoice, 'ages'> =>
  text !== null && /^(1?\d)(,1?\d){0,5}$/.test(text) ? { ages: text } : {};

/** The ages of the children a choice was made for; empty if not given. */
export const agesInChoice = ({ ages }: ReserveChoice): number[] => (ages ? ages.split(',').map(Number) : []);

const timeOf = (text: string | null): string | null =>
  text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;

export const withChoice = (path: string, choice: ReserveChoice): string => withQuery(path, choice);

/** Where a member goes on with it: the address says today, later or waiting, the rest stays in the query. */
export const reserveStart = ({ when, ...rest }: ReserveChoice): string =>
  withQuery(when === 'today' ? todayStart : when === 'wait' ? waitStart : futureStart, rest);

/** The choice encoded in a return_to; null if it leads elsewhere. */
export function choiceOfReturnTo(return_to: string | null | undefined): ReserveChoice | null {
  const [path, search = ''] = (return_to ?? '').split('?');
  if (path === todayStart) return { ...choiceOf(search), when: 'today' };
  if (path === waitStart) return { ...choiceOf(search), when: 'wait' };
  return path === futureStart ? { ...choiceOf(search), when: 'future' } : null;
}
