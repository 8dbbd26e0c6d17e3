import { type SlotState, type TimeRefusal, timeRefusals } from '../calendar/slot-states.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import { type MinuteOfDay, type TimeRange, timeSteps } from '../time.ts';
import { timesRefusal } from './reserve-request.ts';

/**
 * What a parent may choose on a day whose steps and their states are known. Offers exactly what a save accepts
 * (stay-choice.test.ts, and calendar-agrees.test.ts against the database).
 */
export type ChoiceDay = Pick<ReserveSettings, 'step_minutes' | 'minimum_minutes'> & {
  /** From the first to the last step, without a gap. */
  readonly slots: readonly { readonly start: MinuteOfDay; readonly state: SlotState }[];
  /** The reserve being edited: its own time stays selectable even if the day has since filled up or closed. */
  readonly held: TimeRange | null;
};

export type StayRefusal = TimeRefusal | 'too_short' | 'bad_times';

export function stayRefusal(day: ChoiceDay, stay: TimeRange): StayRefusal | null {
  // Saved under another step or a shorter minimum, it may stay as it is (reserve-edit.ts).
  if (day.held && day.held.start === stay.start && day.held.end === stay.end) return null;
  const times = timesRefusal(stay, day);
  if (times) return times === 'reserve_too_short' ? 'too_short' : 'bad_times';
  if (day.held && day.held.start <= stay.start && stay.end <= day.held.end) return null;
  const states = new Set(statesIn(day, stay));
  return timeRefusals.find((each) => states.has(each)) ?? null;
}

/** A step that the day does not have lies outside its hours. */
function statesIn(day: ChoiceDay, stay: TimeRange): SlotState[] {
  const found = day.slots.filter(({ start }) => stay.start <= start && start < stay.end).map(({ state }) => state);
  const missing = (stay.end - stay.start) / day.step_minutes > found.length;
  return missing ? [...found, 'outside_hours'] : found;
}

/** All clock times of the day that a stay can begin or end at: opening to closing, and the reserve being edited. */
function clockTimes(day: ChoiceDay): MinuteOfDay[] {
  const starts = day.slots.map(({ start }) => start);
  const ends = starts.map((start) => start + day.step_minutes);
  const held = day.held ? timeSteps(day.held.start, day.held.end + 1, day.step_minutes) : [];
  return [...new Set([...starts, ...ends, ...held])].toSorted((a, b) => a - b);
}

/** Where a stay of the minimum length can begin. */
export const possibleStarts = (day: ChoiceDay): MinuteOfDay[] =>
  clockTimes(day).filter((start) => stayRefusal(day, { start, end: start + day.minimum_minutes }) === null);

/** The clock times until which a stay that begins at `start` can last. */
export const possibleEnds = (day: ChoiceDay, start: MinuteOfDay): MinuteOfDay[] =>
  clockTimes(day).filter((end) => end > start && stayRefusal(day, { start, end }) === null);

/** As long as asked for or, where that cannot be had, as long as is possible; null where nothing can begin. */
export function stayFrom(day: ChoiceDay, start: MinuteOfDay, minutes: number): TimeRange | null {
  const shortest = start + day.minimum_minutes;
  for (let end = Math.max(start + minutes, shortest); end >= shortest; end -= day.step_minutes) {
    if (stayRefusal(day, { start, end }) === null) return { start, end };
  }
  return null;
}

/**
 * The lengths offered with one tap. No limit and no price hangs on them (those are settings): any other length is
 * chosen by its end.
 */
const offeredLengths: readonly number[] = [60, 90, 120, 180, 240, 300, 360, 480];

type LengthChoice = {
  readonly kind: 'length' | 'usual_end' | 'close' | 'extended_close';
  readonly end: MinuteOfDay;
  readonly refusal: StayRefusal | null;
  /** Ends after the ordinary hours: the surcharge applies. */
  readonly extended: boolean;
};

/** The lengths from `start`, and until the usual pick-up; else until closing, which late in the day is the extended one. */
export function lengthChoices(
  day: ChoiceDay,
  start: MinuteOfDay,
  ends: { readonly usual: MinuteOfDay | null; readonly close: MinuteOfDay; readonly extended_close: MinuteOfDay },
): LengthChoice[] {
  const choice = (kind: LengthChoice['kind'], end: MinuteOfDay): LengthChoice => ({
    kind,
    end,
    refusal: stayRefusal(day, { start, end }),
    extended: end > ends.close,
  });
  const lengths = offeredLengths.filter((minutes) => minutes % day.step_minutes === 0);
  const shortest = start + day.minimum_minutes;
  const last =
    ends.usual !== null && ends.usual >= shortest
      ? choice('usual_end', ends.usual)
      : ends.close >= shortest
        ? choice('close', ends.close)
        : choice('extended_close', ends.extended_close);
  return [...lengths.map((minutes) => choice('length', start + minutes)), last];
}
