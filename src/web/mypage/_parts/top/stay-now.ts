import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { childcareStatus } from '../../../../domain/codes.ts';
import { epochOf, type Instant } from '../../../../domain/time.ts';

export type StayNow = SelectMypageTopData['today'][number];

/** Where a child of today is: with us since when, or gone home when. */
export function stayNow(stay: Pick<StayNow, 'childcare_status' | 'childcares' | 'end_datetime'>, now: Instant) {
  const present = stay.childcare_status === childcareStatus.code.present;
  const [usage] = stay.childcares;
  return {
    present,
    arrived: usage?.start_datetime ?? null,
    left: present ? null : (usage?.end_datetime ?? null),
    /** The planned time of fetching has passed. */
    late: present && epochOf(now) > epochOf(stay.end_datetime),
  };
}
