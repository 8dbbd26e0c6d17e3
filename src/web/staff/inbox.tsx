import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffInboxData, SelectStaffInboxDocument } from '../../contract/operations/generated.ts';
import { inboxKind, inboxStatus } from '../../domain/codes.ts';
import { formatDateTime } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { serverNow } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { pageOf } from '../ui/page-numbers.ts';
import { Pager } from '../ui/pager.tsx';
import { LinkRows } from './_parts/frame/link-rows.tsx';
import { SearchBar } from './_parts/frame/search-bar.tsx';
import { inboxMatching } from './_parts/frame/search-where.ts';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';
import { InboxTabs } from './_parts/inbox/inbox-tabs.tsx';
import { isLate, ThreadState } from './_parts/inbox/thread-state.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お問い合わせ', noindex: true });

const pageSize = 20;
const { unread, assigned } = inboxStatus.code;
type Thread = SelectStaffInboxData['inbox_threads'][number];

const filters = [{ key: 'waiting', label: '返信を待っている' }, { key: '0', label: 'すべて' }, ...inboxStatus.options];

function whereOf(text: string, status: string) {
  return {
    ...(status === 'waiting' ? { status: { _in: [unread, assigned] } } : {}),
    ...(inboxStatus.has(Number(status)) ? { status: { _eq: Number(status) } } : {}),
    ...inboxMatching(text),
  };
}

/** Inquiries and applications: the branch's own, for headquarters all. */
export default function Inbox() {
  const { headquarters, manager } = useStaff();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const status = search.get('status') ?? 'waiting';
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const where = whereOf(text, status);
  const query = useLiveAnswer(operation(SelectStaffInboxDocument, { where, limit: pageSize, offset }));
  return (
    <StaffPage
      title="お問い合わせ"
      lead={headquarters ? '全園のお問い合わせと応募です。' : 'この園へのお問い合わせと応募です。'}
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
        label="お問い合わせを探す"
        textLabel="お名前・メール・内容"
        text={text}
        filter={{ label: '状態', value: status, options: filters }}
      />
      <LiveLoaded query={query} steady>
        {({ inbox_threads, inbox_threads_aggregate, reserve_settings }) =>
          inbox_threads.length === 0 ? (
            <EmptyState title={status === 'waiting' ? '返信を待っている方はいません' : '条件に合うものはありません'} />
          ) : (
            <>
              <LinkRows
                rows={inbox_threads}
                rowKey={(row) => row.id}
                to={(row) => `/staff/inbox/${row.id}`}
                label={(row) => `${writerOf(row).name}様の${inboxKind.label(row.kind)}`}
                head={(row) => (
                  <>
                    {writerOf(row).name} 様
                    <span className="ml-2 text-note font-normal text-ink-soft">{writerOf(row).subject}</span>
                  </>
                )}
                body={(row) => (
                  <>
                    <span className="line-clamp-1">{writerOf(row).text}</span>
                    <span className="figures text-ink-soft">
                      {formatDateTime(row.created_at)} {row.branch?.name}
                      {row.assigned_account && ` 担当 ${row.assigned_account.name}`}
                    </span>
                  </>
                )}
                aside={(row) => (
                  <ThreadState
                    status={row.status}
                    late={isLate(row, serverNow(), reserve_settings[0]?.inbox_answer_hours ?? 24)}
                  />
                )}
              />
              <div className="mt-4">
                <Pager total={inbox_threads_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

function writerOf({ inquiry, staff_recruitment_application: application }: Thread) {
  if (inquiry) {
    const subject = [inquiry.corporate_name, inquiry.inquiry_category?.name].filter(Boolean).join(' ');
    return { name: inquiry.name, subject, text: inquiry.inquiry_text };
  }
  const occupation = application?.staff_recruitment?.occupation;
  return {
    name: application?.name ?? '',
    subject: `採用への応募${occupation ? `(${occupation})` : ''}`,
    text: application?.application_text ?? '',
  };
}
