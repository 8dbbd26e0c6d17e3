import { useState } from 'react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffIncidentsData, SelectStaffIncidentsDocument } from '../../contract/operations/generated.ts';
import { incidentKind } from '../../domain/care/incident-codes.ts';
import { addMonths, instantOf } from '../../domain/time.ts';
import { formatDateTimeWeekday } from '../../domain/time-format.ts';
import { PrintButton, PrintedPage } from '../console/printed-page.tsx';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { incidentText, incidentTone } from '../parts/care/staff/incidents/incident-text.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '事故・ヒヤリハット', noindex: true });

type Row = SelectStaffIncidentsData['incidents'][number];
const filters = ['all', 'near_miss', 'accident', 'serious', 'unsigned'] as const;
type Filter = (typeof filters)[number];
const filterText: Readonly<Record<Filter, string>> = {
  all: 'すべて',
  near_miss: incidentKind.label(incidentKind.code.nearMiss),
  accident: incidentKind.label(incidentKind.code.accident),
  serious: incidentKind.label(incidentKind.code.serious),
  unsigned: '園長の確認待ち',
};
const isFilter = (text: string | null): text is Filter => (filters as readonly (string | null)[]).includes(text);
const passes = (row: Row, filter: Filter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'unsigned') return row.signed_at === null;
  return row.kind === incidentKind.code[filter === 'near_miss' ? 'nearMiss' : filter];
};
/** So many months back. */
const shownMonths = 12;

/** What went wrong at the branch, or nearly did, of the last twelve months. */
export default function Incidents() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const [filter, setFilter] = useState<Filter>(isFilter(asked) ? asked : 'all');
  const from = instantOf(addMonths(today, -shownMonths)).toISOString();
  const query = useLiveAnswer(operation(SelectStaffIncidentsDocument, { branch_id: branch.id, from }));
  return (
    <PrintedPage orientation="portrait">
      <StaffPage
        title="事故・ヒヤリハット"
        lead={`${branch.name} この${shownMonths}か月の報告書`}
        aside={
          <div className="off-paper flex flex-wrap gap-2">
            <PrintButton disabled={query.data === undefined} />
            <LinkButton to="/staff/incidents/add">報告書を書く</LinkButton>
          </div>
        }
      >
        <fieldset className="off-paper mb-4">
          <legend className="sr-only">表示する報告書</legend>
          <div className="flex flex-wrap gap-2">
            {filters.map((each) => (
              <label
                key={each}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-white px-4 text-note font-bold has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="show"
                  checked={filter === each}
                  onChange={() => {
                    setFilter(each);
                    setSearch(each === 'all' ? {} : { show: each }, { replace: true });
                  }}
                  className="size-4.5 accent-action focus-visible:outline-none"
                />
                {filterText[each]}
              </label>
            ))}
          </div>
        </fieldset>
        <LiveLoaded query={query}>
          {({ incidents }) => <Rows rows={incidents.filter((row) => passes(row, filter))} />}
        </LiveLoaded>
      </StaffPage>
    </PrintedPage>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) {
    return <EmptyState title="報告書はありません">小さなヒヤリハットも書いておくと、次の事故を防げます。</EmptyState>;
  }
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.id} className="rounded-lg border border-line bg-white p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={incidentTone(row.kind)}>{incidentText(row)}</Badge>
            <Link to={`/staff/incidents/${row.id}`} className="text-link inline-flex min-h-11 items-center font-bold">
              <span className="figures">{formatDateTimeWeekday(row.happened_at)}</span>
              <span className="ml-2">{row.place}</span>
            </Link>
            <span className="ml-auto flex flex-wrap gap-2">
              {row.kind === incidentKind.code.serious && row.reported_at === null && (
                <Badge tone="wrong">第1報がまだです</Badge>
              )}
              {row.kind !== incidentKind.code.nearMiss &&
                row.incident_children.some(({ told_at }) => told_at === null) && (
                  <Badge tone="wrong">保護者への連絡がまだです</Badge>
                )}
              <Badge tone={row.signed_at === null ? 'ask' : 'trust'}>
                {row.signed_at === null ? '園長の確認待ち' : '確認済み'}
              </Badge>
            </span>
          </div>
          <p className="line-clamp-2 wrap-anywhere print:line-clamp-none">{row.what_happened}</p>
          <p className="mt-1 text-note text-ink-soft">
            {row.incident_children.map(({ child }) => child?.name ?? '').join('、') || 'お子さまの記載なし'} 記入{' '}
            {row.account?.name ?? '退職者'}
          </p>
        </li>
      ))}
    </ul>
  );
}
