import { SelectMypageWaitlistAddDocument } from '../../../contract/operations/generated.ts';
import { choiceOf } from '../../../domain/routing/reserve-choice.ts';
import { addDays, minuteOf } from '../../../domain/time.ts';
import { callFunction, dataClient } from '../../data/browser-data.ts';
import { resultOrFalse } from '../../data/call-function.ts';
import { serverToday } from '../../data/server-clock.ts';
import { loadUsualStay } from '../reserves/start/usual-stay.ts';
import { waitlistDefaults } from './waitlist-defaults.ts';

/** Everything the form begins with, so that nothing comes later and moves: whom, where, the days and the day's hours. */
export async function loadWaitlistEntry(request: Request) {
  const { searchParams } = new URL(request.url);
  const { branch: path_name, date: askedDate, start, end } = choiceOf(searchParams);
  const [data, usual] = await Promise.all([dataClient().query(SelectMypageWaitlistAddDocument, {}), loadUsualStay()]);
  const today = serverToday();
  const asked = data.branches.find(
    ({ id, path_name: name }) => name === path_name || String(id) === searchParams.get('branch_id'),
  );
  const branch_id = asked?.id ?? usual.branch_id ?? data.branches[0]?.id ?? 0;
  const carried = (searchParams.get('children') ?? '').split('-').map(Number);
  const own = data.children.map(({ id }) => id).filter((id) => carried.includes(id));
  const child_ids = own.length > 0 ? own : [...usual.child_ids];
  const wanted = askedDate ?? addDays(today, 1);
  const [calendar, day] = await Promise.all([
    callFunction('reserveCalendar', { branch_id, ...(child_ids.length > 0 ? { child_ids } : {}) }),
    callFunction('reserveSlots', { branch_id, date: wanted, ...(child_ids.length > 0 ? { child_ids } : {}) }),
  ]);
  const days = resultOrFalse(calendar);
  const slots = resultOrFalse(day);
  const date = days === false || days.days.some((each) => each.date === wanted) ? wanted : '';
  return {
    ...data,
    today,
    branch_id,
    days: days === false ? [] : days.days,
    slots: slots === false ? undefined : slots,
    defaults: waitlistDefaults({
      branch_id,
      date,
      child_ids,
      range: start === null || end === null ? null : { start: minuteOf(start), end: minuteOf(end) },
      minutes: usual.minutes,
      open: slots === false ? 540 : minuteOf(slots.open_time),
      close: slots === false ? 1080 : minuteOf(slots.close_time),
    }),
  };
}

export type LoadedWaitlistEntry = Awaited<ReturnType<typeof loadWaitlistEntry>>;
