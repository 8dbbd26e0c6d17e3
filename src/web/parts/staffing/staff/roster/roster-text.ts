import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { staffQualification } from '../../../../../domain/codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { minuteOf } from '../../../../../domain/time.ts';
import { formatMinuteRange, formatTime } from '../../../../../domain/time-format.ts';

export type Roster = FunctionOk<'staffReadRoster'>;
export type RosterRow = Roster['people'][number];
export type RosterHours = NonNullable<RosterRow['planned']>;
export type RosterClocking = RosterRow['clockings'][number];
export type ClockSpan = Pick<RosterClocking, 'clock_in_at' | 'clock_out_at'>;

const span = (from: string, to: string): string => formatMinuteRange(minuteOf(from), minuteOf(to));
export const clockSpanText = ({ start_time, end_time }: { start_time: string; end_time: string }): string =>
  span(start_time, end_time);

/** 9:00〜18:00(休憩 12:00〜13:00) */
export function shiftText(hours: RosterHours): string {
  const breaks = hours.breaks.map(clockSpanText).join('、');
  return breaks === '' ? clockSpanText(hours) : `${clockSpanText(hours)}(休憩 ${breaks})`;
}

/** 9:02〜 while still clocked in. */
export const clockingText = ({ clock_in_at, clock_out_at }: ClockSpan): string =>
  `${formatTime(clock_in_at)}〜${clock_out_at === null ? '' : formatTime(clock_out_at)}`;

/** 保育士 is here with a registration only: without one it cannot be stored (db: nursery_teacher_is_registered). */
export const qualificationText = ({ qualifications }: Pick<RosterRow, 'qualifications'>): string[] =>
  qualifications.map(({ qualification, registration_number }) =>
    registration_number
      ? `${staffQualification.label(qualification)}(${registration_number})`
      : staffQualification.label(qualification),
  );

/** One stretch; `several`: what is missing changes within it, and the worst of it is said. */
export type JoinedWarning = Roster['warnings'][number] & { several: boolean };

/** Stretches that follow each other and lack people are one line: a busy day has a dozen of them. */
export function joinedWarnings(warnings: Roster['warnings']): JoinedWarning[] {
  const all: JoinedWarning[] = [];
  for (const warning of warnings) {
    const last = all.at(-1);
    if (last?.kind === 'short' && warning.kind === 'short' && last.end_time === warning.start_time) {
      const worst = warning.needed - warning.there > last.needed - last.there ? warning : last;
      all[all.length - 1] = { ...worst, start_time: last.start_time, end_time: warning.end_time, several: true };
    } else all.push({ ...warning, several: false });
  }
  return all;
}

/** What is wrong, and what one can do about it. */
export function rosterWarningText(warning: JoinedWarning, people: readonly RosterRow[]): string {
  const { kind, needed, there, account_id, several } = warning;
  if (kind === 'short') {
    return `職員が${several ? '最大' : ''}${needed - there}名足りません(必要${needed}名・予定${there}名)`;
  }
  if (kind === 'registered') {
    return `保育士・看護師などの登録がある職員が足りません(必要${needed}名・予定${there}名)`;
  }
  const name = people.find((person) => person.account_id === account_id)?.name ?? '';
  return `${withSan(name)}だけになります。もう1名、いっしょに入ってください(1対1にしない)`;
}
