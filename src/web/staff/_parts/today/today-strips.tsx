import { HandOverStrip } from '../../../parts/attendance/staff/door/hand-over-strip.tsx';
import { EmergencyStrip } from '../../../parts/attendance/staff/emergency/emergency-strip.tsx';
import { OverdueStrip } from '../../../parts/attendance/staff/emergency/overdue-strip.tsx';
import { OpenDaysStrip } from '../../../parts/attendance/staff/open-stays/open-days-strip.tsx';
import { ClosureStrip } from '../../../parts/calendar/staff/closures/closure-strip.tsx';
import { CareDueStrip } from '../../../parts/care/staff/incidents/care-due-strip.tsx';
import { MealStrip } from '../../../parts/care/staff/kitchen/meal-strip.tsx';
import { NapStrip } from '../../../parts/care/staff/naps/nap-strip.tsx';
import { RequestsStrip } from '../../../parts/reserves/staff/requests/requests-strip.tsx';
import { ElsewhereStrip } from '../../../parts/staffing/staff/ratio/elsewhere-strip.tsx';

/** Shown above the board because staff must see it first. A strip with nothing to say renders nothing. */
export function TodayStrips() {
  return (
    <>
      <HandOverStrip />
      <EmergencyStrip />
      <OverdueStrip />
      <ElsewhereStrip />
      <CareDueStrip />
      <RequestsStrip />
      <NapStrip />
      <ClosureStrip />
      <OpenDaysStrip />
      <MealStrip />
    </>
  );
}
