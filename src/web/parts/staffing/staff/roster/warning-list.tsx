import type { ReactNode } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { clockSpanText, type JoinedWarning, joinedWarnings, type Roster, rosterWarningText } from './roster-text.ts';

type WarningListProps = {
  roster: Roster;
  /** What can be done about one, at its end. */
  act: (warning: JoinedWarning) => ReactNode;
};

/** The day's staff shortages with the way to ask for help, or that there are none. A day without any shift is no alarm: it is not planned yet. */
export function WarningList({ roster, act }: WarningListProps) {
  const { people, stretches, warnings } = roster;
  const children = stretches.some(({ needed }) => needed > 0);
  if (people.every(({ planned }) => planned === null)) {
    return (
      <Notice title="この日のシフトは、まだ登録されていません">
        {children ? 'お預かりの予定があります。職員の予定を入れてください。' : 'お預かりの予定もありません。'}
      </Notice>
    );
  }
  if (warnings.length === 0) {
    return (
      <Notice kind="done">{children ? '職員の人数と資格は足りています。' : 'お預かりの予定はありません。'}</Notice>
    );
  }
  return (
    <Notice kind="warning" title="この日のシフトに、足りないところがあります">
      <ul className="grid gap-1.5 text-body">
        {joinedWarnings(warnings).map((warning) => (
          <li
            key={`${warning.kind} ${warning.start_time} ${warning.account_id}`}
            className="gap-x-3 sm:grid sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-center"
          >
            <strong className="figures block">{clockSpanText(warning)}</strong>
            <span>{rosterWarningText(warning, people)}</span>
            {act(warning)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
