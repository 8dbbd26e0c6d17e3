import {
  type DoorPerson,
  type DoorRow,
  doorPeople,
  doorStanding,
} from '../../../../../domain/attendance/door/door-people.ts';
import type { DoorFacts } from '../../../../../domain/attendance/door/hand-over.ts';

/** A person a child is never handed to, as shown in a dialog. */
export type BarredPerson = {
  readonly id: number;
  readonly name: string;
  readonly name_kana: string;
  readonly relation: string;
  readonly file: { readonly key: string } | null;
};
export type DoorReserve = {
  readonly door_people: readonly DoorRow[];
  readonly customer: { readonly pickup_freezes: readonly unknown[] } | null;
};
export type DoorChild = { readonly child: { readonly bars: readonly BarredPerson[] } | null };

export const isPickupLocked = ({ customer }: Pick<DoorReserve, 'customer'>): boolean =>
  (customer?.pickup_freezes.length ?? 0) > 0;

const { hidden, removed } = doorStanding.code;
/** Guardians who were hidden or removed: staff see them before anyone comes to the door. */
export const neverFetching = ({ door_people }: Pick<DoorReserve, 'door_people'>): DoorPerson[] =>
  doorPeople(door_people).filter(({ standing }) => standing === hidden || standing === removed);

/** Of all these children, each person once. */
export const barsOf = (children: readonly DoorChild[]): BarredPerson[] => [
  ...new Map(children.flatMap(({ child }) => child?.bars ?? []).map((bar) => [bar.id, bar])).values(),
];

/** What the page last read, for the same rule as the server's: it holds without connection too. */
export const doorFacts = (reserve: DoorReserve, children: readonly DoorChild[]): DoorFacts => ({
  people: reserve.door_people,
  bars: barsOf(children),
  frozen: isPickupLocked(reserve),
});
