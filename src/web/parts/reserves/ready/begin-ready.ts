import { redirect } from 'react-router';
import type { ReadyStay } from '../../../../contract/functions/reserves/ready-stay.ts';
import { mealFlags } from '../../../../domain/calendar/meals.ts';
import { choiceOf, type ReserveChoice, reserveStart } from '../../../../domain/routing/reserve-choice.ts';
import { minuteOf } from '../../../../domain/time.ts';
import { callFunction } from '../../../data/browser-data.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { emptyReserveFields, timesOf } from '../reserve-fields.ts';
import { type ReserveFlow, type ReserveValues, reserveFlow, reserveTodayFlow } from '../reserve-flow.ts';
import { sameMiss } from '../start/again.ts';

/** The draft of a seat that is ready: nothing is left to choose. */
function readyValues(stay: ReadyStay): ReserveValues {
  const { branch_id, child_ids, date, child_meals } = stay;
  const flags = mealFlags.map((meal) => [meal, child_meals.some((child) => child[meal] === 1) ? 1 : 0]);
  return {
    ...emptyReserveFields,
    ...(Object.fromEntries(flags) as Pick<ReserveValues, (typeof mealFlags)[number]>),
    branch_id,
    child_ids: [...child_ids],
    reserve_date: date,
    ...timesOf({ start: minuteOf(stay.start_time), end: minuteOf(stay.end_time) }),
    child_meals: child_meals.map((child) => ({ ...child })),
  };
}

const withMeals = ({ child_meals }: ReadyStay): boolean =>
  child_meals.some((child) => mealFlags.some((meal) => child[meal] === 1));

/** Starts the flow with everything filled in, at the confirm page, which notes that the meals are from last time. */
export function beginReady(stay: ReadyStay, today: string): string {
  const flow = stay.date === today ? reserveTodayFlow : reserveFlow;
  drafts().begin(flow, readyValues(stay), withMeals(stay) ? 'again' : undefined);
  return flow.confirm;
}

/**
 * A confirm page opened by a link (LINE's card) that names branch and time: the children of last time complete it. Throws the
 * redirect to the page itself, or to where the time is chosen if it cannot be had any more. Without such a link nothing happens.
 */
export async function takeLinkedChoice(request: Request, flow: ReserveFlow): Promise<void> {
  const choice = choiceOf(new URL(request.url).searchParams);
  const { branch, date, start, end } = choice;
  if (branch === null || date === null || start === null || end === null) return;
  const when: ReserveChoice['when'] = flow === reserveTodayFlow ? 'today' : 'future';
  const atBranch = reserveStart({ when, branch, date: null, start: null, end: null });
  const minutes = minuteOf(end) - minuteOf(start);
  const asked = await callFunction('readySeat', { branch, date, start_time: start, minutes });
  if (asked.kind !== 'ok') throw redirect(atBranch);
  const { seat, today } = asked.result;
  // A card of yesterday, or a branch with nothing left.
  if (seat === null || (when === 'today') !== (date === today)) throw redirect(atBranch);
  if (seat.start_time === start && seat.end_time === end) throw redirect(beginReady(seat, today));
  const values = readyValues(seat);
  drafts().begin(flow, { ...values, ...timesOf(null) });
  const wished = { ...values, reserve_date: date, ...timesOf({ start: minuteOf(start), end: minuteOf(end) }) };
  throw redirect(`${flow.date}?${(await sameMiss(wished)) ?? 'taken'}`);
}
