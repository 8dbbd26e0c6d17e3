import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { type SelectMypageMessagesData, SelectMypageMessagesDocument } from '../../../contract/operations/generated.ts';
import { messageSender } from '../../../domain/messages/message-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import type { FunctionFailure } from '../../data/call-function.ts';
import { operation } from '../../data/question.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { MessageForm } from '../../parts/messages/family/message-form.tsx';
import { MessageList, type ShownMessage } from '../../parts/messages/family/message-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園とのメッセージ', noindex: true });

const pageSize = 50;
/** While the conversation is open, an answer appears within seconds. */
const secondsToAsk = 4;
const back = { to: '/mypage/messages', label: '園とのメッセージ' };

export default function BranchMessages() {
  const { branch_id = '' } = useParams();
  const id = /^\d{1,9}$/.test(branch_id) ? Number(branch_id) : 0;
  const [limit, setLimit] = useState(pageSize);
  const query = useAnswer(operation(SelectMypageMessagesDocument, { branch_id: id, limit }), {
    fresh: () => secondsToAsk,
  });
  const shown = query.data ?? query.previous;
  const branch = shown?.message_branches[0];
  return (
    <MypagePage title={branch?.branch_name ?? (shown ? 'メッセージ' : '\u00a0')} back={back}>
      <Loaded
        query={shown ? { ...query, data: shown } : query}
        skeleton={<Skeleton className="h-[min(56dvh,38rem)] min-h-72 rounded-lg" />}
      >
        {(data) =>
          data.message_branches[0] ? (
            <Talk
              data={data}
              branch={data.message_branches[0]}
              onEarlier={data.family_messages.length < limit ? undefined : () => setLimit(limit + pageSize)}
              onChanged={query.reload}
            />
          ) : (
            <EmptyState title="この園とのメッセージはありません" action={<LinkButton to={back.to}>一覧へ</LinkButton>}>
              予約をした園と、メッセージのやりとりができます。
            </EmptyState>
          )
        }
      </Loaded>
    </MypagePage>
  );
}

type TalkProps = {
  data: SelectMypageMessagesData;
  branch: SelectMypageMessagesData['message_branches'][number];
  onEarlier: (() => void) | undefined;
  onChanged: () => Promise<void>;
};

function Talk({ data, branch, onEarlier, onChanged }: TalkProps) {
  const { branch_id, tel, open_flag, unread_count } = branch;
  const sending = useAction('sendFamilyMessage');
  const reading = useAction('readFamilyThread');
  const newest = data.family_messages[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each word that is new
  useEffect(() => {
    if (unread_count > 0 && newest !== undefined) {
      void reading
        .send({ branch_id, family_message_id: newest })
        .then((outcome) => (outcome?.kind === 'ok' ? onChanged() : undefined));
    }
  }, [newest, unread_count > 0]);
  return (
    <>
      <MessageList
        label={`${branch.branch_name}とのメッセージ`}
        messages={shownMessages(data)}
        readUntil={data.family_thread_reads[0]?.last_read_message_id ?? 0}
        onEarlier={onEarlier}
        empty="持ち物やお子さまのことなど、気になることをお送りください。"
      />
      <MessageForm
        place={`family ${branch_id}`}
        hint={
          open_flag
            ? '園のスタッフが確認して、お返事します。'
            : 'いまは園が閉まっています。夜間は翌朝のお返事になります。'
        }
        onSend={async (message) => {
          const outcome = await sending.send({ branch_id, ...message });
          if (outcome === null) return undefined;
          if (outcome.kind === 'ok') {
            await onChanged();
            return undefined;
          }
          return failureText(outcome);
        }}
      />
      <p className="mt-5 text-note text-ink-soft">
        お急ぎのとき、当日の遅れやお休みは、お電話ください。
        <a href={`tel:${tel}`} className="text-link ml-1 inline-flex min-h-11 items-center gap-1 font-bold">
          <Phone className="size-4.5" aria-hidden="true" />
          <span className="figures">{formatTel(tel)}</span>
        </a>
      </p>
    </>
  );
}

const lost = '送れませんでした。電波を確認して、もう一度送信してください。入力した内容はそのまま残っています。';

const failureText = (failure: FunctionFailure): string => (failure.kind === 'refused' && failure.msg) || lost;

function shownMessages({ families, family_messages }: SelectMypageMessagesData): ShownMessage[] {
  const me = families[0]?.family_member_id;
  const { family, headquarters } = messageSender.code;
  return family_messages.toReversed().map((message) => ({
    id: message.id,
    body: message.body,
    created_at: message.created_at,
    photos: message.family_message_files,
    own: message.sender === family,
    writer:
      message.sender === headquarters
        ? 'いまほいく本部'
        : message.sender === family && message.family_member_id !== me
          ? (message.family_member?.name ?? 'ご家族')
          : null,
  }));
}
