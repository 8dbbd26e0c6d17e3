import { searchable } from '../search-text.ts';
import { type FetchedByKind, fetchedByKind } from './staff-codes.ts';

/** The people a family named, as far as a reserve knows them. */
export type FamilyPeople = {
  readonly pick_up_name: string | null;
  readonly pick_up_tel: string | null;
  readonly customer: {
    readonly name: string;
    readonly tel: string | null;
    readonly emergency_contact_name: string | null;
    readonly emergency_contact_tel: string | null;
    /** The second guardian. */
    readonly family_members?: readonly {
      readonly name: string | null;
      readonly family_member_contacts: readonly { readonly tel: string | null }[];
    }[];
    /** The saved list. */
    readonly pickup_people?: readonly { readonly name: string; readonly tel: string; readonly relation: string }[];
  } | null;
};

export type FetchingPerson = {
  readonly kind: FetchedByKind;
  readonly name: string;
  readonly tel: string | null;
  /** To the child, of the saved list. */
  readonly relation?: string;
};

/** Whom a child may be handed to without a question: who stands first usually comes. */
export function pickUpPeople({ pick_up_name, pick_up_tel, customer }: FamilyPeople): FetchingPerson[] {
  const { named, parent, emergencyContact, saved } = fetchedByKind.code;
  const people: (Omit<FetchingPerson, 'name'> & { name: string | null })[] = [
    { kind: named, name: pick_up_name, tel: pick_up_tel },
    { kind: parent, name: customer?.name ?? null, tel: customer?.tel ?? null },
    ...(customer?.family_members ?? []).map(({ name, family_member_contacts: [contact] }) => ({
      kind: parent,
      name,
      tel: contact?.tel ?? null,
    })),
    ...(customer?.pickup_people ?? []).map((person) => ({ kind: saved, ...person })),
    {
      kind: emergencyContact,
      name: customer?.emergency_contact_name ?? null,
      tel: customer?.emergency_contact_tel ?? null,
    },
  ];
  const known: FetchingPerson[] = [];
  for (const { kind, name, tel, relation } of people) {
    if (name === null || known.some((other) => isSameName(other.name, name))) continue;
    known.push({ kind, name, tel, ...(relation === undefined ? {} : { relation }) });
  }
  return known;
}

/** Names as people write them: width and blanks do not make another person. */
export const isSameName = (one: string, other: string): boolean => searchable(one) === searchable(other);

/** Who fetched the child by what was said at the door: nothing said is whoever usually comes. */
export function fetchingPerson(
  family: FamilyPeople,
  said: { readonly name: string; readonly tel: string | null } | null,
): FetchingPerson | null {
  const people = pickUpPeople(family);
  if (said === null) return people[0] ?? null;
  const known = people.find(({ name }) => isSameName(name, said.name));
  if (known) return { ...known, tel: said.tel ?? known.tel };
  return { kind: fetchedByKind.code.unlisted, name: said.name, tel: said.tel };
}
