import { cancellationSchedule, noMinimumFee } from '../../src/domain/billing/cancelling/cancellation-fee.ts';
import { demoCancellationPolicy } from '../../src/domain/calendar/demo-settings.ts';
import { approvalStatus, childcareStatus } from '../../src/domain/codes.ts';
import { addDays, instantOf } from '../../src/domain/time.ts';
import { stepsOf } from '../../src/server/reserves/stay.ts';
import type { SeriesData } from '../../src/server/reserves/texts/series-texts.ts';

const now = instantOf('2026-11-16', 9 * 60 + 30);
const branch = { branch_name: 'みなと広場園', branch_tel: '0355501201' };

/** A Tuesday, so many weeks after the first. */
function day(weeks: number) {
  const date = addDays('2026-11-24', weeks * 7);
  const stay = {
    start_datetime: instantOf(date, 10 * 60),
    end_datetime: instantOf(date, 12 * 60),
    reserve_amount: 2200,
  };
  const made = {
    ...stay,
    ...noMinimumFee,
    created_at: now,
    approval_status: approvalStatus.code.notUsed,
    childcare_status: childcareStatus.code.upcoming,
  };
  const cancel_schedule = stepsOf(cancellationSchedule(made, [demoCancellationPolicy], now));
  return { ...branch, ...stay, cancel_schedule, answer_due_datetime: null };
}

type Examples = { [Kind in keyof SeriesData]: { when: string; data: SeriesData[Kind] }[] };

export const seriesExamples: Examples = {
  reserve_series_confirmed: [
    { when: '3日分をまとめて予約したとき', data: { days: [day(0), day(1), day(2)], children: 1 } },
    {
      when: 'リクエストの日があるとき',
      data: {
        days: [day(0), { ...day(1), answer_due_datetime: instantOf('2026-11-17', 9 * 60 + 30) }],
        children: 2,
      },
    },
  ],
  reserve_series_changed: [{ when: '残りの日の時間を変えたとき', data: { days: [day(1), day(2)] } }],
  reserve_series_cancelled: [
    { when: '無料の期限の前', data: { days: [day(1), day(2)].map((each) => ({ ...each, cancel_amount: 0 })) } },
    {
      when: '期限を過ぎた日があるとき',
      data: {
        days: [
          { ...day(0), cancel_amount: 1100 },
          { ...day(1), cancel_amount: 0 },
        ],
      },
    },
  ],
};
