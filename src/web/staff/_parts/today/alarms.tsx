import { AlarmLines } from '../../../console/alarm-line.tsx';
import type { Board } from '../../../parts/attendance/staff/board/board.ts';
import { GuardedAlarm } from '../../../parts/attendance/staff/door/guarded-alarm.tsx';
import { HandOverAlarm } from '../../../parts/attendance/staff/door/hand-over-alarm.tsx';
import { EmergencyAlarm } from '../../../parts/attendance/staff/emergency/emergency-alarm.tsx';
import { NotFetchedAlarm } from '../../../parts/attendance/staff/emergency/not-fetched-alarm.tsx';
import { NapAlarm } from '../../../parts/care/staff/naps/nap-alarm.tsx';
import { RatioAlarm } from '../../../parts/staffing/staff/ratio/ratio-alarm.tsx';

/** What never folds. One with nothing to say renders nothing. */
export function Alarms({ board }: { board: Board | undefined }) {
  return (
    <AlarmLines>
      <HandOverAlarm />
      <EmergencyAlarm />
      <NapAlarm />
      <NotFetchedAlarm />
      {board && <GuardedAlarm board={board} />}
      <RatioAlarm />
    </AlarmLines>
  );
}
