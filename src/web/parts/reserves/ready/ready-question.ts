import type { Question } from '../../../data/answers.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { reading } from '../../../data/question.ts';
import type { ReadyAnswer } from './ready-text.ts';

/** Asked again while the page is looked at: the next free start moves with the clock. */
export const readySeconds = 120;

/** What is usual for this family today. Cached, so that returning to the page renders at once. */
export const readyQuestion = (): Question<ReadyAnswer, FunctionFailure> => ({
  ...reading('readySeat', {}),
  keep: true,
});
