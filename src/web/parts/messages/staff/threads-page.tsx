import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import type { CodeOption } from '../../../../domain/code-list.ts';
import { inboxStatus } from '../../../../domain/codes.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { LinkRows } from '../../../console/link-rows.tsx';
import { SearchBar } from '../../../console/search-bar.tsx';
import { useStaff } from '../../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../../console/staff-page.tsx';
import type { DataError } from '../../../data/data-error.ts';
import type { Answer } from '../../../data/use-answer.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { pageOf } from '../../../ui/page-numbers.ts';
import { Pager } from '../../../ui/pager.tsx';

const pageSize = 20;
const { unread, assigned } = inboxStatus.code;

/** What is looked for, as the address says it. */
export function useThreadSearch() {
  const [search] = useSearchParams();
  const status = search.get('status') ?? 'waiting';
  return {
    text: search.get('text') ?? '',
    status,
    whereStatus: {
      ...(status === 'waiting' ? { status: { _in: [unread, assigned] } } : {}),
      ...(inboxStatus.has(Number(status)) ? { status: { _eq: Number(status) } } : {}),
    },
    page: { limit: pageSize, offset: pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize).offset },
  };
}

type Listed = {
  readonly id: number;
  readonly branch: { readonly name: string } | null;
  readonly assigned_account: { readonly name: string } | null;
};

type ThreadsPageProps<Data, Row extends Listed> = {
  title: string;
  /** What the threads are, after 全園の or この園の. */
  lead: { all: string; own: string };
  search: { label: string; textLabel: string; text: string; status: string };
  filters: readonly CodeOption[];
  /** Shown while no thread is waiting for an answer. */
  nobodyWaits: string;
  query: Answer<Data, DataError>;
  found: (data: Data) => { rows: readonly Row[]; total: number };
  to: (row: Row) => string;
  label: (row: Row) => string;
  head: (row: Row) => ReactNode;
  words: (row: Row) => ReactNode;
  writtenAt: (row: Row) => string;
  aside: (row: Row, data: Data) => ReactNode;
};

/** Threads that wait for staff, newest first: the branch's own, for headquarters all. */
export function ThreadsPage<Data, Row extends Listed>(props: ThreadsPageProps<Data, Row>) {
  const { title, lead, search, filters, nobodyWaits, query, found, to, label, head, words, writtenAt, aside } = props;
  const { account, headquarters, manager } = useStaff();
  const everywhere = headquarters || !worksAtBranches(account.role);
  return (
    <StaffPage
      title={title}
      lead={everywhere ? lead.all : lead.own}
      aside={
        manager && (
          <LinkButton to="/staff/inbox/templates" kind="plain" size="small">
            返信のひな形
          </LinkButton>
        )
      }
    >
      <SearchBar
        label={search.label}
        textLabel={search.textLabel}
        text={search.text}
        filter={{ label: '状態', value: search.status, options: [...filters, ...inboxStatus.options] }}
      />
      <LiveLoaded query={query} steady>
        {(data) => {
          const { rows, total } = found(data);
          if (rows.length === 0) {
            return <EmptyState title={search.status === 'waiting' ? nobodyWaits : '条件に合うものはありません'} />;
          }
          return (
            <>
              <LinkRows
                rows={rows}
                rowKey={(row) => row.id}
                to={to}
                label={label}
                head={head}
                body={(row) => (
                  <>
                    <span className="line-clamp-1">{words(row)}</span>
                    <span className="figures text-ink-soft">
                      {formatDateTime(writtenAt(row))} {row.branch?.name}
                      {row.assigned_account && ` 担当 ${row.assigned_account.name}`}
                    </span>
                  </>
                )}
                aside={(row) => aside(row, data)}
              />
              <div className="mt-4">
                <Pager total={total} pageSize={pageSize} />
              </div>
            </>
          );
        }}
      </LiveLoaded>
    </StaffPage>
  );
}
