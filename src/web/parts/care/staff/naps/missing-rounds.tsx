import type { MissingRound } from '../../../../../domain/care/sleep.ts';
import { addMinutes } from '../../../../../domain/time.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import type { CaredChild, Nap } from '../records/care-day.ts';
import { stateOfNap } from './nap-state.ts';

type MissingOfNap = { child: CaredChild; nap: Nap; rounds: readonly MissingRound[] };

/** Today's unrecorded checks, nap by nap; including children who woke or left. */
export const missingRounds = (children: readonly CaredChild[], now: Date): MissingOfNap[] =>
  children.flatMap((child) =>
    child.naps
      .filter(({ struck_at }) => struck_at === null)
      .map((nap) => ({ child, nap, rounds: stateOfNap(nap, now).missing }))
      .filter(({ rounds }) => rounds.length > 0),
  );

type MissingRoundsProps = {
  missing: readonly MissingOfNap[];
  /** So long after its moment a look can still be written down. */
  minutes: number;
  now: Date;
  onWrite: (of: MissingOfNap, due_at: Date) => void;
};

/** Paperwork, folded: names every round that is missing. There is no way to write several at once. */
export function MissingRounds({ missing, minutes, now, onWrite }: MissingRoundsProps) {
  if (missing.length === 0) return null;
  const count = missing.reduce((sum, { rounds }) => sum + rounds.length, 0);
  return (
    <details className="mb-4 rounded-md border border-ask bg-ask-soft px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold">
        記録のない確認があります(<span className="figures">{count}回</span>)
      </summary>
      <p>確認していたときだけ、時刻を押して、実際の時刻と理由を入れて記録してください。</p>
      <ul className="mt-1 grid gap-1 pb-3">
        {missing.map((of) => (
          <li key={of.nap.idempotency_key} className="flex flex-wrap items-center gap-x-2">
            <span className="font-bold">{of.child.name}</span>
            {of.rounds.map((due_at) =>
              due_at < addMinutes(now, -minutes) ? (
                <span key={due_at.getTime()} className="figures px-1.5 font-bold">
                  {formatTime(due_at)}
                </span>
              ) : (
                <button
                  key={due_at.getTime()}
                  type="button"
                  aria-label={`${of.child.name} ${formatTime(due_at)}の確認を記録する`}
                  onClick={() => onWrite(of, due_at)}
                  className="figures min-h-11 rounded-sm px-1.5 font-bold text-action underline underline-offset-4"
                >
                  {formatTime(due_at)}
                </button>
              ),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
