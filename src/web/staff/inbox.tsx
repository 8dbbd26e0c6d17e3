import type { MetaFunction } from 'react-router';
import { type SelectStaffInboxData, SelectStaffInboxDocument } from '../../contract/operations/generated.ts';
import { inboxKind } from '../../domain/codes.ts';
import { withSama } from '../../domain/text/called-name.ts';
import { inboxMatching } from '../console/search-where.ts';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { serverNow } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { isLate, ThreadState } from '../parts/messages/staff/thread-state.tsx';
import { ThreadsPage, useThreadSearch } from '../parts/messages/staff/threads-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お問い合わせ', noindex: true });

type Thread = SelectStaffInboxData['inbox_threads'][number];

/** Inquiries and applications. */
export default function Inbox() {
  const { text, status, whereStatus, page } = useThreadSearch();
  const where = { ...whereStatus, ...inboxMatching(text) };
  return (
    <ThreadsPage
      title="お問い合わせ"
      lead={{ all: '全園のお問い合わせと応募です。', own: 'この園へのお問い合わせと応募です。' }}
      search={{ label: 'お問い合わせを探す', textLabel: 'お名前・メール・内容', text, status }}
      filters={[
        { key: 'waiting', label: '返信を待っている' },
        { key: '0', label: 'すべて' },
      ]}
      nobodyWaits="返信を待っている方はいません"
      query={useLiveAnswer(operation(SelectStaffInboxDocument, { where, ...page }))}
      found={({ inbox_threads, inbox_threads_aggregate }) => ({
        rows: inbox_threads,
        total: inbox_threads_aggregate.aggregate.count,
      })}
      to={(row) => `/staff/inbox/${row.id}`}
      label={(row) => `${withSama(writerOf(row).name)}の${inboxKind.label(row.kind)}`}
      head={(row) => (
        <>
          {withSama(writerOf(row).name, ' ')}
          <span className="ml-2 text-note font-normal text-ink-soft">{writerOf(row).subject}</span>
        </>
      )}
      words={(row) => writerOf(row).text}
      writtenAt={(row) => row.created_at}
      aside={(row, { reserve_settings }) => (
        <ThreadState
          status={row.status}
          late={isLate(row, serverNow(), reserve_settings[0]?.inbox_answer_hours ?? 24)}
        />
      )}
    />
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
