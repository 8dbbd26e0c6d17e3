import type { SelectStaffDayLoadData } from '../../../../../contract/operations/generated.ts';
import { ageOn, isSchoolchild } from '../../../../../domain/membership/age.ts';
import { epochOf, instantOf, type TokyoDate } from '../../../../../domain/time.ts';

type Loading = SelectStaffDayLoadData['reserves'][number];

/** As the number of carers is reckoned: the younger, the fewer to one. */
const groups: readonly { label: string; has: (born: TokyoDate, day: TokyoDate) => boolean }[] = [
  { label: '0歳', has: (born, day) => ageOn(born, day) < 1 },
  { label: '1〜2歳', has: (born, day) => ageOn(born, day) <= 2 },
  { label: '3〜5歳', has: (born, day) => !isSchoolchild(born, day) },
  { label: '小学生', has: () => true },
];

/** How many children of each group are there at one moment of the day; groups without anybody are left out. */
export function ageLabelsAt(
  reserves: readonly Loading[],
  date: TokyoDate,
  minute: number,
): { label: string; count: number }[] {
  const moment = epochOf(instantOf(date, minute));
  const births = reserves
    .filter(({ start_datetime, end_datetime }) => epochOf(start_datetime) <= moment && moment < epochOf(end_datetime))
    .flatMap(({ reserve_details }) => reserve_details.map(({ date_of_birth }) => date_of_birth));
  const labels = births.map((born) => groups.find(({ has }) => has(born, date))?.label);
  return groups
    .map(({ label }) => ({ label, count: labels.filter((each) => each === label).length }))
    .filter(({ count }) => count > 0);
}
