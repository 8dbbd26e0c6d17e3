import { Link } from 'react-router';
import type { SelectStaffAuditData } from '../../../../contract/operations/generated.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { actionWords, actorWords, differencesOf, isAutomatic, tableWords } from './audit-words.ts';

type Log = SelectStaffAuditData['audit_logs'][number];

/** A record by its name and where it is looked at, if those are known. */
export type AuditSubject = { name?: string | undefined; to?: string | undefined };

/** What was changed; a reserve is one tap away. */
function Subject({ log: { table_name, record_id }, subject }: { log: Log; subject: AuditSubject }) {
  const number = record_id === null ? '' : ` #${record_id}`;
  const words = `${tableWords(table_name)}${subject.name === undefined ? number : ` ${subject.name}`}`;
  const to =
    subject.to ?? (table_name === 'reserves' && record_id !== null ? `/staff/reserves/${record_id}` : undefined);
  if (to === undefined) return words;
  return (
    <Link to={to} className="text-link -my-2.5 inline-flex min-h-11 items-center">
      {words}
    </Link>
  );
}

/** One entry: when, what, who, about what, and what changed. */
export function AuditEntry({ log, subject = {} }: { log: Log; subject?: AuditSubject }) {
  const differences = differencesOf(log.table_name, log.before, log.after);
  return (
    <div className="leading-snug">
      <p className="flex flex-wrap gap-x-4 gap-y-0.5">
        <span className="figures text-note text-ink-soft">{formatDateTime(log.created_at)}</span>
        <strong>{actionWords(log.action)}</strong>
        <span>{actorWords(log.action, log.account)}</span>
        <span className="figures text-note text-ink-soft">
          <Subject log={log} subject={subject} />
        </span>
      </p>
      {log.reason && (
        <p className="mt-0.5 text-note">
          {isAutomatic(log.action) ? '内容' : '理由'} {log.reason}
        </p>
      )}
      {differences.length > 0 && (
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
              {differences.map(({ field, before, after }) => (
                <tr key={field} className="border-t border-line align-top">
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
      )}
    </div>
  );
}
