import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Alternative } from '../../contract/price-lines.ts';
import { minuteOfDayOf, tokyoDateOf } from '../../domain/time.ts';
import { drafts } from '../flow/browser-flow.ts';
import type { Draft } from '../flow/flow.ts';
import { useFlowConfirm } from '../flow/use-flow-confirm.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { ReceiptPart, type ReceiptRow } from '../ui/receipt.tsx';
import { Steps } from '../ui/steps.tsx';
import type { ReserveChild } from './children-part.tsx';
import type { ConfirmData } from './confirm-data.ts';
import { ConfirmPrice } from './confirm-price.tsx';
import { type EditedReserve, editFlow, editSteps, sendEdit, valuesOf } from './edit-flow.ts';
import { FailureNotice } from './failure-notice.tsx';
import { careRows, timeRows } from './receipt-rows.ts';
import { newQuoteOf, RefusalNotice } from './refusal-notice.tsx';
import { timesOf } from './reserve-fields.ts';
import type { ReserveValues } from './reserve-flow.ts';
import { ReserveTerms } from './reserve-terms.tsx';

type Row = { label: string; value: string };

/** The new value, and under it what it was, where it changes. */
function changedRows(before: readonly Row[], after: readonly Row[]): ReceiptRow[] {
  return after.map(({ label, value }, position) => {
    const was = before[position]?.value ?? '';
    if (was === value) return { label, value };
    return {
      label,
      value: (
        <>
          <strong>{value}</strong>
          <span className="block text-note text-ink-soft">変更前: {was}</span>
        </>
      ),
    };
  });
}

type EditConfirmStepProps = {
  draft: Draft<ReserveValues>;
  reserve: EditedReserve;
  family: readonly ReserveChild[];
  data: ConfirmData;
};

/** The last look before a change: what changes, and the difference in price. A change is never a cancellation. */
export function EditConfirmStep({ draft: loaded, reserve, family, data }: EditConfirmStepProps) {
  const navigate = useNavigate();
  const flow = editFlow(reserve.id);
  const names = family.map((child) => child.name);
  const shown = useRef(data.quote);
  const { draft, busy, message, refusal, submit } = useFlowConfirm(flow, {
    draft: loaded,
    send: (values) => sendEdit(reserve.id, values, shown.current?.reserve_amount ?? 0),
  });
  shown.current = newQuoteOf(refusal) ?? shown.current;
  const quote = shown.current;
  const before = valuesOf(reserve);
  const namesBefore = reserve.reserve_details.flatMap(({ child }) => (child ? [child.name] : []));

  function take(alternative: Alternative) {
    const start = minuteOfDayOf(alternative.start_datetime);
    const length = (Date.parse(alternative.end_datetime) - Date.parse(alternative.start_datetime)) / 60_000;
    drafts().save(flow, {
      ...draft.values,
      reserve_date: tokyoDateOf(alternative.start_datetime),
      ...timesOf({ start, end: start + length }),
    });
    void navigate(flow.confirm, { replace: true });
  }

  return (
    <PageColumn width="page">
      <Steps steps={editSteps} current={1} />
      <div className="h-6" />
      <PageHeading lead="「この内容に変更する」を押すと、ご予約が変わります。取り消しにはなりません。">
        変更内容の確認
      </PageHeading>
      <div className="lg:grid lg:grid-cols-[minmax(0,35rem)_minmax(18rem,24rem)] lg:items-start lg:justify-between lg:gap-12">
        <div>
          <ReceiptPart
            title="園とお子さま"
            editTo={flow.form}
            rows={[
              { label: '園', value: reserve.branch_name },
              ...changedRows(
                [{ label: 'お子さま', value: namesBefore.join('、') }],
                [{ label: 'お子さま', value: names.join('、') }],
              ),
            ]}
          />
          <ReceiptPart title="日時" editTo={flow.form} rows={changedRows(timeRows(before), timeRows(draft.values))} />
          <ReceiptPart
            title="お預かりの内容"
            editTo={flow.form}
            rows={changedRows(careRows(before), careRows(draft.values))}
          />
          {quote && <ReserveTerms quote={quote} terms={data.terms} />}
        </div>
        <div className="mt-2 lg:mt-0">
          {quote && <ConfirmPrice quote={quote} names={names} before={reserve.reserve_amount} />}
          {data.reservable_status === '△' && (
            <div className="mt-5">
              <Notice kind="warning">
                この日は園が確認する日です。時間や人数が増える変更は、園からのお返事をお待ちいただきます。
              </Notice>
            </div>
          )}
          <div className="mt-5 grid gap-4">
            {data.failure && !quote && <FailureNotice failure={data.failure} />}
            {refusal ? (
              <RefusalNotice refusal={refusal} onAlternative={take} dateTo={flow.form} branch_id={reserve.branch_id} />
            ) : (
              message && (
                <Notice kind={message.kind} live>
                  {message.text}
                </Notice>
              )
            )}
            <Button
              size="large"
              busy={busy}
              busyLabel="変更しています"
              disabled={quote === undefined}
              onClick={submit}
              className="w-full"
            >
              この内容に変更する
            </Button>
          </div>
        </div>
      </div>
    </PageColumn>
  );
}
