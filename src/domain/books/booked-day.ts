import type { TokyoDate } from '../time.ts';

/** Its own day, unless that month is closed (`closedMonths`: their first days): then today. */
export const bookedDay = (day: TokyoDate, closedMonths: readonly TokyoDate[], today: TokyoDate): TokyoDate =>
  closedMonths.includes(`${day.slice(0, 7)}-01`) ? today : day;
