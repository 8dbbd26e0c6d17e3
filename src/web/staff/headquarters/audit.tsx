import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffAuditDocument } from '../../../contract/operations/generated.ts';
import { auditFilterOf, auditWhere } from '../../console/audit/audit-filter.ts';
import { AuditFilterForm } from '../../console/audit/audit-filter-form.tsx';
import { AuditList } from '../../console/audit/audit-list.tsx';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '操作記録', noindex: true });

const pageSize = 30;

export default function HeadquartersAudit() {
  return (
    <HeadquartersPage title="操作記録" lead="全園と本部の操作です。消すことはできません。">
      <AuditSearch />
    </HeadquartersPage>
  );
}

function AuditSearch() {
  const [search] = useSearchParams();
  const filter = auditFilterOf(search);
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const where = auditWhere(filter);
  const query = useAnswer(operation(SelectStaffAuditDocument, { where, limit: pageSize, offset }));
  return (
    <>
      <AuditFilterForm filter={filter} />
      <LiveLoaded query={query}>
        {({ audit_logs, audit_logs_aggregate }) =>
          audit_logs.length === 0 ? (
            <EmptyState
              title="条件に合う記録はありません"
              action={<LinkButton to="/staff/headquarters/audit">すべての記録を見る</LinkButton>}
            />
          ) : (
            <AuditList logs={audit_logs} branches>
              <Pager total={audit_logs_aggregate.aggregate.count} pageSize={pageSize} />
            </AuditList>
          )
        }
      </LiveLoaded>
    </>
  );
}
