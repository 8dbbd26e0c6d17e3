import { ClosureStrip } from '../../../../parts/calendar/staff/closures/closure-strip.tsx';
import { ElsewhereStrip } from '../../../../parts/staffing/staff/ratio/elsewhere-strip.tsx';
import { CareDueStrip } from './care-due-strip.tsx';
import { DeskStrip } from './desk-strip.tsx';
import { EmergencyStrip } from './emergency-strip.tsx';
import { HandOverStrip } from './hand-over-strip.tsx';
import { MealStrip } from './meal-strip.tsx';
import { NapStrip } from './nap-strip.tsx';
import { OpenDaysStrip } from './open-days-strip.tsx';
import { OverdueStrip } from './overdue-strip.tsx';
import { RequestsStrip } from './requests-strip.tsx';

/** What stands above the board because somebody has to see it first. Each strip says nothing while it has nothing to say. */
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
      <DeskStrip />
    </>
  );
}
