import { needsSleepCheck } from '../../../../../domain/care/sleep.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { countdown, stateOfNap } from '../naps/nap-state.ts';
import { isAsleep, type Sleeper } from '../naps/sleepers.tsx';
import type { CaredChild } from '../records/care-day.ts';

/**
 * A wall is read by everybody who stands in the room, parents too. It says who is here, who sleeps, when the next look is due and
 * when a child is fetched; no allergy, temperature, medicine or note, and of an alarm only that somebody must come.
 */
export function RoomWall({ present, now }: { present: readonly CaredChild[]; now: Date }) {
  const sleepers = present
    .filter(isAsleep)
    .toSorted((one, other) => Number(mustBeSeen(other, now)) - Number(mustBeSeen(one, now)));
  const awake = present.filter((child) => !isAsleep(child));
  return (
    <div className="grid gap-6">
      <p className="figures text-h1 font-bold">
        {present.length}名<span className="ml-4 text-h2 font-normal">睡眠中 {sleepers.length}名</span>
      </p>
      {sleepers.length > 0 && (
        <ul aria-label="睡眠中" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {sleepers.map((child) => (
            <SleeperOnWall key={child.key} child={child} now={now} />
          ))}
        </ul>
      )}
      {awake.length > 0 && (
        <ul aria-label="起きているお子さま" className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
          {awake.map((child) => (
            <li key={child.key} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
              <span className="min-w-0 text-h2 font-bold wrap-anywhere">{child.name}</span>
              <span className="figures text-h3 whitespace-nowrap text-ink-soft">
                〜{formatTime(child.end_datetime)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const mustBeSeen = ({ nap }: Sleeper, now: Date): boolean => needsSleepCheck(stateOfNap(nap, now));

function SleeperOnWall({ child, now }: { child: Sleeper; now: Date }) {
  const red = mustBeSeen(child, now);
  const left = countdown(stateOfNap(child.nap, now).due_at ?? now, now);
  return (
    <li
      className={`rounded-lg border-4 p-4 ${red ? 'border-wrong bg-wrong-soft text-wrong' : 'border-trust/50 bg-white'}`}
    >
      <p className="text-h2 font-bold wrap-anywhere">{child.name}</p>
      <p className="figures mt-1 flex items-baseline justify-between gap-3">
        <span className="text-h3">{red ? '確認してください' : '次の確認まで'}</span>
        <span role="timer" className="text-h1 leading-none font-bold">
          {left.words}
        </span>
      </p>
    </li>
  );
}
