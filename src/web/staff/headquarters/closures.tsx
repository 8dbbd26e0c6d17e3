import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { DayChangePayload } from '../../../contract/functions/calendar/day-change.ts';
import { SelectHeadquartersClosingBranchesDocument } from '../../../contract/operations/generated.ts';
import { reservableMark } from '../../../domain/codes.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LiveLoaded, RowSkeletons } from '../../console/staff-page.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { BranchTicks } from '../../parts/calendar/staff/closures/branch-ticks.tsx';
import { ClosureHistory } from '../../parts/calendar/staff/closures/closure-history.tsx';
import { SeveralClosing } from '../../parts/calendar/staff/closures/several-closing.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';
import { TextField } from '../../ui/field.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '休園', noindex: true });

/** Several branches at once: which, when, then the families by branch, then one press. */
export default function HeadquartersClosures() {
  return (
    <HeadquartersPage
      title="休園"
      lead="台風などのとき、いくつかの園をまとめて休園にし、ご予約のご家庭に1通ずつお知らせします。"
    >
      <Closing />
    </HeadquartersPage>
  );
}

type Chosen = { branch_ids: number[]; change: DayChangePayload };

function Closing() {
  const today = useServerToday();
  const query = useLiveAnswer(operation(SelectHeadquartersClosingBranchesDocument, {}));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [date_from, setFrom] = useState(today);
  const [date_to, setTo] = useState(today);
  const [whole, setWhole] = useState(true);
  const [start_time, setStart] = useState('15:00');
  const [end_time, setEnd] = useState('22:00');
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const days = { date_from, date_to };
  const change: DayChangePayload = whole
    ? { kind: 'mark', ...days, status: reservableMark.unavailable, remarks: '臨時休園' }
    : { kind: 'capacity', ...days, start_time, end_time, capacity: 0 };
  const wrong = date_to < date_from || (!whole && end_time <= start_time);
  /** Another choice needs another look at the families. */
  function changed(set: () => void) {
    set();
    setChosen(null);
  }

  if (query.data === undefined && !query.failure) return <RowSkeletons />;
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="which" className="min-w-0">
          <h2 id="which" className="mb-3 text-h3">
            園
          </h2>
          <LiveLoaded query={query}>
            {(data) => <BranchTicks data={data} ticked={ticked} onTick={(next) => changed(() => setTicked(next))} />}
          </LiveLoaded>
        </section>
        <section aria-labelledby="when" className="grid gap-4 rounded-lg border border-line bg-white p-4">
          <h2 id="when" className="text-h3">
            日と時間
          </h2>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="開始日"
              required
              type="date"
              autoComplete="off"
              min={today}
              value={date_from}
              onChange={({ target: { value } }) =>
                value &&
                changed(() => {
                  setFrom(value);
                  if (date_to < value) setTo(value);
                })
              }
            />
            <TextField
              label="終了日"
              required
              type="date"
              autoComplete="off"
              min={date_from}
              value={date_to}
              onChange={({ target: { value } }) => value && changed(() => setTo(value))}
            />
          </div>
          <ChoiceGroup legend="時間" columns={2}>
            <ChoiceCard
              type="radio"
              name="whole"
              title="終日"
              checked={whole}
              onChange={() => changed(() => setWhole(true))}
            />
            <ChoiceCard
              type="radio"
              name="whole"
              title="時間帯"
              checked={!whole}
              onChange={() => changed(() => setWhole(false))}
            />
          </ChoiceGroup>
          {!whole && (
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label="開始時間"
                required
                type="time"
                autoComplete="off"
                value={start_time}
                onChange={({ target: { value } }) => changed(() => setStart(value))}
              />
              <TextField
                label="終了時間"
                required
                type="time"
                autoComplete="off"
                value={end_time}
                error={end_time <= start_time ? '開始時間より後にしてください。' : undefined}
                onChange={({ target: { value } }) => changed(() => setEnd(value))}
              />
            </div>
          )}
          <Button
            disabled={ticked.size === 0 || wrong}
            onClick={() => setChosen({ branch_ids: [...ticked].sort((a, b) => a - b), change })}
          >
            {ticked.size === 0 ? '園を選んでください' : `${ticked.size}園のご予約を確認する`}
          </Button>
        </section>
      </div>
      {chosen && <SeveralClosing key={JSON.stringify(chosen)} {...chosen} />}
      <ClosureHistory />
    </div>
  );
}
