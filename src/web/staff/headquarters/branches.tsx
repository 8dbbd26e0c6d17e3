import { Plus } from 'lucide-react';
import { type MetaFunction, Navigate, useSearchParams } from 'react-router';
import { type SelectStaffBranchesData, SelectStaffBranchesDocument } from '../../../contract/operations/generated.ts';
import { branchStatus } from '../../../domain/codes.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LinkRows } from '../../console/link-rows.tsx';
import { SearchBar } from '../../console/search-bar.tsx';
import { containing } from '../../console/search-where.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { branchesPath, branchPath } from '../../parts/branches/headquarters/branch-part.tsx';
import { BranchStatusBadge } from '../../parts/branches/headquarters/status-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Paged, useAskedPage } from '../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園', noindex: true });

const pageSize = 20;
const filter = [{ key: '0', label: 'すべて' }, ...branchStatus.options];
type Row = SelectStaffBranchesData['branches'][number];

/** Headquarters' list; a manager is led to the own branch's page. */
export default function Branches() {
  const { headquarters, manager, branch } = useStaff();
  return manager && !headquarters ? <Navigate to={branchPath(branch.id)} replace /> : <BranchList />;
}

function BranchList() {
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const status = search.get('status') ?? '0';
  const { offset } = useAskedPage(pageSize);
  const where = {
    ...(branchStatus.has(Number(status)) ? { status: { _eq: Number(status) } } : {}),
    ...(text.trim() === '' ? {} : matching(text)),
  };
  const query = useLiveAnswer(operation(SelectStaffBranchesDocument, { where, limit: pageSize, offset }));
  return (
    <HeadquartersPage
      title="園"
      aside={
        <LinkButton to={`${branchesPath}/add`} size="small">
          <Plus className="size-5" aria-hidden="true" />
          園を追加する
        </LinkButton>
      }
    >
      <SearchBar
        label="園を探す"
        textLabel="園の名前・よみがな・住所・駅"
        text={text}
        filter={{ label: '状態', value: status, options: filter }}
      />
      <LiveLoaded query={query}>
        {({ branches, branches_aggregate: { aggregate } }) => (
          <Paged rows={branches} total={aggregate.count} pageSize={pageSize} empty={noBranch}>
            <p className="mb-2 text-note text-ink-soft">{aggregate.count}件</p>
            <LinkRows
              rows={branches}
              rowKey={(row) => row.id}
              to={(row) => branchPath(row.id)}
              label={(row) => `${row.name}の設定`}
              head={(row) => row.name}
              body={placeOf}
              aside={stateOf}
            />
          </Paged>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

const searched = ['name', 'reading', 'address1', 'address2', 'nearest_station', 'path_name'] as const;
function matching(text: string) {
  const like = { _ilike: containing(text) };
  return { _or: [...searched.map((column) => ({ [column]: like })), { prefecture: { name: like } }] };
}
const noBranch = (
  <EmptyState title="条件に合う園はありません">言葉を短くするか、状態を「すべて」にしてください。</EmptyState>
);
const stateOf = (row: Row) => (
  <>
    <BranchStatusBadge branch={row} />
    {row.status === branchStatus.code.preparing && (
      <span className="figures text-note text-ink-soft">{formatDate(row.open_date)} 開園</span>
    )}
  </>
);
const placeOf = (row: Row) => (
  <>
    <span className="mr-3">{`${row.prefecture?.name ?? ''}${row.address1}${row.address2}`}</span>
    <span className="text-ink-soft">{row.nearest_station}</span>
  </>
);
