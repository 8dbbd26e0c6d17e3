import { useEffect, useRef, useState } from 'react';
import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import type { SeriesMode } from '../../../../contract/functions/reserves/series-days.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { callFunction } from '../../../data/browser-data.ts';
import { ConfirmBar } from '../../../flow/confirm-bar.tsx';
import { SummaryCard } from '../../../flow/summary-card.tsx';
import { useFlowConfirmOf } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { CardOnFile } from '../../../parts/billing/card/card-on-file.tsx';
import { DueConsents } from '../../../parts/membership/due-consents.tsx';
import { allergyRow } from '../../../parts/reserves/confirm/allergy-rows.ts';
import { ConfirmFrame } from '../../../parts/reserves/confirm/confirm-frame.tsx';
import { setCareRows } from '../../../parts/reserves/confirm/receipt-rows.ts';
import { RefusalNotice } from '../../../parts/reserves/confirm/refusal-notice.tsx';
import { reserveFlow } from '../../../parts/reserves/reserve-flow.ts';
import { loadSeries, seriesFlow, seriesQuoteInput, seriesSteps } from '../../../parts/reserves/series/series-flow.ts';
import { quotesOf, type RefusedDate, refusedDates } from '../../../parts/reserves/series/series-refusal.ts';
import { ConfirmDays, SeriesTerms } from '../../../parts/reserves/series/series-terms.tsx';
import { rememberChoice } from '../../../parts/reserves/start/last-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'まとめて予約の確認', noindex: true });

export async function clientLoader() {
  const loaded = await loadSeries();
  const days = loaded.quoted?.kind === 'ok' ? loaded.quoted.result.days.filter(({ quote }) => quote !== null) : [];
  // Nothing that could be confirmed: the table says why.
  if (days.length === 0) throw redirect(seriesFlow.form);
  return { ...loaded, days };
}

export default function SeriesConfirm() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <Confirm key={loaded.draft.idempotency_key} {...loaded} />;
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

/** The law's last look at all the days: each with its price and its fees, the total, and the one button. */
function Confirm({ draft: loaded, branch, children: family, days: found }: Loaded) {
  const who = { child_ids: family.map((child) => child.id), names: family.map((child) => child.name) };
  const [mode, setMode] = useState<SeriesMode>('free');
  const confirm = useFlowConfirmOf(
    seriesFlow,
    { first: found, after: (refusal, shown) => quotesOf(shown, refusal) },
    {
      draft: loaded,
      async send(values, idempotency_key, shown) {
        const amounts = new Map(shown.map((day) => [day.reserve_date, day.quote?.reserve_amount ?? 0]));
        const { stays, ...rest } = seriesQuoteInput(values);
        const { pickup_flag, pickup_name, pickup_tel, remarks } = values;
        const answer = await callFunction('createSeries', {
          ...rest,
          pickup_flag,
          pickup_name,
          pickup_tel,
          remarks,
          stays: stays.flatMap((stay) => {
            const quoted_amount = amounts.get(stay.reserve_date);
            return quoted_amount === undefined ? [] : [{ ...stay, quoted_amount }];
          }),
          mode,
          idempotency_key,
        });
        if (answer.kind === 'ok') rememberChoice(values);
        if (answer.kind !== 'refused' || answer.type === 'input_error') return answer;
        const { fields: _shownHere, ...refusal } = answer;
        return refusal;
      },
    },
  );
  const { draft, busy, message, refusal, submit, shown: days } = confirm;
  const total = days.reduce((sum, { quote }) => sum + (quote?.reserve_amount ?? 0), 0);
  const asked = days.filter(({ mark }) => mark === '△').length;
  const takeBack = days[0]?.quote?.take_back_minutes ?? 0;
  const left = draft.values.days.length - days.length;

  return (
    <ConfirmFrame
      steps={seriesSteps}
      current={3}
      title="まとめて予約の確認"
      lead={
        asked === 0
          ? '「予約を確定する」を押すと、下の日の予約がすべて確定します。'
          : `${days.length - asked}日は確定、${asked}日はリクエストです。リクエストの日は、園のお返事を待って確定します。`
      }
      receipt={
        <div className="grid gap-3 lg:gap-5">
          <SummaryCard
            label="予約の内容"
            rows={[
              { label: '園', value: branch.name, edit: { to: reserveFlow.form, what: '園とお子さま' } },
              { label: 'お子さま', value: who.names.join('、') },
              ...allergyRow(family, 'series'),
              ...setCareRows(draft.values, who),
            ]}
          />
          <ConfirmDays days={days} branch_id={branch.id} />
          {left > 0 && <Notice>予約できない{left}日は、入っていません。</Notice>}
          <LinkButton to={seriesFlow.form} kind="plain" size="small">
            日にち・時間を修正する
          </LinkButton>
        </div>
      }
    >
      <p className="flex items-baseline justify-between gap-4 rounded-lg bg-cream px-4 py-3 lg:p-5">
        <span className="font-bold">合計(税込、{days.length}日分)</span>
        <YenAmount amount={total} className="text-h2 font-bold" />
      </p>
      <SeriesTerms card={<CardOnFile short />} />
      <div className="mt-5">
        <ChoiceGroup legend="確定するまでに、満席になった日があったときは" required>
          <ChoiceCard
            type="radio"
            name="mode"
            title="取れた日だけ予約する"
            note="取れなかった日は、完了のページでお知らせします。"
            checked={mode === 'free'}
            onChange={() => setMode('free')}
          />
          <ChoiceCard
            type="radio"
            name="mode"
            title="どの日も予約しない"
            note="全部の日が取れるときだけ予約します。"
            checked={mode === 'all'}
            onChange={() => setMode('all')}
          />
        </ChoiceGroup>
      </div>
      <DueConsents className="mt-5" />
      <Outcome refusal={refusal} message={message} busy={busy} />
      <div className="h-3 lg:h-5" />
      <ConfirmBar>
        {takeBack > 0 && (
          <p className="mb-1.5 text-center text-note [word-break:auto-phrase]">
            押してから{takeBack}分は、どの日も無料で取り消せます。
          </p>
        )}
        <Button size="large" busy={busy} busyLabel="予約しています" onClick={submit} className="w-full">
          {days.length}日分の予約を確定する
        </Button>
      </ConfirmBar>
    </ConfirmFrame>
  );
}

type MessageProps = Pick<ReturnType<typeof useFlowConfirmOf>, 'refusal' | 'message' | 'busy'>;

/** What prevents the reserves, day by day, and what to do about it. */
function Outcome({ refusal, message, busy }: MessageProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasMessage = message !== undefined;
  useEffect(() => {
    if (hasMessage && !busy) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasMessage, busy]);
  const dates: readonly RefusedDate[] = refusedDates(refusal);
  return (
    <div ref={box} className="mt-5 empty:hidden">
      {refusal && dates.length > 0 ? (
        <Notice
          kind="error"
          live
          title={refusal.msg}
          action={
            refusal.type === 'quote_changed' ? undefined : (
              <LinkButton to={seriesFlow.form} kind="plain" size="small">
                日にちと時間を直す
              </LinkButton>
            )
          }
        >
          <ul>
            {dates.map(({ reserve_date, msg }) => (
              <li key={reserve_date}>
                <strong>{formatMonthDay(reserve_date)}</strong> {msg}
              </li>
            ))}
          </ul>
        </Notice>
      ) : refusal ? (
        <RefusalNotice refusal={refusal} dateTo={seriesFlow.form} />
      ) : (
        message && (
          <Notice kind={message.kind} live>
            {message.text}
          </Notice>
        )
      )}
    </div>
  );
}
