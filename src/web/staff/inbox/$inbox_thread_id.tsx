import { Link, type MetaFunction, useParams } from 'react-router';
import { SelectStaffInboxThreadDocument } from '../../../contract/operations/generated.ts';
import { inboxKind } from '../../../domain/codes.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { History } from '../../console/edit/history.tsx';
import { FactList } from '../../console/fact-list.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { TelLink } from '../../console/tel-link.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { AnswerForm } from '../../parts/messages/staff/answer-form.tsx';
import { AnswerList } from '../../parts/messages/staff/answer-list.tsx';
import { type InboxTemplateRow, type InboxThreadRow, writtenBy } from '../../parts/messages/staff/thread.ts';
import { ThreadState } from '../../parts/messages/staff/thread-state.tsx';
import { ThreadSteps } from '../../parts/messages/staff/thread-steps.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お問い合わせの詳細', noindex: true });

export default function InboxThread() {
  const { inbox_thread_id = '' } = useParams();
  const question = operation(SelectStaffInboxThreadDocument, { inbox_thread_id: Number(inbox_thread_id) || 0 });
  const query = useLiveAnswer(question);
  const thread = query.data?.inbox_threads[0];
  return (
    <StaffPage
      title={thread ? withSama(writtenBy(thread).name, ' ') : 'お問い合わせの詳細'}
      lead={
        thread
          ? `${inboxKind.label(thread.kind)} ${formatDateTime(thread.created_at)} ${thread.branch?.name ?? ''}`
          : // Its line is there before its words, so that nothing moves.
            '\u00a0'
      }
      aside={
        <div className="flex flex-wrap items-center gap-2">
          {thread && <ThreadState status={thread.status} late={false} />}
          <LinkButton to="/staff/inbox" kind="plain" size="small">
            一覧へ
          </LinkButton>
        </div>
      }
    >
      <LiveLoaded query={query}>
        {({ inbox_threads, inbox_templates }) =>
          inbox_threads[0] ? (
            <Thread thread={inbox_threads[0]} templates={inbox_templates} onChanged={() => void query.reload()} />
          ) : (
            <EmptyState title="見つかりません" action={<LinkButton to="/staff/inbox">お問い合わせの一覧へ</LinkButton>}>
              ほかの園へのお問い合わせか、保存の期間が過ぎたものです。
            </EmptyState>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

type ThreadProps = { thread: InboxThreadRow; templates: readonly InboxTemplateRow[]; onChanged: () => void };

function Thread({ thread, templates, onChanged }: ThreadProps) {
  const { text, facts } = writtenBy(thread);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[1fr_22rem]">
      <div className="grid gap-6">
        <section aria-labelledby="written" className="rounded-lg border border-line bg-white p-4">
          <h2 id="written" className="mb-2 text-lead">
            いただいた内容
          </h2>
          <p className="whitespace-pre-line break-words">{text || '(本文はありません)'}</p>
        </section>
        <AnswerList answers={thread.inbox_answers} onChanged={onChanged} />
        <AnswerForm key={thread.id} thread={thread} templates={templates} onSent={onChanged} />
      </div>
      <div className="grid gap-6">
        <ThreadSteps thread={thread} onChanged={onChanged} />
        <section aria-labelledby="writer">
          <h2 id="writer" className="mb-2 text-lead">
            連絡先
          </h2>
          <FactList
            facts={[
              ...facts,
              ['電話', <TelLink key="tel" tel={writtenBy(thread).tel} name={writtenBy(thread).name} />],
              [
                'メール',
                <span key="mail" className="break-all">
                  {writtenBy(thread).email}
                </span>,
              ],
            ]}
          />
        </section>
        <Customer customer={thread.inquiry?.customer ?? null} />
        <History table_name="inbox_threads" record_id={thread.id} />
      </div>
    </div>
  );
}

/** The family's card, where the branch knows it; row-level security decides. */
function Customer({ customer }: { customer: NonNullable<InboxThreadRow['inquiry']>['customer'] }) {
  if (!customer) return null;
  return (
    <section aria-labelledby="customer" className="rounded-lg border border-line bg-white p-4">
      <h2 id="customer" className="mb-1 text-lead">
        <Link to={`/staff/customers/${customer.id}`} className="text-link inline-flex min-h-11 items-center">
          {withSama(customer.name, ' ')}
        </Link>
      </h2>
      <p className="text-note text-ink-soft">
        {[customer.plan_type?.name, customer.children.map(({ name }) => name).join('、')].filter(Boolean).join(' / ')}
      </p>
    </section>
  );
}
