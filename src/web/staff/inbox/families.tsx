import type { MetaFunction } from 'react-router';
import { SelectStaffFamilyThreadsDocument } from '../../../contract/operations/generated.ts';
import { messageSender } from '../../../domain/messages/message-codes.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { familyMatching } from '../../console/search-where.ts';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { serverNow } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { isLate, ThreadState } from '../../parts/messages/staff/thread-state.tsx';
import { ThreadsPage, useThreadSearch } from '../../parts/messages/staff/threads-page.tsx';
import { Badge } from '../../ui/badge.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家族とのメッセージ', noindex: true });

/** Threads with families. */
export default function FamilyThreads() {
  const { text, status, whereStatus, page } = useThreadSearch();
  const matching = familyMatching(text);
  const where = {
    ...whereStatus,
    ...(status === 'handed' ? { handed_to_headquarters_at: { _is_null: false } } : {}),
    ...(Object.keys(matching).length > 0 ? { customer: matching } : {}),
  };
  return (
    <ThreadsPage
      title="ご家族とのメッセージ"
      lead={{ all: '全園のご家族とのメッセージです。', own: 'この園のご家族とのメッセージです。' }}
      search={{ label: 'ご家族を探す', textLabel: 'お名前・電話・お子さま', text, status }}
      filters={[
        { key: 'waiting', label: 'お返事を待っている' },
        { key: 'handed', label: '本部が対応' },
        { key: '0', label: 'すべて' },
      ]}
      nobodyWaits="お返事を待っているご家族はいません"
      query={useLiveAnswer(operation(SelectStaffFamilyThreadsDocument, { where, ...page }))}
      found={({ family_threads, family_threads_aggregate }) => ({
        rows: family_threads,
        total: family_threads_aggregate.aggregate.count,
      })}
      to={(row) => `/staff/inbox/families/${row.id}`}
      label={(row) => `${withSama(row.customer?.name ?? 'ご家族')}とのメッセージ`}
      head={(row) => withSama(row.customer?.name ?? 'ご家族', ' ')}
      words={({ family_messages: [newest] }) => (
        <>
          {newest && newest.sender !== messageSender.code.family && '園: '}
          {newest?.body || (newest ? '写真' : 'まだメッセージはありません')}
        </>
      )}
      writtenAt={(row) => row.last_message_at}
      aside={({ status: at, waiting_since, handed_to_headquarters_at }, { reserve_settings }) => (
        <>
          {handed_to_headquarters_at && <Badge tone="ask">本部</Badge>}
          <ThreadState
            status={at}
            late={
              waiting_since !== null &&
              isLate(
                { status: at, created_at: waiting_since },
                serverNow(),
                reserve_settings[0]?.message_answer_hours ?? 24,
              )
            }
          />
        </>
      )}
    />
  );
}
