import type { FunctionFailure } from '../../../data/call-function.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';

type Found = {
  /** Null: nothing was typed, or the answer is not there yet. */
  ids: readonly number[] | null;
  more: boolean;
  waiting: boolean;
  failure?: FunctionFailure;
};

/** Whom the typed text finds among the families this account may see; by kana. The last answer stays while one types on. */
export function useFoundFamilies(text: string): Found {
  const asked = text.trim().slice(0, 100);
  const found = useAnswer(reading('staffFindFamilies', asked === '' ? null : { text: asked }));
  const answer = asked === '' ? undefined : (found.data ?? found.previous);
  return {
    ids: answer?.customer_ids ?? null,
    more: answer?.more_flag ?? false,
    waiting: asked !== '' && answer === undefined,
    ...(found.failure ? { failure: found.failure } : {}),
  };
}
