import { staffClockIn } from '../../care/shifts/staffClockIn.ts';
import { staffClockOut } from '../../care/shifts/staffClockOut.ts';
import { staffCorrectClocking } from '../../care/shifts/staffCorrectClocking.ts';
import { staffReadRoster } from '../../care/shifts/staffReadRoster.ts';
import { staffRemoveShift } from '../../care/shifts/staffRemoveShift.ts';
import { staffRemoveShiftPattern } from '../../care/shifts/staffRemoveShiftPattern.ts';
import { staffSaveShift } from '../../care/shifts/staffSaveShift.ts';
import { staffSaveShiftPattern } from '../../care/shifts/staffSaveShiftPattern.ts';
import type { FunctionImplementation } from '../context.ts';

export const shiftImplementations: readonly FunctionImplementation[] = [
  staffClockIn,
  staffClockOut,
  staffCorrectClocking,
  staffReadRoster,
  staffRemoveShift,
  staffRemoveShiftPattern,
  staffSaveShift,
  staffSaveShiftPattern,
];
