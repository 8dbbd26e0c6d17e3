import { useCallback } from 'react';
import type { Question } from '../data/answers.ts';
import { type Answer, useAnswer } from '../data/use-answer.ts';
import { useStaff } from './staff-context.tsx';

/** An answer asked for again whenever the day of any branch one hears of changes: a closure need not be the shown branch's. */
export function useLiveAnywhere<Data, Failure>(question: Question<Data, Failure>): Answer<Data, Failure> {
  const { feed } = useStaff();
  const live = useCallback((changed: () => void) => feed.onChange(() => changed()), [feed]);
  return useAnswer(question, { live });
}
