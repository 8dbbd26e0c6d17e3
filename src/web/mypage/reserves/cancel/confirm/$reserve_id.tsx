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
import { lostAnswerText } from '../../../../flow/use-flow-confirm.ts';
import { failureText } from '../../../../layout/failure-notice.tsx';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { CancelFee } from '../../../../parts/reserves/cancel/cancel-fee.tsx';
import { cancelFlow } from '../../../../parts/reserves/cancel/cancel-flow.ts';
import { type CancelTerms, loadCancelTerms } from '../../../../parts/reserves/cancel/cancel-terms.ts';
import { MoveInstead } from '../../../../parts/reserves/cancel/move-instead.tsx';
import { NotChangeable } from '../../../../parts/reserves/cancel/not-changeable.tsx';
import { ResaleNote } from '../../../../parts/reserves/cancel/resale-note.tsx';
import { type CancelScope, ScopeChoice, SeriesFees } from '../../../../parts/reserves/cancel/series-fees.tsx';
import { SickChild, saysUnwell } from '../../../../parts/reserves/cancel/sick-child.tsx';
import { type CancelledReserve, useCancel } from '../../../../parts/reserves/cancel/use-cancel.ts';
import { loadSeriesDays, useSeriesCancel } from '../../../../parts/reserves/cancel/use-series-cancel.ts';
import { RefusalNotice } from '../../../../parts/reserves/confirm/refusal-notice.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/field.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約のキャンセル', noindex: true });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const reserve_id = Number(params.reserve_id);
  const flow = cancelFlow(reserve_id);
  if (drafts().find(flow).kind === 'finished') throw redirect(flow.done);
  const { reserves, morning_forms } = await dataClient().query(SelectMypageReservesCancelConfirmDocument, {
    reserve_id,
  });
  const [reserve] = reserves;
  if (!reserve) return {};
  const [terms, series] = await Promise.all([
    loadCancelTerms(reserve, saysUnwell(morning_forms, reserve.reserve_date)),
    loadSeriesDays(reserve),
  ]);
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
  const canBeIll = terms.unwell && (reserve.cancellation_fee?.illness_left ?? 0) > 0;
  const [chosenIll, setIll] = useState(canBeIll && (reserve.cancellation_fee?.cancel_amount ?? 0) > 0);
  const ill = scope === 'one' && chosenIll;
  const alone = useCancel(reserve, ill);
  const together = useSeriesCancel(reserve, series, scope === 'one' ? 'rest' : scope);
  const { fee, busy, outcome, feeChanged, cancel } = scope === 'one' ? alone : together;
  const [reason, setReason] = useState('');
  const names = reserve.reserve_details.flatMap(({ child }) => (child ? [child.name] : []));
  return (
    <PageColumn tight>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void cancel(reason);
        }}
      >
        <PageHeading tight lead="「キャンセルする」を押すと、このご予約は取り消されます。元には戻せません。">
          予約のキャンセル
        </PageHeading>
        <SummaryCard
          label="キャンセルするご予約"
          rows={[
            {
              label: '日時',
              value: `${formatMonthDay(new Date(reserve.start_datetime))} ${formatTimeRange(reserve.start_datetime, reserve.end_datetime)}`,
            },
            { label: '園', value: reserve.branch_name },
            { label: 'お子さま', value: names.join('、') },
          ]}
        />
        <div className="h-3 lg:h-5" />
        {series.length > 1 && (
          <>
            <ScopeChoice days={together.all} value={scope} onChange={setScope} />
            <div className="h-3 lg:h-5" />
          </>
        )}
        {scope === 'one' ? (
          <>
            <CancelFee reserve={reserve} terms={terms} fee={fee} changed={feeChanged} ill={ill} />
            <SickChild reserve={reserve} terms={terms} ill={ill} onChange={setIll} />
            {fee > 0 && <MoveInstead reserve={reserve} />}
          </>
        ) : (
          <SeriesFees days={together.days} fee={fee} changed={feeChanged} />
        )}
        <ResaleNote fee={fee} resale_percent={terms.resale_percent} />
        <div className="mt-4 mb-3 grid gap-4 lg:mt-6 lg:gap-5">
          <TextAreaField
            {...cancelReserveFields.cancel_remarks}
            hint="差し支えなければお聞かせください。園のスタッフが読みます。"
            rows={1}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {outcome?.kind === 'refused' && !feeChanged && <RefusalNotice refusal={outcome} />}
          {outcome?.kind === 'unknown' && (
            <Notice kind="warning" live>
              {lostAnswerText}
            </Notice>
          )}
          {outcome?.kind === 'fault' && (
            <Notice kind="error" live>
              {failureText({ ...outcome, message: '', lost: false })}
            </Notice>
          )}
        </div>
        <ConfirmBar>
          <Button type="submit" kind="danger" size="large" busy={busy} busyLabel="キャンセルしています">
            {cancelLabel(fee, scope === 'one' ? 1 : together.days.length)}
          </Button>
        </ConfirmBar>
        <div className="mt-3 grid">
          <LinkButton to={`/mypage/reserves/${reserve.id}`} kind="plain">
            キャンセルせずに戻る
          </LinkButton>
        </div>
      </form>
    </PageColumn>
  );
}

function cancelLabel(fee: number, days: number): string {
  const what = days > 1 ? `${days}日分をキャンセルする` : 'キャンセルする';
  return fee > 0 ? `${fee.toLocaleString('ja-JP')}円を支払って${what}` : what;
}
