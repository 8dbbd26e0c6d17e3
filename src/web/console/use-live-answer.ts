import { useCallback } from 'react';
import type { Question } from '../data/answers.ts';
import { type Answer, useAnswer } from '../data/use-answer.ts';
import { useStaff } from './staff-context.tsx';

/** An answer asked for again whenever the branch's day changes, and after every lost connection. */
export function useLiveAnswer<Data, Failure>(question: Question<Data, Failure> | null): Answer<Data, Failure> {
  const { feed, branch } = useStaff();
  const live = useCallback(
    (changed: () => void) =>
      feed.onChange((branch_id) => {
        if (branch_id === null || branch_id === branch.id) changed();
      }),
    [feed, branch.id],
  );
  return useAnswer(question, { live });
}
