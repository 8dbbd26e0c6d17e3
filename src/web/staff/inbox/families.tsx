import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffFamilyThreadsDocument } from '../../../contract/operations/generated.ts';
import { inboxStatus } from '../../../domain/codes.ts';
import { messageSender } from '../../../domain/family/message-codes.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { serverNow } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { LinkRows } from '../_parts/frame/link-rows.tsx';
import { SearchBar } from '../_parts/frame/search-bar.tsx';
import { familyMatching } from '../_parts/frame/search-where.ts';
import { useStaff } from '../_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../_parts/frame/staff-page.tsx';
import { useLiveAnswer } from '../_parts/frame/use-live-answer.ts';
import { InboxTabs } from '../_parts/inbox/inbox-tabs.tsx';
import { isLate, ThreadState } from '../_parts/inbox/thread-state.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家族とのメッセージ', noindex: true });

const pageSize = 20;
const { unread, assigned } = inboxStatus.code;
const filters = [
  { key: 'waiting', label: 'お返事を待っている' },
  { key: 'handed', label: '本部が対応' },
  { key: '0', label: 'すべて' },
  ...inboxStatus.options,
];

function whereOf(text: string, status: string) {
  const matching = familyMatching(text);
  return {
    ...(status === 'waiting' ? { status: { _in: [unread, assigned] } } : {}),
    ...(status === 'handed' ? { handed_to_headquarters_at: { _is_null: false } } : {}),
    ...(inboxStatus.has(Number(status)) ? { status: { _eq: Number(status) } } : {}),
    ...(Object.keys(matching).length > 0 ? { customer: matching } : {}),
  };
}

/** Threads with families: the branch's own, for headquarters all. */
export default function FamilyThreads() {
  const { headquarters, manager } = useStaff();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const status = search.get('status') ?? 'waiting';
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const where = whereOf(text, status);
  const query = useLiveAnswer(operation(SelectStaffFamilyThreadsDocument, { where, limit: pageSize, offset }));
  return (
    <StaffPage
      title="お問い合わせ"
      lead={headquarters ? '全園のご家族とのメッセージです。' : 'この園のご家族とのメッセージです。'}
      aside={
        manager && (
          <LinkButton to="/staff/inbox/templates" kind="plain" size="small">
            返信のひな形
          </LinkButton>
        )
      }
    >
      <InboxTabs />
      <SearchBar
        label="ご家族を探す"
        textLabel="お名前・電話・お子さま"
        text={text}
        filter={{ label: '状態', value: status, options: filters }}
      />
      <LiveLoaded query={query} steady>
        {({ family_threads, family_threads_aggregate, reserve_settings }) =>
          family_threads.length === 0 ? (
            <EmptyState
              title={status === 'waiting' ? 'お返事を待っているご家族はいません' : '条件に合うものはありません'}
            />
          ) : (
            <>
              <LinkRows
                rows={family_threads}
                rowKey={(row) => row.id}
                to={(row) => `/staff/inbox/families/${row.id}`}
                label={(row) => `${row.customer?.name ?? 'ご家族'}様とのメッセージ`}
                head={(row) => `${row.customer?.name ?? 'ご家族'} 様`}
                body={(row) => (
                  <>
                    <span className="line-clamp-1">
                      {row.family_messages[0]?.sender !== messageSender.code.family && row.family_messages[0] && '園: '}
                      {row.family_messages[0]?.body || (row.family_messages[0] ? '写真' : 'まだメッセージはありません')}
                    </span>
                    <span className="figures text-ink-soft">
                      {formatDateTime(row.last_message_at)} {row.branch?.name}
                      {row.assigned_account && ` 担当 ${row.assigned_account.name}`}
                    </span>
                  </>
                )}
                aside={(row) => (
                  <>
                    {row.handed_to_headquarters_at && <Badge tone="ask">本部</Badge>}
                    <ThreadState
                      status={row.status}
                      late={
                        row.waiting_since !== null &&
                        isLate(
                          { status: row.status, created_at: row.waiting_since },
                          serverNow(),
                          reserve_settings[0]?.message_answer_hours ?? 24,
                        )
                      }
                    />
                  </>
                )}
              />
              <div className="mt-4">
                <Pager total={family_threads_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}
