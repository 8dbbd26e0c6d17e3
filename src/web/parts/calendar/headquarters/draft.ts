import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import type { SelectStaffPatternsData } from '../../../../contract/operations/generated.ts';
import { patternWeekday } from '../../../../domain/codes.ts';
import type { WordedDay } from '../../../console/audit/week-text.ts';

export type PatternBranch = SelectStaffPatternsData['branches'][number];
export type PatternRow = SelectStaffPatternsData['branch_patterns'][number];
export type HoursNames = 'open_time' | 'close_time' | 'extended_open_time' | 'extended_close_time';
export type DraftBand = { start_time: string; end_time: string; capacity: string };

/** A day as it is typed: numbers are text until they are sent. */
export type DraftDay = {
  weekday: number;
  kind: 'own' | 'changed' | 'closed';
  hours: Record<HoursNames, string>;
  capacity: string;
  bands: DraftBand[];
};
export type WeekDraft = {
  branch_pattern_id: number | null;
  version: number | null;
  adaptation_date: string;
  remarks: string;
  days: DraftDay[];
};

const clockText = (time: string): string => time.slice(0, 5);
const ownHours = (branch: PatternBranch): Record<HoursNames, string> => ({
  open_time: clockText(branch.open_time),
  close_time: clockText(branch.close_time),
  extended_open_time: clockText(branch.extended_open_time),
  extended_close_time: clockText(branch.extended_close_time),
});

/** Stored days in the form's shape. */
export const wordedDays = (row: PatternRow): WordedDay[] =>
  row.branch_pattern_days.map(({ open_time, close_time, extended_open_time, extended_close_time, ...day }) => ({
    weekday: day.weekday,
    closed_flag: day.closed_flag,
    hours:
      open_time && close_time && extended_open_time && extended_close_time
        ? { open_time, close_time, extended_open_time, extended_close_time }
        : null,
    capacity: day.capacity,
    capacities: day.capacities as WordedDay['capacities'],
  }));

/** A new week begins as a copy of the one it follows; an edit as what is stored. */
export function weekDraftOf(branch: PatternBranch, row: PatternRow | undefined, edits: boolean): WeekDraft {
  const stored = row ? wordedDays(row) : [];
  return {
    branch_pattern_id: edits && row ? row.id : null,
    version: edits && row ? row.version : null,
    adaptation_date: edits && row ? row.adaptation_date : '',
    remarks: edits && row ? row.remarks : '',
    days: patternWeekday.keys.map((weekday) => {
      const day = stored.find((each) => each.weekday === weekday);
      const hours = day?.hours;
      return {
        weekday,
        kind: day === undefined ? 'own' : day.closed_flag ? 'closed' : 'changed',
        hours: hours
          ? {
              open_time: clockText(hours.open_time),
              close_time: clockText(hours.close_time),
              extended_open_time: clockText(hours.extended_open_time),
              extended_close_time: clockText(hours.extended_close_time),
            }
          : ownHours(branch),
        capacity: String(day?.capacity ?? branch.capacity),
        bands: (day?.capacities ?? []).map((band) => ({
          start_time: clockText(band.start_time),
          end_time: clockText(band.end_time),
          capacity: String(band.capacity),
        })),
      };
    }),
  };
}

/** What is no number is sent as it is: the server says what is wrong with it. */
const numberIn = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());

/** What equals the branch's own is sent as null: it follows the branch. */
export function payloadOf(branch: PatternBranch, draft: WeekDraft): FunctionPayload<'staffPreviewPattern'> {
  const own = JSON.stringify(ownHours(branch));
  return {
    branch_id: branch.id,
    branch_pattern_id: draft.branch_pattern_id,
    version: draft.version,
    adaptation_date: draft.adaptation_date,
    remarks: draft.remarks,
    days: sentDays(draft).map(({ weekday, kind, hours, capacity, bands }) =>
      kind === 'closed'
        ? { weekday, closed_flag: 1, hours: null, capacity: null, capacities: [] }
        : {
            weekday,
            closed_flag: 0,
            hours: JSON.stringify(hours) === own ? null : hours,
            capacity: capacity.trim() === String(branch.capacity) ? null : numberIn(capacity),
            capacities: bands.map((band) => ({ ...band, capacity: numberIn(band.capacity) })),
          },
    ),
  };
}

const sentDays = (draft: WeekDraft): DraftDay[] => draft.days.filter(({ kind }) => kind !== 'own');

/** Errors of the server name a day by its place among those sent. */
export function errorsByWeekday(draft: WeekDraft, errors: Readonly<Record<string, string>>): Map<number, string> {
  const found = new Map<number, string>();
  for (const [index, { weekday }] of sentDays(draft).entries()) {
    const of = Object.entries(errors).find(([path]) => path.startsWith(`days.${index}.`));
    if (of) found.set(weekday, of[1]);
  }
  return found;
}
