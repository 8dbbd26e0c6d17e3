import {
  SelectStaffCareDueDocument,
  SelectStaffHandOversDocument,
  SelectStaffPickUpsDocument,
  SelectStaffWaitingDocument,
} from '../../../../contract/operations/generated.ts';
import { isRed } from '../../../../domain/care/sleep-watch.ts';
import { epochOf, tokyoDateOf } from '../../../../domain/time.ts';
import type { Counts } from '../../../console/navigation/navigation.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../console/use-live-answer.ts';
import { operation } from '../../../data/question.ts';
import { useServerNow, useServerToday } from '../../../data/server-clock.ts';
import { notFetched } from '../../../parts/attendance/staff/emergency/not-fetched.ts';
import { useSleepers } from '../../../parts/care/staff/naps/use-sleepers.ts';

const sum = (...aggregates: readonly ({ aggregate: { count: number } } | undefined)[]): number =>
  aggregates.reduce((all, each) => all + (each?.aggregate.count ?? 0), 0);

/** What waits behind each tab, on every page: an overdue sleep check is seen from the calendar too. */
export function useCounts(): Counts {
  const { branch, headquarters } = useStaff();
  const now = useServerNow();
  const date = useServerToday();
  const { data } = useLiveAnswer(operation(SelectStaffWaitingDocument, { branch_id: branch.id }));
  const { sleepers } = useSleepers(now);
  const due = useLiveAnswer(operation(SelectStaffCareDueDocument, { branch_id: branch.id, date })).data;
  const doses = (due?.medicine_requests ?? []).filter(({ due_at }) => epochOf(due_at) <= now.getTime());
  const pickUps = useLiveAnswer(operation(SelectStaffPickUpsDocument, { branch_id: branch.id })).data;
  const handOvers = useLiveAnswer(operation(SelectStaffHandOversDocument, { branch_id: branch.id })).data;
  // Those of earlier days are open stays already.
  const waiting = notFetched(pickUps?.pick_up_escalations ?? []).filter(
    ({ end_datetime }) => tokyoDateOf(end_datetime) === date,
  );
  return {
    board: sum(data?.open_stays) + waiting.length + (handOvers?.hand_over_exceptions.length ?? 0),
    care: sleepers.filter(({ watch }) => isRed(watch)).length + doses.length,
    requests: sum(data?.requests, data?.waivers),
    // Headquarters answer the families that were handed over to them.
    families: sum(headquarters ? data?.handed : data?.families),
    inbox: sum(data?.inbox),
    failures: sum(data?.failed_childcares, data?.failed_cancellations, data?.failed_corrections),
    unclosed_days: sum(data?.unclosed_days),
    messages: sum(data?.messages),
  };
}
