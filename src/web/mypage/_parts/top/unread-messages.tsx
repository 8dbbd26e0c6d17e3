import { ChevronRight, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';

/** The branch wrote, and this person has not read it yet. */
export function UnreadMessages({ branches }: { branches: SelectMypageTopData['message_branches'] }) {
  if (branches.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {branches.map(({ branch_id, branch_name, unread_count }) => (
        <li key={branch_id}>
          <Link
            to={`/mypage/messages/${branch_id}`}
            className="flex min-h-16 items-center gap-3 rounded-lg border border-trust/40 bg-trust-soft px-5 py-3 text-ink no-underline"
          >
            <MessageCircle className="size-6 shrink-0 text-trust" aria-hidden="true" />
            <span className="flex-1 leading-snug">
              <span className="block font-bold">園からメッセージが届いています</span>
              <span className="figures block text-note">
                {branch_name} 未読{unread_count}件
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
