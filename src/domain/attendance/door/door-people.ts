import { type CodeOf, codeList } from '../../code-list.ts';
import { type FetchedByKind, fetchedByKind } from '../../staff-codes.ts';
import { epochOf, type Instant } from '../../time.ts';
import { nameKey } from './names.ts';

/** view_door_people.standing: a family member's status at the door. */
export const doorStanding = codeList({
  mayFetch: [1, 'お引き渡しできます'],
  hidden: [2, 'お引き渡しできません'],
  removed: [3, 'お引き渡しできません'],
  disputed: [4, '確認がとれていません'],
  notListed: [5, '凍結中のリストにありません'],
  formerRelative: [6, 'ご家族の登録から外れた方です'],
});
export type DoorStanding = CodeOf<typeof doorStanding>;

/** A row of view_door_people: one spelling of one person's name. The same person may appear more than once. */
export type DoorRow = {
  readonly place: number;
  readonly kind: number;
  readonly name: string;
  readonly name_kana: string;
  readonly relation: string;
  readonly tel: string | null;
  readonly standing: number;
  readonly since: Instant;
};

export type FetchingPerson = {
  readonly kind: FetchedByKind;
  readonly name: string;
  readonly tel: string | null;
  /** To the child, of the saved list. */
  readonly relation?: string;
};
export type DoorPerson = FetchingPerson & { readonly name_kana: string; readonly standing: DoorStanding };

/** A relative whose sign-in ended: not one of the people who fetch, but still distinct from a stranger. */
export const isFormerRelative = ({ standing }: DoorRow): boolean => standing === doorStanding.code.formerRelative;

/** Everybody the family named, each once, in the order in which they usually come. */
export function doorPeople(rows: readonly DoorRow[]): DoorPerson[] {
  const named = Map.groupBy(
    rows.filter((row) => !isFormerRelative(row)).toSorted((one, other) => one.place - other.place),
    ({ name }) => nameKey(name),
  );
  return [...named.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const all = [first, ...more];
    const kana = all.find(({ name_kana }) => name_kana !== '')?.name_kana ?? '';
    const relation = all.find((row) => row.relation !== '' && row.kind === fetchedByKind.code.saved)?.relation;
    const person = { kind: first.kind as FetchedByKind, name: first.name, tel: first.tel, name_kana: kana };
    return [{ ...person, standing: standingOf(all), ...(relation === undefined ? {} : { relation }) }];
  });
}

/** Whom a family's word counts for most: a guardian, then the saved list, then a name typed into a reserve. */
const byWeight: readonly number[] = [
  fetchedByKind.code.parent,
  fetchedByKind.code.saved,
  fetchedByKind.code.named,
  fetchedByKind.code.emergencyContact,
];

/**
 * Of several writings of one name. Hidden counts whatever else is written; removed counts until the family has listed the
 * person again.
 */
function standingOf(rows: readonly DoorRow[]): DoorStanding {
  const { mayFetch, hidden, removed } = doorStanding.code;
  if (rows.some(({ standing }) => standing === hidden)) return hidden;
  const gone = rows.filter(({ standing }) => standing === removed).map(({ since }) => epochOf(since));
  const kept = rows.filter(({ standing }) => standing !== removed);
  const again = kept.some(
    ({ kind, standing, since }) =>
      byWeight.indexOf(kind) < 2 && standing === mayFetch && epochOf(since) > Math.max(...gone),
  );
  if (gone.length > 0 && !again) return removed;
  const [heaviest] = kept.toSorted((one, other) => byWeight.indexOf(one.kind) - byWeight.indexOf(other.kind));
  return (heaviest?.standing ?? removed) as DoorStanding;
}
