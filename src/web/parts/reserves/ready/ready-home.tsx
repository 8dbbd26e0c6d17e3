import { useAnswer } from '../../../data/use-answer.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadyCard } from './ready-card.tsx';
import { readyQuestion, readySeconds } from './ready-question.ts';

/** The card by itself, for a page that has no other question: it is in a room of its size. */
export function ReadyHome() {
  const { data, waiting } = useAnswer(readyQuestion(), { fresh: () => readySeconds });
  if (waiting) return <Skeleton className="h-full rounded-lg" />;
  return <ReadyCard first={data} />;
}
