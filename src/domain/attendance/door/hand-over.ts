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

/** Who stands there: whoever usually comes, a name that was said or chosen, or whoever shows a pass. */
export type AtTheDoor =
  | 'usual'
  | { readonly name: string; readonly tel: string | null }
  | {
      readonly pass: WrittenName & { readonly tel: string | null; readonly relation: string };
      /** Made in the hours before the freeze, or by somebody who was hidden or removed since. */
      readonly disputed: boolean;
    };

/**
 * What a member of staff is asked before the child goes: somebody the family has not named, a name near a barred one, a relative
 * who was taken off the family.
 */
export const doorWarnings = ['unlisted', 'like_barred', 'former_relative'] as const;
export type DoorWarning = (typeof doorWarnings)[number];
/** A call to the guardian is not enough: the document that was seen is entered. */
export const needsDocument = (warning: DoorWarning): boolean => warning !== 'unlisted';

export type DoorAnswer = {
  /** Null: nobody is known of this family. */
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

/** Nobody is taken for whoever usually comes who never fetches. */
const mayStandFirst = ({ standing }: DoorPerson): boolean =>
  standing !== doorStanding.code.hidden && standing !== doorStanding.code.removed;

/** Somebody refused is not let in because the name was written in kana. */
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

/** Somebody the family typed once, whom it has not saved with reading and relation. */
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

/** A stay at which who fetches is always asked: somebody of the family must not, or the list is frozen. */
export function isGuarded({ people, bars, frozen }: DoorFacts): boolean {
  return (
    frozen || bars.length > 0 || doorPeople(people).some(({ standing }) => standing !== doorStanding.code.mayFetch)
  );
}
