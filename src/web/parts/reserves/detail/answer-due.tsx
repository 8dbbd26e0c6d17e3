import { serverNow, useServerNow } from '../../../data/server-clock.ts';
import { answerDueText } from './answer-text.ts';

/** By when the branch answers, on a page that stays open. */
export function AnswerDueNote({ due }: { due: string | null }) {
  useServerNow();
  return <>{answerDueText(due, serverNow())}</>;
}
