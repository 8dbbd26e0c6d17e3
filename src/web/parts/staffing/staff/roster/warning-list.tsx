import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { clockSpanText, type Roster, rosterWarningText } from './roster-text.ts';

/** The day's staff shortages with the way to ask for help, or that there are none. A day without any shift is no alarm: it is not planned yet. */
export function WarningList({ roster, asks }: { roster: Roster; asks: boolean }) {
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
    <Notice
      kind="warning"
      title="この日のシフトに、足りないところがあります"
      action={
        asks && (
          <LinkButton to="/staff/cover" kind="plain" size="small">
            応援をお願いする
          </LinkButton>
        )
      }
    >
      <ul className="grid gap-1.5 text-body">
        {warnings.map((warning) => (
          <li
            key={`${warning.kind} ${warning.start_time} ${warning.account_id}`}
            className="sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <strong className="figures block">{clockSpanText(warning)}</strong>
            <span>{rosterWarningText(warning, people)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
