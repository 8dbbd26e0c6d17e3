import { ageOn } from '../membership/age.ts';
import type { TokyoDate } from '../time.ts';

/** A room of a branch; with ages it is where children of these ages are unless staff placed them elsewhere. */
type Room = {
  readonly id: number;
  readonly from_age: number | null;
  readonly to_age: number | null;
};

/** The room a child was placed in, else the first one for its age, in the branch's order. */
export function roomOf<Branch extends Room>(
  child: { readonly date_of_birth: TokyoDate; readonly room_id: number | null },
  rooms: readonly Branch[],
  day: TokyoDate,
): Branch | null {
  const placed = rooms.find(({ id }) => id === child.room_id);
  if (placed !== undefined) return placed;
  const age = Math.max(0, ageOn(child.date_of_birth, day));
  return (
    rooms.find(({ from_age, to_age }) => from_age !== null && from_age <= age && age <= (to_age ?? from_age)) ?? null
  );
}
