import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RefusalType } from '../../../../contract/errors.ts';
import type { SeriesCancelDay, SeriesScope } from '../../../../contract/functions/reserves/series-days.ts';
import { alerts } from '../../../../contract/page-errors.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../../data/call-function.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { createSubmit, type SubmitOutcome } from '../../../flow/submit.ts';
import { type Cancelled, type CancelValues, cancelFlow } from './cancel-flow.ts';
import type { CancelledReserve } from './use-cancel.ts';

const gone: RefusalType = 'not_cancellable_reserve';

/** The other days of the reserve's series that can still be cancelled; none for a single reserve. */
export async function loadSeriesDays(reserve: CancelledReserve): Promise<readonly SeriesCancelDay[]> {
  if (reserve.reserve_series_id === null) return [];
  const answer = await callFunction('quoteSeriesCancel', { reserve_id: reserve.id });
  return answer.kind === 'ok' ? answer.result.days : [];
}

/** fee_changed brings the fees of now. */
function newDaysOf(outcome: SubmitOutcome | undefined): readonly SeriesCancelDay[] | undefined {
  if (outcome?.kind !== 'refused' || outcome.type !== 'fee_changed') return undefined;
  return (outcome.details as { days?: SeriesCancelDay[] } | undefined)?.days;
}

/** Several days of a series: the fees shown are the fees sent; if one changed, all are shown again. */
export function useSeriesCancel(reserve: CancelledReserve, loaded: readonly SeriesCancelDay[], scope: SeriesScope) {
  const navigate = useNavigate();
  const [all, setAll] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SubmitOutcome>();
  const flow = cancelFlow(reserve.id);
  const days = all.filter((day) => scope === 'all' || day.rest_flag);
  const fee = days.reduce((sum, { cancel_amount }) => sum + cancel_amount, 0);
  const lost = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one submit per page, its latch must survive renders
  const submitOnce = useMemo(() => createSubmit(drafts(), flow), [reserve.id]);

  async function send({ cancel_remarks, quoted_fee }: CancelValues): Promise<FunctionOutcome<Cancelled>> {
    const answer = await callFunction('cancelSeries', {
      reserve_id: reserve.id,
      scope,
      quoted: days.map(({ reserve_id, cancel_amount }) => ({ reserve_id, quoted_fee: cancel_amount })),
      cancel_remarks,
    });
    const { branch_name, start_datetime, end_datetime } = reserve;
    const done = { cancel_amount: quoted_fee, branch_name, start_datetime, end_datetime, days: days.length };
    // The attempt whose answer was lost did cancel them.
    if (lost.current && answer.kind === 'refused' && answer.type === gone) return { kind: 'ok', result: done };
    lost.current ||= answer.kind === 'fault' && answer.lost;
    if (answer.kind !== 'ok') return answer;
    const { cancelled, cancel_amount } = answer.result;
    return { kind: 'ok', result: { ...done, days: cancelled, cancel_amount } };
  }

  async function cancel(cancel_remarks: string) {
    const draft = drafts().save(flow, { reserve_id: reserve.id, quoted_fee: fee, cancel_remarks });
    if (!draft) return window.alert(alerts[flow.missing]);
    setBusy(true);
    const next = await submitOnce(draft, send);
    if (next.kind === 'busy') return;
    setOutcome(next);
    const fresh = newDaysOf(next);
    if (fresh) setAll(fresh);
    if (next.kind === 'done') await navigate(flow.done, { replace: true });
    setBusy(false);
  }

  return { all, days, fee, busy, outcome, feeChanged: newDaysOf(outcome) !== undefined, cancel };
}
