import type { Roster } from './roster-text.ts';

/** Who has clocked in, beside what the children who are here need. */
export function ThereNow({ roster: { now } }: { roster: Roster }) {
  if (now === null) return null;
  const { children, there, required } = now;
  return (
    <p className={`figures font-bold ${there < required ? 'text-wrong' : 'text-ink-soft'}`}>
      いま お預かり{children}名 / 出勤中 {there}名(必要 {required}名)
    </p>
  );
}
