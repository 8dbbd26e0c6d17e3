import { Link, type MetaFunction, useSearchParams } from 'react-router';
import {
  type SelectStaffHeadquartersMessagesData,
  SelectStaffHeadquartersMessagesDocument,
} from '../../../contract/operations/generated.ts';
import { mayOpenPage } from '../../../domain/auth/staff-rights.ts';
import { safeReturnTo } from '../../../domain/routing/return-to.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { useAction } from '../../data/use-action.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '本部への連絡', noindex: true });

const pageSize = 20;
type Message = SelectStaffHeadquartersMessagesData['headquarters_messages'][number];

/** Payment matters that need a human check: open ones first, then newest first. */
export default function HeadquartersMessages() {
  const { account, may } = useStaff();
  const [search] = useSearchParams();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useLiveAnswer(
    operation(SelectStaffHeadquartersMessagesDocument, { where: {}, limit: pageSize, offset }),
  );
  if (!may('accounting')) {
    return (
      <StaffPage title="本部への連絡">
        <EmptyState title="本部だけが使えます" />
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title="本部への連絡"
      lead="お金のことで、人の確認が必要な連絡です。本部のメールアドレスとChatworkにもお送りしています。"
      aside={
        mayOpenPage(account.role, '/staff/headquarters') && (
          <LinkButton to="/staff/headquarters" kind="plain" size="small">
            いまへ
          </LinkButton>
        )
      }
    >
      <LiveLoaded query={query}>
        {({ headquarters_messages, headquarters_messages_aggregate }) =>
          headquarters_messages.length === 0 ? (
            <EmptyState title="連絡はありません" />
          ) : (
            <>
              <ul className="grid gap-3">
                {headquarters_messages.map((message) => (
                  <li key={message.id}>
                    <Matter message={message} onChanged={() => void query.reload()} />
                  </li>
                ))}
              </ul>
              <div className="mt-4">
                <Pager total={headquarters_messages_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

function Matter({ message, onChanged }: { message: Message; onChanged: () => void }) {
  const { send, busy, text } = useAction('staffFinishHeadquartersMessage');
  const done = message.done_at !== null;
  const { role } = useStaff().account;
  const to = safeReturnTo(message.link);
  const link = to !== null && mayOpenPage(role, to.split(/[?#]/, 1)[0] ?? '') ? to : null;
  async function mark() {
    const result = await send({ headquarters_message_id: message.id, done_flag: done ? 0 : 1 });
    if (result?.kind !== 'ok') return;
    showToast(done ? '未対応に戻しました' : '対応済みにしました');
    onChanged();
  }
  return (
    <article className={`rounded-lg border border-line p-4 ${done ? 'bg-paper' : 'bg-white'}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lead">{message.title}</h2>
        {done ? <Badge tone="trust">対応済み</Badge> : <Badge tone="ask">未対応</Badge>}
        <p className="figures ml-auto text-note text-ink-soft">
          {formatDateTime(message.created_at)}
          {message.branch && <span className="ml-3">{message.branch.name}</span>}
        </p>
      </div>
      <p className="mt-2 whitespace-pre-line break-words">{message.content}</p>
      {message.mail_status === 'failed' && (
        <p className="mt-2 text-note text-wrong">本部のメールアドレスでは受け取られませんでした。</p>
      )}
      {done && message.done_at !== null && (
        <p className="figures mt-2 text-note text-ink-soft">
          {formatDateTime(message.done_at)} {message.done_account?.name ?? '退職者'}が対応済みにしました
        </p>
      )}
      <ErrorNotice text={text} className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button kind={done ? 'quiet' : 'primary'} size="small" busy={busy} busyLabel="保存しています" onClick={mark}>
          {done ? '未対応に戻す' : '対応済みにする'}
          <span className="sr-only">({message.title})</span>
        </Button>
        {link && (
          <Link to={link} className="text-link inline-flex min-h-11 items-center text-note">
            お客様のページを開く
          </Link>
        )}
      </div>
    </article>
  );
}
