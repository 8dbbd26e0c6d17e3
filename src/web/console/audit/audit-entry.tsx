import { Link } from 'react-router';
import { formatDateTime, formatTime } from '../../../domain/time-format.ts';
import type { AuditAct, AuditLog } from './audit-acts.ts';
import type { AuditSubject } from './audit-subjects.ts';
import { actionText, actorText, differencesOf, isAutomatic, tableText } from './audit-text.ts';
import { proofText } from './tablet-text.ts';

/** What was changed, by its name; a row that is gone, or of settings, by what it is. */
function Subject({ log: { table_name, record_id }, subject }: { log: AuditLog; subject: AuditSubject }) {
  const words = subject.name ?? tableText(table_name);
  const to =
    subject.to ?? (table_name === 'reserves' && record_id !== null ? `/staff/reserves/${record_id}` : undefined);
  if (to === undefined) return words;
  return (
    <Link to={to} className="text-link -my-2.5 inline-flex min-h-11 items-center">
      {words}
    </Link>
  );
}

type AuditEntryProps = {
  act: AuditAct;
  subjectOf?: (log: AuditLog) => AuditSubject;
  /** Its day is above. */
  timeOnly?: boolean;
};

const nothingKnown = (): AuditSubject => ({});

/** One act: when, what, who, about what, and what changed. */
export function AuditEntry({ act, subjectOf = nothingKnown, timeOnly = false }: AuditEntryProps) {
  const [log] = act;
  const reason = act.find((row) => row.reason)?.reason;
  return (
    <div className="leading-snug">
      <p className="flex flex-wrap gap-x-4 gap-y-0.5">
        <time dateTime={log.created_at} className="figures text-note text-ink-soft">
          {timeOnly ? formatTime(new Date(log.created_at)) : formatDateTime(log.created_at)}
        </time>
        <strong>{actionText(log.action)}</strong>
        <span>
          {actorText(log.action, log.account)}
          {proofText(log) && <span className="ml-2 text-note text-ink-soft">{proofText(log)}</span>}
        </span>
        <span className="figures text-note text-ink-soft">
          <Subject log={log} subject={subjectOf(log)} />
        </span>
      </p>
      {reason && (
        <p className="mt-0.5 text-note">
          {isAutomatic(log.action) ? '内容' : '理由'} {reason}
        </p>
      )}
      <Differences act={act} />
    </div>
  );
}

function Differences({ act }: { act: AuditAct }) {
  const differences = act.flatMap((row) =>
    differencesOf(row.table_name, row.before, row.after).map((difference) => ({
      ...difference,
      key: `${row.id} ${difference.field}`,
    })),
  );
  if (differences.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="min-h-11 py-2 text-note text-ink-soft">変更の前と後</summary>
      <table className="w-full table-fixed border-collapse text-note">
        <thead className="text-left text-ink-soft">
          <tr>
            <th scope="col" className="w-1/4 py-1 font-normal">
              項目
            </th>
            <th scope="col" className="py-1 font-normal">
              前
            </th>
            <th scope="col" className="py-1 font-normal">
              後
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ key, field, before, after }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-1 pr-2 text-left font-normal break-all">
                {field || '全体'}
              </th>
              <td className="py-1 pr-2 break-all text-ink-soft">{before}</td>
              <td className="py-1 break-all">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
