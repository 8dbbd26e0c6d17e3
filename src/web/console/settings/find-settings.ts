import type { Settings } from '../../../domain/settings/kinds.ts';
import { matchesQuery, searchWords } from '../../../domain/text/search-text.ts';

type Searched = { readonly title: string; readonly fields: Settings };
type FoundSetting<Subject> = { readonly subject: Subject; readonly name: string; readonly label: string };

/** The settings a person means: by their label, what they do, or a word people use for it. The label counts first. */
export function findSettings<Subject extends Searched>(
  subjects: readonly Subject[],
  text: string,
): FoundSetting<Subject>[] {
  if (searchWords(text).length === 0) return [];
  const found = subjects.flatMap((subject) =>
    Object.entries(subject.fields).flatMap(([name, { label, hint = '', effect = '', words = '' }]) => {
      if (!matchesQuery(text, [subject.title, label, hint, effect, words])) return [];
      return [{ subject, name, label, near: matchesQuery(text, [label, words]) }];
    }),
  );
  return found
    .toSorted((a, b) => Number(b.near) - Number(a.near))
    .map(({ subject, name, label }) => ({ subject, name, label }));
}
