import { kitchenAgeOf, kitchenAges } from '../../../../../domain/care/kitchen.ts';
import { type KanaRow, kanaRowOf } from '../../../../../domain/text/kana-rows.ts';
import { matchesQuery } from '../../../../../domain/text/search-text.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { type NameFilter, noFilter } from '../../../../console/name-finder.tsx';
import type { BranchRoom, CaredChild } from './care-day.ts';

/** A letter, some letters of a name, an age, a room: all that is chosen must be true of a child. */
export type CareFilter = NameFilter & { readonly age: number | null; readonly room: number | null };
export const wholeHouse: CareFilter = { ...noFilter, age: null, room: null };

export const filteredChildren = (
  children: readonly CaredChild[],
  { row, text, age, room }: CareFilter,
  today: TokyoDate,
): CaredChild[] =>
  children.filter(
    (child) =>
      (row === null || kanaRowOf(child.name_kana) === row) &&
      (age === null || kitchenAgeOf(child.date_of_birth, today) === age) &&
      (room === null || child.room?.id === room) &&
      matchesQuery(text, [child.name, child.name_kana]),
  );

export function countsByLetter(children: readonly CaredChild[]): ReadonlyMap<KanaRow, number> {
  const counts = new Map<KanaRow, number>();
  for (const { name_kana } of children) counts.set(kanaRowOf(name_kana), (counts.get(kanaRowOf(name_kana)) ?? 0) + 1);
  return counts;
}

export type GroupChip = { readonly key: number; readonly word: string; readonly count: number };

/** The ages and rooms there are children of now; an empty room stays, so that its chip does not jump. */
export function groupChips(
  children: readonly CaredChild[],
  rooms: readonly BranchRoom[],
  today: TokyoDate,
): { readonly ages: readonly GroupChip[]; readonly rooms: readonly GroupChip[] } {
  const count = (is: (child: CaredChild) => boolean) => children.filter(is).length;
  const ages = kitchenAges.map((word, key) => ({
    key,
    word,
    count: count(({ date_of_birth }) => kitchenAgeOf(date_of_birth, today) === key),
  }));
  return {
    ages: ages.filter((age) => age.count > 0),
    rooms: rooms.map(({ id, name }) => ({ key: id, word: name, count: count(({ room }) => room?.id === id) })),
  };
}
