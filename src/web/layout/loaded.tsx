import { SkeletonBlocks } from '../ui/skeleton-blocks.tsx';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';

/** What a page of a member asked for. What is shown stays as it is when a later look fails. */
export function Loaded<Data>(props: Omit<AnswerViewProps<Data>, 'quiet'>) {
  return <AnswerView skeleton={<CardSkeletons />} quiet {...props} />;
}

/** A few cards to come. */
export function CardSkeletons({ count = 3 }: { count?: number }) {
  return <SkeletonBlocks count={count} className="h-28" />;
}
