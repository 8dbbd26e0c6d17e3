import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { ageClasses, ageClassText } from '../../../../domain/staffing/ratio.ts';
import { formatMonthDay, formatTimeOfDay } from '../../../../domain/time-format.ts';

export type ShownOpening = FunctionOk<'staffReadOpenings'>['openings'][number];
export type Call = FunctionOk<'staffListCover'>['calls'][number];
export type Candidate = FunctionOk<'staffPreviewCover'>['candidates'][number];
export type CoverHours = Call['hours'];

export const spanText = ({ start_time, end_time }: { start_time: string; end_time: string }): string =>
  `${formatTimeOfDay(start_time)}〜${formatTimeOfDay(end_time)}`;
export const whenText = (date: string, hours: { start_time: string; end_time: string }): string =>
  `${formatMonthDay(date)} ${spanText(hours)}`;

/** 1〜2歳あと6席、または3歳以上あと10席: each age asked about alone. */
export const seatsText = ({ seats }: Pick<ShownOpening, 'seats'>): string =>
  ageClasses
    .filter((age) => seats[age] > 0)
    .map((age) => `${ageClassText[age]}なら${seats[age]}席`)
    .join('、');

/** What a manager has to know of a colleague, and nothing else. */
export const candidateNotes = ({ branch_name, registered, offers, rest_asked, comes_anyway }: Candidate): string =>
  [
    ...(offers ? ['「働けます」'] : []),
    ...(branch_name ? [branch_name] : []),
    ...(registered ? ['保育士・看護師など'] : []),
    ...(comes_anyway ? ['この日ほかの時間に勤務'] : []),
    ...(rest_asked ? ['前後の勤務とのあいだが短めです'] : []),
  ].join('・');
