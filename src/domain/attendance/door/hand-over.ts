import { type DoorRefusal, doorRefusal, fetchedByKind } from '../../staff-codes.ts';
import {
  type DoorPerson,
  type DoorRow,
  type DoorStanding,
  doorPeople,
  doorStanding,
  type FetchingPerson,
  isFormerRelative,
} from './door-people.ts';
import { isLikeNameOf, isNameOf, isSameName, soundsAlike, type WrittenName } from './names.ts';

/** What is known of a family and of the children who leave, at the moment of the question. */
export type DoorFacts = {
  readonly people: readonly DoorRow[];
  /** Of every child that leaves, in force today. */
  readonly bars: readonly WrittenName[];
  /** The family's pick-up list is frozen. */
  readonly frozen: boolean;
};

/** Who is at the door: the usual person, a name that was given or selected, or the bearer of a pass. */
export type AtTheDoor =
  | 'usual'
  | { readonly name: string; readonly tel: string | null }
  | {
      readonly pass: WrittenName & { readonly tel: string | null; readonly relation: string };
      /** Issued in the hours before the freeze, or by a person who has since been hidden or removed. */
      readonly disputed: boolean;
    };

/**
 * What staff must confirm before the child leaves: a person the family has not named, a name close to a barred one, or a relative
 * who was removed from the family.
 */
export const doorWarnings = ['unlisted', 'like_barred', 'former_relative'] as const;
export type DoorWarning = (typeof doorWarnings)[number];
/** A call to the guardian is not enough: the document that was seen is entered. */
export const needsDocument = (warning: DoorWarning): boolean => warning !== 'unlisted';

export type DoorAnswer = {
  /** Null: we know of no one in this family. */
  readonly person: FetchingPerson | null;
  /** Only a manager goes past it, with a reason and the document seen. */
  readonly refusal: DoorRefusal | null;
  readonly doubts: readonly DoorWarning[];
};

const { barred, hidden, removed, disputed, notListed } = doorRefusal.code;
const refusalOf: Readonly<Record<DoorStanding, DoorRefusal | null>> = {
  [doorStanding.code.mayFetch]: null,
  [doorStanding.code.hidden]: hidden,
  [doorStanding.code.removed]: removed,
  [doorStanding.code.disputed]: disputed,
  [doorStanding.code.notListed]: notListed,
  [doorStanding.code.formerRelative]: null,
};

/** The one rule of the door: asked by every way a child leaves, on the server and, without connection, on the tablet. */
export function askDoor(facts: DoorFacts, who: AtTheDoor): DoorAnswer {
  const people = doorPeople(facts.people);
  if (who === 'usual') {
    const usual = people.find(mayStandFirst) ?? people[0];
    return usual === undefined ? { person: null, refusal: null, doubts: [] } : answerFor(facts, usual);
  }
  if ('pass' in who) {
    const { name, name_kana, tel, relation } = who.pass;
    const known = people.find((person) => isSameName(person.name, name));
    const shown: DoorPerson = {
      kind: fetchedByKind.code.saved,
      name,
      name_kana,
      tel,
      relation,
      standing: known?.standing ?? doorStanding.code.notListed,
    };
    const answer = answerFor(facts, shown);
    return { ...answer, refusal: answer.refusal ?? (who.disputed ? disputed : null) };
  }
  const known =
    people.find(({ name }) => isSameName(name, who.name)) ??
    people.find((person) => isRefusedByReading(person, who.name));
  return known ? answerFor(facts, { ...known, tel: who.tel ?? known.tel }) : answerForStranger(facts, who);
}

/** A hidden or removed person never fetches, so anyone else is preferred as the usual one. */
const mayStandFirst = ({ standing }: DoorPerson): boolean =>
  standing !== doorStanding.code.hidden && standing !== doorStanding.code.removed;

/** Typing a refused person's name in kana must not bypass the refusal. */
const isRefusedByReading = (person: DoorPerson, typed: string): boolean =>
  refusalOf[person.standing] !== null && person.name_kana !== '' && isSameName(person.name_kana, typed);

function answerFor({ bars }: DoorFacts, { standing, name_kana, ...person }: DoorPerson): DoorAnswer {
  if (bars.some((bar) => isNameOf(bar, person.name))) return { person, refusal: barred, doubts: [] };
  const written = { name: person.name, name_kana };
  const near = bars.some(
    (bar) => soundsAlike(bar.name_kana, name_kana) || (isOnlyTyped(person) && isLikeNameOf(bar, written)),
  );
  return { person, refusal: refusalOf[standing], doubts: near ? ['like_barred'] : [] };
}

/** A person the family typed in once but never saved with a reading and relation. */
const isOnlyTyped = ({ kind, relation }: FetchingPerson): boolean =>
  relation === undefined && (kind === fetchedByKind.code.named || kind === fetchedByKind.code.emergencyContact);

function answerForStranger(
  { people, bars, frozen }: DoorFacts,
  { name, tel }: { name: string; tel: string | null },
): DoorAnswer {
  const person = { kind: fetchedByKind.code.unlisted, name, tel };
  if (bars.some((bar) => isNameOf(bar, name))) return { person, refusal: barred, doubts: [] };
  const typed = { name, name_kana: '' };
  const near = bars.some((bar) => isLikeNameOf(bar, typed));
  const former = people.some((row) => isFormerRelative(row) && (isNameOf(row, name) || isLikeNameOf(row, typed)));
  const warnings: DoorWarning[] = ['unlisted'];
  if (near) warnings.push('like_barred');
  if (former) warnings.push('former_relative');
  return { person, refusal: frozen ? notListed : null, doubts: warnings };
}

/** Always ask who is fetching: someone in the family may not, or the list is frozen. */
export function isGuarded({ people, bars, frozen }: DoorFacts): boolean {
  return (
    frozen || bars.length > 0 || doorPeople(people).some(({ standing }) => standing !== doorStanding.code.mayFetch)
  );
}
