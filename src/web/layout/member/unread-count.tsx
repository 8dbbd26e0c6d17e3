import { SelectMypageUnreadDocument } from '../../../contract/operations/generated.ts';
import { answers } from '../../data/browser-data.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';

const question = () => operation(SelectMypageUnreadDocument, {});

/** How many notices and words of the branches this person has not opened. It comes late and moves nothing. */
export function UnreadCount({ className }: { className: string }) {
  const { data } = useAnswer(question(), { fresh: () => null });
  const messages = data?.message_branches.reduce((sum, { unread_count }) => sum + unread_count, 0) ?? 0;
  const count = messages + (data?.unread.aggregate.count ?? 0);
  if (count === 0) return null;
  return (
    <span
      className={`figures rounded-full bg-action px-1.5 text-note leading-[1.45] font-bold text-white forced-colors:border ${className}`}
    >
      <span className="sr-only">未読</span>
      {count > 99 ? '99+' : count}
      <span className="sr-only">件</span>
    </span>
  );
}

/** Something was opened: refreshes the count wherever it is shown. */
export const askUnreadAgain = (): void => void answers().ask(question());
