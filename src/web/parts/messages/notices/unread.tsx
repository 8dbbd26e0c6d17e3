import { SelectMypageUnreadDocument } from '../../../../contract/operations/generated.ts';
import { answers } from '../../../data/browser-data.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';

const question = () => operation(SelectMypageUnreadDocument, {});

/** The number of unread messages; nothing if there are none. Placed at a line's end, so that nothing moves when it appears. */
export function UnreadCount() {
  const { data } = useAnswer(question(), { fresh: () => null });
  const count = data?.unread.aggregate.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="figures ml-auto rounded-full bg-action px-2 py-0.5 text-note leading-tight font-bold text-white">
      <span className="sr-only">未読</span>
      {count > 99 ? '99+' : count}
      <span className="sr-only">件</span>
    </span>
  );
}

/** Something was opened: refreshes the count wherever it is shown. */
export const askUnreadAgain = (): void => void answers().ask(question());
