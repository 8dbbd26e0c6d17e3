import { cancellationSchedule, noMinimumFee } from '../../src/domain/billing/cancelling/cancellation-fee.ts';
import { demoCancellationPolicy } from '../../src/domain/calendar/demo-settings.ts';
import { approvalStatus, childcareStatus } from '../../src/domain/codes.ts';
import { addMinutes, type Instant, instantOf } from '../../src/domain/time.ts';
import type { ReserveText } from '../../src/server/notifying/writing/reserve-text.ts';
import { stepsOf } from '../../src/server/reserves/stay.ts';

const made = {
  ...noMinimumFee,
  approval_status: approvalStatus.code.notUsed,
  childcare_status: childcareStatus.code.upcoming,
};
const steps = (reserve: ReserveText, at: Instant, more: { created_at: Instant; free_cancel_until?: Instant }) =>
  stepsOf(cancellationSchedule({ ...reserve, ...made, ...more }, [demoCancellationPolicy], at));

/** Messages of the waitlist, in the cases that read differently. */
export function seatExamples(later: ReserveText, today: ReserveText, now: Date) {
  const offered = (reserve: ReserveText, minutes: number) => {
    const { branch_name, branch_tel, branch_address, branch_map_link, start_datetime, end_datetime } = reserve;
    return {
      seat_offer_id: 41,
      branch_name,
      branch_tel,
      branch_address,
      branch_map_link,
      start_datetime,
      end_datetime,
      reserve_amount: reserve.reserve_amount,
      children: reserve.children.length,
      cancel_schedule: steps(reserve, now, { created_at: 0 }),
      expires_at: addMinutes(now, minutes),
      now,
    };
  };
  const free_cancel_until = addMinutes(now, 30);
  const { branch_name, branch_tel, start_datetime, end_datetime } = later;
  return {
    seat_offered: [
      { when: '空きが出て、席を確保したとき', data: offered(later, 30) },
      { when: '開始が近く、お返事の時間が短いとき', data: offered(today, 15) },
    ],
    seat_offer_ended: [
      {
        when: '期限までにお返事がなかったとき',
        data: { branch_name, branch_tel, start_datetime, end_datetime, reason: 'ran_out' as const },
      },
      {
        when: '園がその日を閉じたとき',
        data: { branch_name, branch_tel, start_datetime, end_datetime, reason: 'closed' as const },
      },
    ],
    wish_reserved: [
      {
        when: '「空いたら自動で予約する」で、空きが出たとき',
        data: {
          ...today,
          free_cancel_until,
          cancel_schedule: steps(today, now, { created_at: now, free_cancel_until }),
        },
      },
      {
        when: 'その日のキャンセル料がかからない期間のほうが長いとき',
        data: {
          ...later,
          free_cancel_until,
          cancel_schedule: steps(later, now, { created_at: now, free_cancel_until }),
        },
      },
    ],
    wish_ended: [
      {
        when: '空きが出ないまま、受付が終わったとき',
        data: {
          date: '2026-11-16',
          start_datetime: instantOf('2026-11-16', 9 * 60),
          end_datetime: instantOf('2026-11-16', 15 * 60),
          branch_names: [branch_name, 'むさしの緑園'],
        },
      },
    ],
  };
}
