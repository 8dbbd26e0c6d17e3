import { searchable } from '../text/search-text.ts';

/** A person who may fetch: saved by the family, or one of its guardians. */
type ListedPerson = { readonly name: string; readonly tel: string | null };

/** Who of the list was typed: names as people write them, and the same number where one is known. */
export const listedAs = <Person extends ListedPerson>(
  list: readonly Person[],
  typed: ListedPerson,
): Person | undefined =>
  list.find(
    ({ name, tel }) =>
      searchable(name) === searchable(typed.name) && (tel === null || typed.tel === null || tel === typed.tel),
  );
