import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { needsSleepCheck } from '../../../domain/care/sleep.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { playChime } from '../../console/chime.ts';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useTabletChoice } from '../../console/tablet/tablet-choice.ts';
import { CareLost, CareProblems } from '../../console/taps/care-problems.tsx';
import { useServerSecond } from '../../console/use-second.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { type LateSleepCheck, LateSleepCheckDialog } from '../../parts/care/staff/naps/late-sleep-check-dialog.tsx';
import { MissingBanner, missingRounds } from '../../parts/care/staff/naps/missing-banner.tsx';
import { stateOfNap } from '../../parts/care/staff/naps/nap-state.ts';
import { NapTile, type SleepCheckInput } from '../../parts/care/staff/naps/nap-tile.tsx';
import { TroubleDialog } from '../../parts/care/staff/naps/trouble-dialog.tsx';
import { useOverdueChime } from '../../parts/care/staff/naps/use-overdue-chime.ts';
import { type CaredChild, caredChildren, type Nap } from '../../parts/care/staff/records/care-day.ts';
import { CareTabs } from '../../parts/care/staff/records/care-tabs.tsx';
import { sleepCheckText } from '../../parts/care/staff/records/entry-text.ts';
import { useCare } from '../../parts/care/staff/records/use-care.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '午睡チェック', noindex: true });

type Sleeper = CaredChild & { nap: Nap };

/** A child found prone or breathing unusually comes first; the others keep their order, so that no row moves under a finger. */
const alarmsFirst = (sleepers: readonly Sleeper[], now: Date): Sleeper[] =>
  sleepers.toSorted(
    (one, other) => Number(stateOfNap(one.nap, now).alarm === null) - Number(stateOfNap(other.nap, now).alarm === null),
  );

/** 午睡チェック: every sleeping child with its own timer; a look is one press per child. */
export default function Naps() {
  const { today, query, taps, record } = useCare();
  const now = useServerSecond();
  const [late, setLate] = useState<LateSleepCheck | null>(null);
  const [trouble, setTrouble] = useState<Sleeper | null>(null);
  const [sound, chooseSound] = useTabletChoice('board_sound', ['on', 'off']);
  const children = query.data ? caredChildren(query.data, taps) : [];
  const asleep = alarmsFirst(
    children.filter((child): child is Sleeper => child.nap !== null),
    now,
  );
  const overdue = asleep.filter(({ nap }) => needsSleepCheck(stateOfNap(nap, now))).length;
  useOverdueChime(overdue, sound === 'on');
  const missing = missingRounds(children, now);

  function sleepCheck(child: Sleeper, call: SleepCheckInput) {
    const input = { ...call, nap_key: child.nap.idempotency_key };
    record(child, { name: 'staffCheckSleep', input: { ...input, idempotency_key: crypto.randomUUID() } });
    showToast(`${withSan(child.name)} ${sleepCheckText(call)}`, undefined, `nap ${child.key}`);
  }
  function wake(child: Sleeper) {
    record(child, { name: 'staffEndNap', input: { nap_key: child.nap.idempotency_key } });
    showToast(`${withSan(child.name)} 起きました`, undefined, `nap ${child.key}`);
  }
  return (
    <StaffPage title="午睡チェック" aside={<SoundButton on={sound === 'on'} onChoose={chooseSound} />}>
      <CareTabs asleep={query.data && asleep.length} />
      <CareProblems names={children} />
      <CareLost waiting={taps.length} />
      <LiveLoaded query={query}>
        {() => (
          <>
            <MissingBanner
              missing={missing}
              onWrite={({ child, nap }, due_at) => setLate({ name: child.name, nap, due_at })}
            />
            {asleep.length === 0 ? (
              <NobodyAsleep />
            ) : (
              <Tiles
                {...{ asleep, today, now }}
                onSleepCheck={sleepCheck}
                onWake={wake}
                onLate={({ name, nap }) => setLate({ name, nap, due_at: now })}
                onTrouble={setTrouble}
              />
            )}
          </>
        )}
      </LiveLoaded>
      <LateSleepCheckDialog late={late} onClose={() => setLate(null)} onWritten={() => void query.reload()} />
      <TroubleDialog
        name={trouble?.name ?? null}
        onClose={() => setTrouble(null)}
        onRecord={(position) => {
          if (trouble) sleepCheck(trouble, { position, breathing_flag: false, turned_flag: false });
          setTrouble(null);
        }}
      />
    </StaffPage>
  );
}

function SoundButton({ on, onChoose }: { on: boolean; onChoose: (sound: 'on' | 'off') => void }) {
  return (
    <Button
      kind="plain"
      size="small"
      aria-pressed={on}
      onClick={() => {
        onChoose(on ? 'off' : 'on');
        if (!on) playChime();
      }}
    >
      {on ? <Bell className="size-4.5" aria-hidden="true" /> : <BellOff className="size-4.5" aria-hidden="true" />}
      {on ? '音 あり' : '音 なし'}
    </Button>
  );
}

function NobodyAsleep() {
  return (
    <EmptyState
      title="眠っているお子さまはいません"
      action={
        <LinkButton to="/staff/care" kind="plain" size="small">
          お子さまの記録へ
        </LinkButton>
      }
    >
      「記録」で「寝た」を押すと、ここに確認のタイマーが出ます。
    </EmptyState>
  );
}

type TilesProps = {
  asleep: readonly Sleeper[];
  today: string;
  now: Date;
  onSleepCheck: (child: Sleeper, call: SleepCheckInput) => void;
  onWake: (child: Sleeper) => void;
  onLate: (child: Sleeper) => void;
  onTrouble: (child: Sleeper) => void;
};

function Tiles({ asleep, today, now, onSleepCheck, onWake, onLate, onTrouble }: TilesProps) {
  return (
    <>
      <p className="mb-3 text-note">
        お子さまに触れて、呼吸と顔色を確かめてから、体位を押してください。1人ずつ記録します。
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {asleep.map((child) => (
          <li key={child.key}>
            <NapTile
              child={child}
              nap={child.nap}
              today={today}
              now={now}
              onSleepCheck={(call) => onSleepCheck(child, call)}
              onWake={() => onWake(child)}
              onLate={() => onLate(child)}
              onTrouble={() => onTrouble(child)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
