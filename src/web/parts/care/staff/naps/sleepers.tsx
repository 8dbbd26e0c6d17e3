import { useState } from 'react';
import { needsSleepCheck } from '../../../../../domain/care/sleep.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { useServerSecond } from '../../../../console/use-second.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { CaredChild, Nap } from '../records/care-day.ts';
import { sleepCheckText } from '../records/entry-text.ts';
import type { Record as RecordCall } from '../records/use-care.ts';
import { stateOfNap } from './nap-state.ts';
import { NapTile, type SleepCheckInput } from './nap-tile.tsx';
import { SleepRoomList } from './sleep-room-list.tsx';
import { TroubleDialog } from './trouble-dialog.tsx';

export type Sleeper = CaredChild & { nap: Nap };
export const isAsleep = (child: CaredChild): child is Sleeper => child.nap !== null;

/** An alarm, then a look that is overdue, then who fell asleep first: within each no tile moves under a finger. */
const urgentFirst = (sleepers: readonly Sleeper[], now: Date): Sleeper[] => {
  const urgency = ({ nap }: Sleeper) => {
    const state = stateOfNap(nap, now);
    return state.alarm !== null ? 0 : needsSleepCheck(state) ? 1 : 2;
  };
  return sleepers.toSorted((one, other) => urgency(one) - urgency(other));
};

type SleepersProps = {
  sleepers: readonly Sleeper[];
  today: string;
  record: RecordCall;
  onLate: (child: Sleeper) => void;
};

/** Every sleeping child with its own timer; a look is one press, of one child. */
export function Sleepers({ sleepers, today, record, onLate }: SleepersProps) {
  const now = useServerSecond();
  const [trouble, setTrouble] = useState<Sleeper | null>(null);
  const overdue = sleepers.filter(({ nap }) => needsSleepCheck(stateOfNap(nap, now))).length;
  function sleepCheck(child: Sleeper, call: SleepCheckInput) {
    const input = { ...call, nap_key: child.nap.idempotency_key, idempotency_key: crypto.randomUUID() };
    const said = () => showToast(`${withSan(child.name)} ${sleepCheckText(call)}`, undefined, `nap ${child.key}`);
    record(child, { name: 'staffCheckSleep', input }, { said });
  }
  function wake(child: Sleeper) {
    const said = () => showToast(`${withSan(child.name)} 起きました`, undefined, `nap ${child.key}`);
    record(child, { name: 'staffEndNap', input: { nap_key: child.nap.idempotency_key } }, { said });
  }
  if (sleepers.length === 0) return null;
  return (
    <section aria-label="睡眠中" className="mb-4">
      <h2 className="mb-1 flex flex-wrap items-baseline gap-x-3 text-h3">
        睡眠中
        <span className="figures font-normal text-ink-soft">{sleepers.length}名</span>
        {overdue > 0 && <span className="figures text-body font-bold text-wrong">確認が必要 {overdue}名</span>}
      </h2>
      <p className="mb-2 text-ink-soft">触れて、呼吸と顔色を確かめてから、体位を押してください。1人ずつ記録します。</p>
      <SleepRoomList />
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {urgentFirst(sleepers, now).map((child) => (
          <li key={child.key}>
            <NapTile
              child={child}
              nap={child.nap}
              today={today}
              now={now}
              onSleepCheck={(call) => sleepCheck(child, call)}
              onWake={() => wake(child)}
              onLate={() => onLate(child)}
              onTrouble={() => setTrouble(child)}
            />
          </li>
        ))}
      </ul>
      <TroubleDialog
        name={trouble?.name ?? null}
        onClose={() => setTrouble(null)}
        onRecord={(position) => {
          if (trouble) sleepCheck(trouble, { position, breathing_flag: false, turned_flag: false });
          setTrouble(null);
        }}
      />
    </section>
  );
}
