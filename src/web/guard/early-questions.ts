import { SelectMypageTopDocument } from '../../contract/operations/generated.ts';
import type { Question } from '../data/answers.ts';
import { answers } from '../data/browser-data.ts';
import { operation } from '../data/question.ts';

/**
 * Questions of pages that nearly everybody who is signed in may see, asked while the guard still asks about the
 * registration: one wait less. Rights are the database's, so an answer to a page that is then refused shows nothing new.
 */
const questions: Readonly<Record<string, () => Question<unknown, unknown>>> = {
  '/mypage/top': () => operation(SelectMypageTopDocument, {}),
};

export function askEarly(path: string): void {
  const question = Object.hasOwn(questions, path) ? questions[path]?.() : undefined;
  if (question) answers().askEarly(question);
}
