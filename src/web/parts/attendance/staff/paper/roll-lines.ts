import type { SelectStaffRollData } from '../../../../../contract/operations/generated.ts';
import type { ChildWithAllergies } from '../../../../../domain/care/child-health.ts';
import { type ChildAttendance, childAttendance } from '../../../../../domain/codes.ts';
import { searchable } from '../../../../../domain/text/search-text.ts';
import { mealsOf } from '../../../care/staff/kitchen/meals.ts';
import { isPickupLocked } from '../door/facts.ts';

type RollReserve = SelectStaffRollData['reserves'][number];
type RollDetail = RollReserve['reserve_details'][number];

/** One child on paper: everything that must be known without a tablet. */
export type RollLine = {
  key: string;
  reserve_id: number;
  child_id: number;
  name: string;
  kana: string;
  date_of_birth: string;
  /** The parent's own words, and what the branch wrote down itself. */
  health: string;
  /** What was answered about allergies; null where the child cannot be seen. */
  allergies: ChildWithAllergies | null;
  /** No earlier stay at this branch. */
  first_visit_flag: boolean;
  note: string;
  remarks: string;
  meals: string;
  start_datetime: string;
  end_datetime: string;
  status: ChildAttendance;
  arrived_datetime: string | null;
  left_datetime: string | null;
  parent: { name: string; tel: string } | null;
  emergency: { name: string; tel: string } | null;
  /** Who fetches the child today; null: the parent. */
  pick_up: { name: string; tel: string } | null;
  /** The family's pick-up list is frozen. */
  frozen: boolean;
  /** People the child must not be handed to; the reason is never printed. */
  bars: readonly { name: string; relation: string }[];
};

/** Every child of the day, brothers and sisters one by one, by the planned start and then as one looks a name up. */
export function rollLines(reserves: readonly RollReserve[]): RollLine[] {
  return reserves
    .flatMap((reserve) => reserve.reserve_details.map((detail) => lineOf(reserve, detail)))
    .sort(
      (one, other) =>
        Date.parse(one.start_datetime) - Date.parse(other.start_datetime) ||
        byKana(one, other) ||
        one.child_id - other.child_id,
    );
}

function lineOf(reserve: RollReserve, detail: RollDetail): RollLine {
  const { customer } = reserve;
  const { child } = detail;
  const person = (name: string | null | undefined, tel: string | null | undefined) =>
    name || tel ? { name: name ?? '', tel: tel ?? '' } : null;
  return {
    key: `${reserve.id} ${detail.child_id}`,
    reserve_id: reserve.id,
    child_id: detail.child_id,
    name: child?.name ?? '',
    kana: child?.name_kana ?? '',
    date_of_birth: child?.date_of_birth ?? '',
    health: child?.customer_remarks ?? '',
    allergies: child,
    first_visit_flag: child?.earlier.length === 0,
    note: child?.staff_remarks ?? '',
    remarks: reserve.remarks,
    meals: mealsOf({ reserve_details: [detail] }),
    start_datetime: reserve.start_datetime,
    end_datetime: reserve.end_datetime,
    status: detail.attendance_status as ChildAttendance,
    arrived_datetime: detail.arrived_datetime,
    left_datetime: detail.left_datetime,
    parent: person(customer?.name, customer?.tel),
    emergency: person(customer?.emergency_contact_name, customer?.emergency_contact_tel),
    pick_up: person(reserve.pick_up_name, reserve.pick_up_tel),
    frozen: isPickupLocked(reserve),
    bars: child?.bars ?? [],
  };
}

const reading = ({ kana, name }: RollLine): string => searchable(kana || name);
export const byKana = (one: RollLine, other: RollLine): number => reading(one).localeCompare(reading(other), 'ja');

/** The roll of an emergency: who is in the building, then who may be on the way. */
export function emergencyGroups(lines: readonly RollLine[]): { present: RollLine[]; expected: RollLine[] } {
  const { present, expected } = childAttendance.code;
  const of = (status: ChildAttendance) => lines.filter((line) => line.status === status).sort(byKana);
  return { present: of(present), expected: of(expected) };
}
