import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffAuditDocument } from '../../contract/operations/generated.ts';
import { operation } from '../data/question.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageOf } from '../ui/page-numbers.ts';
import { Pager } from '../ui/pager.tsx';
import { AuditEntry } from './_parts/audit/audit-entry.tsx';
import { auditActions } from './_parts/audit/audit-words.ts';
import { SearchBar } from './_parts/frame/search-bar.tsx';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';
import { containing } from './_parts/reserves/reserve-state.ts';

export const meta: MetaFunction = () => pageMeta({ title: '操作記録', noindex: true });

const pageSize = 30;

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
                    <AuditEntry log={log} />
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
