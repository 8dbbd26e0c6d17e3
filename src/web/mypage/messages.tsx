import { ChevronRight, MessageCircle } from 'lucide-react';
import { Link, type MetaFunction } from 'react-router';
import {
  type SelectMypageMessageBranchesData,
  SelectMypageMessageBranchesDocument,
} from '../../contract/operations/generated.ts';
import { messageSender } from '../../domain/messages/message-codes.ts';
import { formatDateTime } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園とのメッセージ', noindex: true });

type Branch = SelectMypageMessageBranchesData['message_branches'][number];

/** Every branch the family may write to, those with news first. */
export default function Messages() {
  const query = useAnswer(operation(SelectMypageMessageBranchesDocument, {}), { fresh: () => 30 });
  return (
    <MypagePage title="園とのメッセージ" lead="ご利用の園と、写真も送れるメッセージでやりとりできます。">
      <Loaded query={query}>
        {({ message_branches }) =>
          message_branches.length === 0 ? (
            <EmptyState
              title="メッセージを送れる園はまだありません"
              action={<LinkButton to="/mypage/reserves/select_branches">空いている日時を見る</LinkButton>}
            >
              予約をすると、その園とメッセージのやりとりができます。
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {message_branches.map((branch) => (
                <li key={branch.branch_id}>
                  <BranchLine branch={branch} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </MypagePage>
  );
}

function BranchLine({ branch }: { branch: Branch }) {
  const { branch_id, branch_name, last_body, last_sender, last_message_at, unread_count } = branch;
  const said =
    last_message_at === null
      ? 'まだメッセージはありません'
      : `${last_sender === messageSender.code.family ? 'ご家族: ' : ''}${last_body || '写真'}`;
  return (
    <Link to={`/mypage/messages/${branch_id}`} className="flex min-h-20 items-center gap-3 py-3 text-ink no-underline">
      <MessageCircle className="size-6 shrink-0 text-action" aria-hidden="true" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-bold">{branch_name}</span>
          {unread_count > 0 && (
            <span className="figures rounded-full bg-action px-2 text-note font-bold text-white forced-colors:border">
              未読{unread_count}
            </span>
          )}
        </span>
        <span className="block truncate text-note">{said}</span>
        {last_message_at && (
          <span className="figures block text-note text-ink-soft">{formatDateTime(last_message_at)}</span>
        )}
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
