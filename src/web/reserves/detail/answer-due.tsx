import { serverNow, useServerNow } from '../../data/server-clock.ts';
import { answerWords } from './answer-words.ts';

/** By when the branch answers, on a page that stays open. */
export function AnswerDue({ due }: { due: string | null }) {
  useServerNow();
  return <>{answerWords(due, serverNow())}</>;
}
