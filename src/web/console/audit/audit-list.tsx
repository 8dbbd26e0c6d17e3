import type { ReactNode } from 'react';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { RowSkeletons } from '../staff-page.tsx';
import { type AuditLog, actsByDay, actsOf } from './audit-acts.ts';
import { AuditEntry } from './audit-entry.tsx';
import { useAuditSubjects } from './audit-subjects.ts';

type AuditListProps = { logs: readonly AuditLog[]; branches?: boolean; children: ReactNode };

/** A page of the log: by day, one entry an act, with the branch where there are several; the pager comes with the entries. */
export function AuditList({ logs, branches = false, children }: AuditListProps) {
  const subjectOf = useAuditSubjects(logs);
  if (subjectOf === undefined) return <RowSkeletons />;
  const days = actsByDay(actsOf(logs)).map(({ day, acts }) => (
    <section key={day} className="mb-6" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="figures mb-1 text-lead">
        {day.slice(0, 4)}年{formatMonthDay(day)}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {acts.map((act) => (
          <li key={act[0].id} className="py-3">
            <AuditEntry act={act} subjectOf={subjectOf} timeOnly />
            {branches && act[0].branch && <p className="text-note text-ink-soft">{act[0].branch.name}</p>}
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {days}
      {children}
    </>
  );
}
