import { useState } from 'react';
import { Link, type MetaFunction, redirect, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { alerts } from '../../../contract/page-errors.ts';
import { formatDuration, formatMinuteRange } from '../../../domain/time-format.ts';
import { callFunction } from '../../data/browser-data.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { StepsPage } from '../../flow/steps-page.tsx';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { chosenMealsText } from '../../parts/reserves/choose/meal-choice.ts';
import { StickyBar } from '../../parts/reserves/choose/sticky-bar.tsx';
import { rangeOf } from '../../parts/reserves/reserve-fields.ts';
import { reserveFlow } from '../../parts/reserves/reserve-flow.ts';
import { DaysChoice } from '../../parts/reserves/series/days-choice.tsx';
import { loadSeries, seriesFlow, seriesSteps, taking, withDates } from '../../parts/reserves/series/series-flow.ts';
import { EditableRow, RemoveButton, WaitingRow } from '../../parts/reserves/series/series-rows.tsx';
import { useSeriesDays } from '../../parts/reserves/series/use-series-days.ts';
import { calledNames } from '../../parts/reserves/start/who.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { YenAmount } from '../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '複数の日をまとめて予約する', noindex: true });

export async function clientLoader() {
  const loaded = await loadSeries();
  const { branch_id, child_ids, days } = loaded.draft.values;
  if (days.length === 0) throw redirect(reserveFlow.date);
  const calendar = await callFunction('reserveCalendar', { branch_id, children: child_ids.length, child_ids });
  return { ...loaded, calendar };
}

/** The days of a series: chosen on the calendar or by the week, every one checked and priced in one table. */
export default function Series() {
  const { draft, branch, children, quoted, calendar } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [pressed, setPressed] = useState(false);
  const table = useSeriesDays(draft, quoted?.kind === 'ok' ? quoted.result : undefined);
  const { days, waiting, possible, total, change } = table;
  const tooMany = days.length > table.limit;

  function goOn() {
    setPressed(true);
    if (waiting || tooMany || possible === 0) return;
    if (drafts().save(seriesFlow, table.values)) void navigate(seriesFlow.confirm);
    else window.alert(alerts[seriesFlow.missing]);
  }
  const submit = (
    <Button onClick={goOn} busy={waiting && pressed} busyLabel="確認しています" className="w-full px-2!">
      {possible > 0 ? `${possible}日分を確認する` : '確認へ進む'}
    </Button>
  );
  return (
    <StepsPage
      steps={seriesSteps}
      current={2}
      title="複数の日をまとめて予約する"
      lead={<Lead draft={draft} branch_name={branch.name} family={children} />}
      wide
    >
      <div className="lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-start lg:gap-12">
        <section aria-labelledby="series-days" className="grid gap-6">
          <h2 id="series-days" className="text-h3">
            日にちを選ぶ
          </h2>
          {calendar.kind === 'ok' ? (
            <DaysChoice
              calendar={calendar.result}
              dates={days.map((day) => day.reserve_date)}
              limit={table.limit}
              onDates={(next) => change(withDates(days, next))}
            />
          ) : (
            <FailureNotice failure={calendar} retry={() => void revalidate()} />
          )}
        </section>
        <section aria-labelledby="series-table" className="mt-8 lg:mt-0">
          <h2 id="series-table" className="text-h3">
            選んだ日<span className="figures ml-2 text-body font-normal text-ink-soft">{days.length}日</span>
          </h2>
          {table.failure && <FailureNotice failure={table.failure} retry={() => void table.reload()} />}
          {days.length === 0 && (
            <p className="mt-3 text-ink-soft">カレンダーの日を押すか、毎週の曜日を足すと、ここに空きと料金が出ます。</p>
          )}
          <ol className="mt-2">
            {table.rows.map(({ reserve_date, day }) => {
              const remove = () => change(days.filter((each) => each.reserve_date !== reserve_date));
              if (!day) {
                const act = <RemoveButton date={reserve_date} onRemove={remove} />;
                return <WaitingRow key={reserve_date} date={reserve_date} act={act} />;
              }
              return (
                <EditableRow
                  key={reserve_date}
                  day={day}
                  branch_id={branch.id}
                  onTake={(alternative) => change(taking(days, reserve_date, alternative))}
                  onRemove={remove}
                />
              );
            })}
          </ol>
          <div className="mt-4 grid gap-3">
            <p className="flex items-baseline justify-between gap-4 rounded-lg bg-cream px-4 py-3">
              <span className="font-bold">合計の見積もり(税込)</span>
              <YenAmount amount={total} className="text-h3 font-bold" />
            </p>
            <p className="sr-only" role="status">
              {!waiting && `予約できる日 ${possible}日、合計 ${total.toLocaleString('ja-JP')}円`}
            </p>
            {table.refused > 0 && (
              <Notice kind="warning">
                ×の{table.refused}日は、このままでは予約に入りません。ほかの時間を選ぶか、日にちを変えてください。
              </Notice>
            )}
            <ErrorNotice text={tooMany && `一度に予約できるのは${table.limit}日までです。日にちを減らしてください。`} />
            <ErrorNotice
              text={
                pressed && !waiting && possible === 0 && '予約できる日がありません。日にちか時間を選び直してください。'
              }
            />
            <div className="max-lg:hidden">{submit}</div>
          </div>
        </section>
      </div>
      <StickyBar>
        <p className="min-w-24 leading-tight">
          <span className="block text-note text-ink-soft">合計</span>
          <YenAmount amount={total} className="text-h3 font-bold" />
        </p>
        <div className="flex-1">{submit}</div>
      </StickyBar>
    </StepsPage>
  );
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

/** Where, who, when and what is eaten: the same every day, chosen in the step before. */
function Lead(props: { draft: Loaded['draft']; branch_name: string; family: Loaded['children'] }) {
  const { values } = props.draft;
  const range = rangeOf(values);
  const who = { child_ids: props.family.map((child) => child.id), names: props.family.map((child) => child.name) };
  return (
    <>
      {props.branch_name}・{calledNames(who.names)}
      <span className="block text-ink">
        {range && (
          <strong className="figures mr-3 whitespace-nowrap">
            {formatMinuteRange(range.start, range.end)}({formatDuration(range.end - range.start)})
          </strong>
        )}
        <span className="mr-3">食事 {chosenMealsText(values, who)}</span>
        <Link
          to={`${reserveFlow.date}?series=1`}
          className="text-link inline-flex min-h-11 items-center text-note whitespace-nowrap"
        >
          時間・食事を変更する
        </Link>
      </span>
    </>
  );
}
