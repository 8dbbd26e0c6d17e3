import { SelectMypageTopDocument } from '../../contract/operations/generated.ts';
import type { Question } from '../data/answers.ts';
import { answers } from '../data/browser-data.ts';
import { operation, reading } from '../data/question.ts';

/**
 * Questions of pages that nearly everybody who is signed in may see, asked while the guard still asks about the
 * registration: one wait less. Rights are the database's, so an answer to a page that is then refused shows nothing new.
 */
const questions: Readonly<Record<string, () => Question<unknown, unknown>[]>> = {
  '/mypage/top': () => [operation(SelectMypageTopDocument, {}), { ...reading('readySeat', {}), keep: true }],
};

export function askEarly(path: string): void {
  const asked = Object.hasOwn(questions, path) ? questions[path]?.() : undefined;
  for (const question of asked ?? []) answers().askEarly(question);
}
