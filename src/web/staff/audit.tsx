import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffAuditDocument } from '../../contract/operations/generated.ts';
import { auditFilterOf, auditWhere } from '../console/audit/audit-filter.ts';
import { AuditFilterForm } from '../console/audit/audit-filter-form.tsx';
import { AuditList } from '../console/audit/audit-list.tsx';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { pageOf } from '../ui/page-numbers.ts';
import { Pager } from '../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '操作記録', noindex: true });

const pageSize = 30;

export default function Audit() {
  const { manager } = useStaff();
  if (!manager) {
    return (
      <StaffPage title="操作記録">
        <EmptyState title="園長と本部だけが見られます">必要なときは園長に確認してください。</EmptyState>
      </StaffPage>
    );
  }
  return (
    <StaffPage title="操作記録" lead="スタッフの操作は、すべてここに残ります。消すことはできません。">
      <BranchAudit />
    </StaffPage>
  );
}

function BranchAudit() {
  const { branch } = useStaff();
  const [search] = useSearchParams();
  const filter = auditFilterOf(search);
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const where = { branch_id: { _eq: branch.id }, ...auditWhere(filter) };
  const query = useLiveAnswer(operation(SelectStaffAuditDocument, { where, limit: pageSize, offset }));
  return (
    <>
      <AuditFilterForm filter={filter} />
      <LiveLoaded query={query} steady>
        {({ audit_logs, audit_logs_aggregate }) =>
          audit_logs.length === 0 ? (
            <EmptyState
              title="条件に合う記録はありません"
              action={<LinkButton to="/staff/audit">すべての記録を見る</LinkButton>}
            />
          ) : (
            <AuditList logs={audit_logs}>
              <Pager total={audit_logs_aggregate.aggregate.count} pageSize={pageSize} />
            </AuditList>
          )
        }
      </LiveLoaded>
    </>
  );
}
