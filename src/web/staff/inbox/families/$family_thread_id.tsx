import { useEffect, useState } from 'react';
import { Link, type MetaFunction, useParams } from 'react-router';
import {
  type SelectStaffFamilyThreadData,
  SelectStaffFamilyThreadDocument,
} from '../../../../contract/operations/generated.ts';
import { inboxStatus } from '../../../../domain/codes.ts';
import { messageSender } from '../../../../domain/messages/message-codes.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { History } from '../../../console/edit/history.tsx';
import { LiveLoaded, StaffPage } from '../../../console/staff-page.tsx';
import { TelLink } from '../../../console/tel-link.tsx';
import { useLiveAnswer } from '../../../console/use-live-answer.ts';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { staffFailureText, useAction } from '../../../data/use-action.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { MessageForm } from '../../../parts/messages/family/message-form.tsx';
import { MessageList } from '../../../parts/messages/family/message-list.tsx';
import { type FamilyThreadRow, threadMessages } from '../../../parts/messages/staff/family-thread.ts';
import { FamilyThreadSteps } from '../../../parts/messages/staff/family-thread-steps.tsx';
import { TemplateSelect } from '../../../parts/messages/staff/template-select.tsx';
import { ThreadState } from '../../../parts/messages/staff/thread-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家族とのメッセージ', noindex: true });

const pageSize = 50;

export default function FamilyThread() {
  const { family_thread_id = '' } = useParams();
  const today = useServerToday();
  const [limit, setLimit] = useState(pageSize);
  const id = /^\d{1,9}$/.test(family_thread_id) ? Number(family_thread_id) : 0;
  const query = useLiveAnswer(operation(SelectStaffFamilyThreadDocument, { family_thread_id: id, limit, today }));
  const thread = (query.data ?? query.previous)?.family_threads[0];
  return (
    <StaffPage
      title={thread ? withSama(thread.customer?.name ?? 'ご家族', ' ') : 'ご家族とのメッセージ'}
      // Its line is there before its words, so that nothing moves.
      lead={thread ? `${thread.branch?.name ?? ''}のご家族` : '\u00a0'}
      aside={
        <div className="flex min-h-11 flex-wrap items-center gap-2">
          {thread && <ThreadState status={thread.status} late={false} />}
          <LinkButton to="/staff/inbox/families" kind="plain" size="small">
            一覧へ
          </LinkButton>
        </div>
      }
    >
      <LiveLoaded query={query} steady>
        {({ family_threads: [row], inbox_templates }) =>
          row ? (
            <Thread
              thread={row}
              templates={inbox_templates}
              onEarlier={row.family_messages.length < limit ? undefined : () => setLimit(limit + pageSize)}
              onChanged={query.reload}
            />
          ) : (
            <EmptyState title="見つかりません" action={<LinkButton to="/staff/inbox/families">一覧へ</LinkButton>}>
              ほかの園のご家族か、保存の期間が過ぎたものです。
            </EmptyState>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

type ThreadProps = {
  thread: FamilyThreadRow;
  templates: SelectStaffFamilyThreadData['inbox_templates'];
  onEarlier: (() => void) | undefined;
  onChanged: () => Promise<void>;
};

function Thread({ thread, templates, onEarlier, onChanged }: ThreadProps) {
  const reading = useAction('staffReadFamilyThread');
  const sending = useAction('staffSendFamilyMessage');
  const messages = threadMessages(thread);
  const newest = thread.family_messages.find(({ sender }) => sender === messageSender.code.family)?.id;
  const unread = thread.status === inboxStatus.code.unread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each word of the family's that is new
  useEffect(() => {
    if (newest !== undefined && unread) void reading.send({ family_thread_id: thread.id });
  }, [newest, unread]);
  const usable = templates.filter(({ branch_id }) => branch_id === null || branch_id === thread.branch_id);
  const facts = {
    お名前: thread.customer?.name ?? '',
    園名: thread.branch?.name ?? '',
    園の電話: thread.branch?.tel ?? '',
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <MessageList
          label={`${withSama(thread.customer?.name ?? 'ご家族')}とのメッセージ`}
          messages={messages}
          readUntil={thread.family_thread_reads[0]?.last_read_message_id ?? 0}
          onEarlier={onEarlier}
          empty="まだメッセージはありません。"
        />
        <MessageForm
          key={thread.id}
          place={`staff ${thread.id}`}
          branch_id={thread.branch_id}
          hint="ご家族には園の名前で届きます。夜間は、LINEとメールのお知らせを翌朝に送ります。"
          above={(fill) => <TemplateSelect label="ひな形" templates={usable} facts={facts} onWords={fill} />}
          onSend={async (message) => {
            const outcome = await sending.send({ family_thread_id: thread.id, ...message });
            if (outcome === null) return undefined;
            if (outcome.kind !== 'ok') return staffFailureText(outcome);
            await onChanged();
            return undefined;
          }}
        />
      </div>
      <div className="grid min-w-0 gap-6">
        <FamilyThreadSteps thread={thread} onChanged={() => void onChanged()} />
        <Family thread={thread} />
        <History table_name="family_threads" record_id={thread.id} />
      </div>
    </div>
  );
}

/** Who they are, how they are reached, and when they come next. */
function Family({ thread: { customer } }: { thread: FamilyThreadRow }) {
  if (!customer) return null;
  return (
    <section aria-labelledby="customer" className="rounded-lg border border-line bg-white p-4">
      <h2 id="customer" className="mb-1 text-lead">
        <Link to={`/staff/customers/${customer.id}`} className="text-link inline-flex min-h-11 items-center">
          {withSama(customer.name, ' ')}
        </Link>
      </h2>
      <p className="text-note text-ink-soft">{customer.children.map(({ name }) => name).join('、')}</p>
      <TelLink tel={customer.tel} name={customer.name} />
      <h3 className="mt-3 font-bold">これからの予約</h3>
      {customer.reserves.length === 0 ? (
        <p className="text-note text-ink-soft">予約はありません。</p>
      ) : (
        <ul className="mt-1 grid">
          {customer.reserves.map((reserve) => (
            <li key={reserve.id}>
              <Link
                to={`/staff/reserves/${reserve.id}`}
                className="text-link figures inline-flex min-h-11 flex-wrap items-center gap-x-2 text-note"
              >
                {formatMonthDay(reserve.start_datetime)} {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
                <span className="text-ink-soft">{reserve.branch?.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
