import { ageClasses, ageClassText, type ChildrenByAge } from '../../../../../domain/staffing/ratio.ts';
import type { TimeRange } from '../../../../../domain/time.ts';
import { formatMinuteRange } from '../../../../../domain/time-format.ts';
import { roomThroughout, type ShownStaffing, type StaffedTime, shortTimes, timesIn } from './staffing.ts';

type StaffingPartProps = {
  /** Null before there were ratios. */
  staffing: ShownStaffing | null;
  /** The stay in question; null shows the whole day. */
  range?: TimeRange | null;
};

/** Further gaps are only shown in the day's table. */
const shownGaps = 2;

/** Who is there for the children of the day or of a stay, and how many of which age could still come. */
export function StaffingPart({ staffing, range = null }: StaffingPartProps) {
  if (staffing === null) return null;
  const times = timesIn(staffing, range);
  const room = roomThroughout(times);
  return (
    <section aria-label="職員の配置" className="text-note leading-snug">
      <StaffingLine staffing={staffing} times={times} />
      {staffing.planned > 0 && range !== null && room && (
        <p className="mt-1 flex flex-wrap gap-x-3">
          <span className="text-ink-soft">この時間、あと</span>
          <RoomText room={room} />
        </p>
      )}
      {staffing.planned > 0 && range === null && <TimesTable times={times} />}
    </section>
  );
}

function StaffingLine({ staffing, times }: { staffing: ShownStaffing; times: readonly StaffedTime[] }) {
  const gaps = shortTimes(times);
  if (staffing.planned === 0) {
    return (
      <p>
        <span className="text-ink-soft">職員</span> シフト未登録
      </p>
    );
  }
  if (gaps.length === 0) {
    return (
      <p>
        <span className="text-ink-soft">職員</span> シフトは足りています
      </p>
    );
  }
  return (
    <>
      <p className="font-bold text-wrong">職員が足りない時間があります</p>
      <ul>
        {gaps.slice(0, shownGaps).map((gap) => (
          <li key={gap.start} className="figures">
            {formatMinuteRange(gap.start, gap.end)} 必要{gap.required}名・シフト{gap.staff}名
          </li>
        ))}
        {gaps.length > shownGaps && <li>ほか{gaps.length - shownGaps}つの時間</li>}
      </ul>
    </>
  );
}

function RoomText({ room }: { room: ChildrenByAge }) {
  return ageClasses.map((age) => (
    <span key={age} className={room[age] === 0 ? 'text-ink-soft' : ''}>
      {ageClassText[age]} <b className="figures">{room[age]}名</b>
    </span>
  ));
}

function TimesTable({ times }: { times: readonly StaffedTime[] }) {
  return (
    <details>
      <summary className="min-h-11 py-2 font-bold">時間ごとに、あと何名預かれるか</summary>
      <table className="figures w-full text-center">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              時間
            </th>
            <th scope="col" className="font-normal">
              職員
              <span className="block">(必要)</span>
            </th>
            {ageClasses.map((age) => (
              <th key={age} scope="col" className="font-normal">
                {ageClassText[age]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map(({ start, end, staff, required, room }) => (
            <tr key={start} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {formatMinuteRange(start, end)}
              </th>
              <td className={staff < required ? 'font-bold text-wrong' : ''}>
                {staff}({required})
              </td>
              {ageClasses.map((age) => (
                <td key={age} className={room[age] === 0 ? 'text-ink-soft' : 'font-bold'}>
                  {room[age]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-ink-soft">どの年齢も、その年齢だけを預かるときの人数です(定員まで)。</p>
    </details>
  );
}
