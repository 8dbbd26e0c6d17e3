import { SelectMypageMessageBranchesDocument } from '../../../../contract/operations/generated.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';

/** Beside the menu's entry: how many words of the branches this person has not read. It comes late and moves nothing. */
export function UnreadMessageCount() {
  const { data } = useAnswer(operation(SelectMypageMessageBranchesDocument, {}), { fresh: () => null });
  const count = data?.message_branches.reduce((sum, { unread_count }) => sum + unread_count, 0) ?? 0;
  if (count === 0) return null;
  return (
    <span className="figures ml-auto rounded-full bg-action px-2 text-note leading-5 font-bold text-white forced-colors:border">
      {count}
      <span className="sr-only">件の未読</span>
    </span>
  );
}
