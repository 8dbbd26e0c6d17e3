import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { CareLost, CareProblems } from '../console/taps/care-problems.tsx';
import { useServerNow } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { DayMedicines } from '../parts/care/staff/medicines/day-medicines.tsx';
import { JustWoken, justWoken } from '../parts/care/staff/naps/just-woken.tsx';
import { type LateSleepCheck, LateSleepCheckDialog } from '../parts/care/staff/naps/late-sleep-check-dialog.tsx';
import { MissingRounds, missingRounds } from '../parts/care/staff/naps/missing-rounds.tsx';
import { isAsleep, Sleepers } from '../parts/care/staff/naps/sleepers.tsx';
import { SoundButton } from '../parts/care/staff/naps/sound-button.tsx';
import { type CaredChild, caredChildren } from '../parts/care/staff/records/care-day.ts';
import { filteredChildren, wholeHouse } from '../parts/care/staff/records/care-filter.ts';
import { CareFilterBar } from '../parts/care/staff/records/care-filter-bar.tsx';
import { ChildRows } from '../parts/care/staff/records/child-rows.tsx';
import { RecordPanel } from '../parts/care/staff/records/record-panel.tsx';
import { SeveralBar } from '../parts/care/staff/records/several-bar.tsx';
import { useCare } from '../parts/care/staff/records/use-care.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '保育', noindex: true });

/** Everything one does with the children in the house: sleepers first, then who is awake, then who left; paperwork last. */
export default function Care() {
  const { today, query, taps, record } = useCare();
  const now = useServerNow();
  const [filter, setFilter] = useState(wholeHouse);
  const [opened, setOpened] = useState<string | null>(null);
  const [chosenKeys, setChosen] = useState<readonly string[]>([]);
  const [late, setLate] = useState<LateSleepCheck | null>(null);
  const everybody = query.data ? caredChildren(query.data, taps) : [];
  const rooms = query.data?.branch_rooms ?? [];
  const shown = filteredChildren(everybody, filter, today);
  const present = shown.filter((child) => child.present);
  const awake = present.filter((child) => !isAsleep(child));
  // Who fell asleep or left meanwhile is no longer chosen.
  const chosen = everybody.filter((child) => child.present && !isAsleep(child) && chosenKeys.includes(child.key));
  const order = [...present.filter(isAsleep), ...awake, ...shown.filter((child) => !child.present)];
  const next = order[order.findIndex(({ key }) => key === opened) + 1];
  return (
    <StaffPage title="保育" aside={<Aside />}>
      <CareProblems names={everybody} />
      <CareLost taps={taps} />
      <LiveLoaded query={query}>
        {() => (
          <>
            {everybody.length > 0 && (
              <CareFilterBar
                present={everybody.filter((child) => child.present)}
                {...{ rooms, today, filter }}
                onFilter={setFilter}
              />
            )}
            <Sleepers
              sleepers={present.filter(isAsleep)}
              today={today}
              record={record}
              onLate={(child) => setLate({ child, nap: child.nap, due_at: now })}
            />
            <JustWoken
              woken={justWoken(everybody, query.data?.care_settings[0]?.sleep_wake_undo_minutes ?? 0, now)}
              onUndone={() => void query.reload()}
            />
            <DayMedicines />
            {everybody.length === 0 ? (
              <NobodyYet />
            ) : (
              <ChildRows
                awake={awake}
                gone={shown.filter((child) => !child.present)}
                chosen={chosen.map(({ key }) => key)}
                today={today}
                onChosen={setChosen}
                onOpen={setOpened}
              />
            )}
            <SeveralBar
              {...{ chosen, rooms, record }}
              hidden={chosen.filter(({ key }) => awake.every((child) => child.key !== key)).length}
              onChosen={setChosen}
              onOpen={setOpened}
            />
            <div className="mt-4">
              <MissingRounds
                missing={missingRounds(everybody, now)}
                minutes={query.data?.care_settings[0]?.manager_entry_minutes ?? 0}
                now={now}
                onWrite={({ child, nap }, due_at) => setLate({ child, nap, due_at })}
              />
            </div>
          </>
        )}
      </LiveLoaded>
      <RecordPanel
        child={everybody.find(({ key }: CaredChild) => key === opened) ?? null}
        others={everybody}
        onClose={() => setOpened(null)}
        onNext={next && (() => setOpened(next.key))}
        record={record}
        onWritten={() => void query.reload()}
      />
      <LateSleepCheckDialog
        late={late}
        limits={query.data?.care_settings[0]}
        record={record}
        onClose={() => setLate(null)}
        onWritten={() => void query.reload()}
      />
    </StaffPage>
  );
}

const Aside = () => (
  <div className="flex flex-wrap gap-2">
    <SoundButton />
    <LinkButton to="/staff/care/wall" kind="plain" size="small" className="text-body!">
      部屋の画面
    </LinkButton>
    <LinkButton to="/staff/care/drill" kind="plain" size="small" className="text-body!">
      午睡の練習
    </LinkButton>
  </div>
);

function NobodyYet() {
  return (
    <EmptyState
      title="今日お預かりしたお子さまは、まだいません"
      action={
        <LinkButton to="/staff/today" kind="plain" size="small">
          今日の画面へ
        </LinkButton>
      }
    >
      登園を登録すると、ここで体温・食事・睡眠などを記録できます。
    </EmptyState>
  );
}
