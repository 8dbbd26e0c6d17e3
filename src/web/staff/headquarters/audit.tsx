import { Search } from 'lucide-react';
import { Form, type MetaFunction, useSearchParams } from 'react-router';
import {
  SelectHeadquartersStaffNamesDocument,
  SelectStaffAuditDocument,
} from '../../../contract/operations/generated.ts';
import { withPlaceholder } from '../../../domain/code-list.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { AuditEntry } from '../_parts/audit/audit-entry.tsx';
import { type AuditFilter, auditFilterOf, auditWhere } from '../_parts/audit/audit-filter.ts';
import { useAuditSubjects } from '../_parts/audit/audit-subjects.ts';
import { auditActions, auditTables } from '../_parts/audit/audit-words.ts';
import { LiveLoaded } from '../_parts/frame/staff-page.tsx';
import { HeadquartersPage } from '../_parts/headquarters/frame/headquarters-page.tsx';

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
  const subjectOf = useAuditSubjects(query.data?.audit_logs ?? []);
  return (
    <>
      <FilterForm filter={filter} />
      <LiveLoaded query={query}>
        {({ audit_logs, audit_logs_aggregate }) =>
          audit_logs.length === 0 ? (
            <EmptyState
              title="条件に合う記録はありません"
              action={<LinkButton to="/staff/headquarters/audit">すべての記録を見る</LinkButton>}
            />
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {audit_logs.map((log) => (
                  <li key={log.id} className="py-3">
                    <AuditEntry log={log} subject={subjectOf(log)} />
                    {log.branch && <p className="text-note text-ink-soft">{log.branch.name}</p>}
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
    </>
  );
}

/** Person, act, object and time; all of it stands in the address. */
function FilterForm({ filter }: { filter: AuditFilter }) {
  const { data } = useAnswer(operation(SelectHeadquartersStaffNamesDocument, {}));
  const people = (data?.accounts ?? []).map(({ id, name, branch }) => ({
    key: String(id),
    label: `${name}(${branch?.name ?? ''})`,
  }));
  return (
    <Form
      role="search"
      aria-label="操作記録を探す"
      className="mb-5 grid grid-cols-2 items-end gap-3 md:grid-cols-4"
      replace
      key={JSON.stringify([filter, people.length])}
    >
      <SelectField
        label="人"
        unmarked
        name="account"
        options={withPlaceholder(people, 'すべて')}
        defaultValue={filter.account}
      />
      <SelectField
        label="操作"
        unmarked
        name="action"
        options={withPlaceholder(auditActions, 'すべて')}
        defaultValue={filter.action}
      />
      <SelectField
        label="対象"
        unmarked
        name="table"
        options={withPlaceholder(auditTables, 'すべて')}
        defaultValue={filter.table}
      />
      <TextField
        label="対象の番号"
        unmarked
        name="record"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={filter.record}
      />
      <TextField label="この日から" unmarked type="date" name="from" autoComplete="off" defaultValue={filter.from} />
      <TextField label="この日まで" unmarked type="date" name="to" autoComplete="off" defaultValue={filter.to} />
      <TextField
        label="理由に含む文字"
        unmarked
        type="search"
        name="text"
        autoComplete="off"
        defaultValue={filter.text}
      />
      <Button type="submit" kind="plain">
        <Search className="size-5" aria-hidden="true" />
        探す
      </Button>
    </Form>
  );
}
