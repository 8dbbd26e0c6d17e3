import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { cancelReserveFields } from '../../../../../contract/functions/light-fields.generated.ts';
import type { SeriesCancelDay } from '../../../../../contract/functions/reserves/series-days.ts';
import { SelectMypageReservesCancelConfirmDocument } from '../../../../../contract/operations/generated.ts';
import { formatMonthDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { dataClient } from '../../../../data/browser-data.ts';
import { drafts } from '../../../../flow/browser-flow.ts';
import { ConfirmBar } from '../../../../flow/confirm-bar.tsx';
import { SummaryCard } from '../../../../flow/summary-card.tsx';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { CancelFee } from '../../../../parts/reserves/cancel/cancel-fee.tsx';
import { cancelFlow } from '../../../../parts/reserves/cancel/cancel-flow.ts';
import { CancelOutcome } from '../../../../parts/reserves/cancel/cancel-outcome.tsx';
import { type CancelTerms, loadCancelTerms } from '../../../../parts/reserves/cancel/cancel-terms.ts';
import { MoveInstead } from '../../../../parts/reserves/cancel/move-instead.tsx';
import { NotChangeable } from '../../../../parts/reserves/cancel/not-changeable.tsx';
import { ResaleNote } from '../../../../parts/reserves/cancel/resale-note.tsx';
import { type CancelScope, ScopeChoice, SeriesFees } from '../../../../parts/reserves/cancel/series-fees.tsx';
import { maySayIll, SickChild } from '../../../../parts/reserves/cancel/sick-child.tsx';
import { type CancelledReserve, useCancel } from '../../../../parts/reserves/cancel/use-cancel.ts';
import { loadSeriesDays, useSeriesCancel } from '../../../../parts/reserves/cancel/use-series-cancel.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/field.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約のキャンセル', noindex: true });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const reserve_id = Number(params.reserve_id);
  const flow = cancelFlow(reserve_id);
  if (drafts().find(flow).kind === 'finished') throw redirect(flow.done);
  const { reserves } = await dataClient().query(SelectMypageReservesCancelConfirmDocument, {
    reserve_id,
  });
  const [reserve] = reserves;
  if (!reserve) return {};
  const [terms, series] = await Promise.all([loadCancelTerms(reserve), loadSeriesDays(reserve)]);
  return { reserve, terms, series };
}

export default function CancelConfirm() {
  const { reserve, terms, series = [] } = useLoaderData<typeof clientLoader>();
  if (!reserve || !terms) {
    return (
      <NotChangeable title="予約のキャンセル">
        すでにキャンセルされたか、キャンセルできないご予約です。予約一覧で状態をご確認ください。
      </NotChangeable>
    );
  }
  return <CancelForm key={reserve.id} reserve={reserve} terms={terms} series={series} />;
}

type CancelFormProps = { reserve: CancelledReserve; terms: CancelTerms; series: readonly SeriesCancelDay[] };

function CancelForm({ reserve, terms, series }: CancelFormProps) {
  const [scope, setScope] = useState<CancelScope>('one');
  const alone = useCancel(reserve);
  const together = useSeriesCancel(reserve, series, scope === 'one' ? 'rest' : scope);
  const { fee, busy, outcome, feeChanged, cancel } = scope === 'one' ? alone : together;
  const [reason, setReason] = useState('');
  // Never in the way of the sick child's own button.
  const button = (
    <Button type="submit" kind="danger" size="large" busy={busy} busyLabel="キャンセルしています">
      {cancelLabel(fee, scope === 'one' ? 1 : together.days.length)}
    </Button>
  );
  return (
    <PageColumn tight>
      <PageHeading tight lead="キャンセルしたご予約は、元には戻せません。">
        予約のキャンセル
      </PageHeading>
      <Cancelled reserve={reserve} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 lg:mt-5 lg:gap-5">
        {scope === 'one' && <SickChild reserve={reserve} terms={terms} />}
        {series.length > 1 && <ScopeChoice days={together.all} value={scope} onChange={setScope} />}
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void cancel(reason);
          }}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-5"
        >
          {scope === 'one' ? (
            <>
              <CancelFee reserve={reserve} terms={terms} fee={fee} changed={feeChanged} />
              {fee > 0 && <MoveInstead reserve={reserve} />}
            </>
          ) : (
            <SeriesFees days={together.days} fee={fee} />
          )}
          <ResaleNote fee={fee} resale_percent={terms.resale_percent} />
          <TextAreaField
            {...cancelReserveFields.cancel_remarks}
            hint="差し支えなければお聞かせください。園のスタッフが読みます。"
            rows={1}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <CancelOutcome outcome={outcome} feeChanged={feeChanged} />
          {scope === 'one' && maySayIll(reserve) ? button : <ConfirmBar>{button}</ConfirmBar>}
          <LinkButton to={`/mypage/reserves/${reserve.id}`} kind="plain">
            キャンセルせずに戻る
          </LinkButton>
        </form>
      </div>
    </PageColumn>
  );
}

function Cancelled({ reserve }: { reserve: CancelledReserve }) {
  const names = reserve.reserve_details.flatMap(({ child }) => (child ? [child.name] : []));
  const { start_datetime, end_datetime } = reserve;
  return (
    <SummaryCard
      label="キャンセルするご予約"
      rows={[
        {
          label: '日時',
          value: `${formatMonthDay(new Date(start_datetime))} ${formatTimeRange(start_datetime, end_datetime)}`,
        },
        { label: '園', value: reserve.branch_name },
        { label: 'お子さま', value: names.join('、') },
      ]}
    />
  );
}

function cancelLabel(fee: number, days: number): string {
  const what = days > 1 ? `${days}日分をキャンセルする` : 'キャンセルする';
  return fee > 0 ? `${fee.toLocaleString('ja-JP')}円を支払って${what}` : what;
}
