import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffAuditData, SelectStaffAuditDocument } from '../../contract/operations/generated.ts';
import { formatDateTime } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageOf } from '../ui/page-numbers.ts';
import { Pager } from '../ui/pager.tsx';
import {
  actionWords,
  actorWords,
  auditActions,
  differencesOf,
  isAutomatic,
  tableWords,
} from './_parts/audit/audit-words.ts';
import { SearchBar } from './_parts/frame/search-bar.tsx';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';
import { containing } from './_parts/reserves/reserve-state.ts';

export const meta: MetaFunction = () => pageMeta({ title: '操作記録', noindex: true });

const pageSize = 30;
type Log = SelectStaffAuditData['audit_logs'][number];

export default function Audit() {
  const { branch, manager } = useStaff();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const action = search.get('status') ?? '0';
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const where = {
    branch_id: { _eq: branch.id },
    ...(action === '0' ? {} : { action: { _eq: action } }),
    ...(text.trim() === ''
      ? {}
      : { _or: [{ account: { name: { _ilike: containing(text) } } }, { reason: { _ilike: containing(text) } }] }),
  };
  const query = useLiveAnswer(operation(SelectStaffAuditDocument, { where, limit: pageSize, offset }));
  if (!manager) {
    return (
      <StaffPage title="操作記録">
        <EmptyState title="園長と本部だけが見られます">必要なときは園長に確認してください。</EmptyState>
      </StaffPage>
    );
  }
  return (
    <StaffPage title="操作記録" lead="スタッフの操作は、すべてここに残ります。消すことはできません。">
      <SearchBar
        label="操作記録を探す"
        textLabel="スタッフの名前・理由"
        text={text}
        filter={{ label: '操作', value: action, options: [{ key: '0', label: 'すべて' }, ...auditActions] }}
      />
      <LiveLoaded query={query}>
        {({ audit_logs, audit_logs_aggregate }) =>
          audit_logs.length === 0 ? (
            <EmptyState title="条件に合う記録はありません" />
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {audit_logs.map((log) => (
                  <li key={log.id} className="py-3">
                    <Entry log={log} />
                  </li>
                ))}
              </ul>
              <div className="mt-4">
                <Pager total={audit_logs_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

/** What was changed; a reserve is one tap away. */
function Subject({ log: { table_name, record_id } }: { log: Log }) {
  const words = `${tableWords(table_name)}${record_id === null ? '' : ` #${record_id}`}`;
  if (table_name !== 'reserves' || record_id === null) return words;
  return (
    <Link to={`/staff/reserves/${record_id}`} className="text-link -my-2.5 inline-flex min-h-11 items-center">
      {words}
    </Link>
  );
}

function Entry({ log }: { log: Log }) {
  const differences = differencesOf(log.table_name, log.before, log.after);
  return (
    <div className="leading-snug">
      <p className="flex flex-wrap gap-x-4 gap-y-0.5">
        <span className="figures text-note text-ink-soft">{formatDateTime(log.created_at)}</span>
        <strong>{actionWords(log.action)}</strong>
        <span>{actorWords(log.action, log.account)}</span>
        <span className="figures text-note text-ink-soft">
          <Subject log={log} />
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
