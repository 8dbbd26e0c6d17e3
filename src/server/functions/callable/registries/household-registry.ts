import { listChildDays } from '../../family/day/listChildDays.ts';
import { readChildDay } from '../../family/day/readChildDay.ts';
import { staffSaveDayNote } from '../../family/day/staffSaveDayNote.ts';
import type { FunctionImplementation } from '../context.ts';

export const householdImplementations: readonly FunctionImplementation[] = [
  // invitations and people
  // passes
  // health
  // morning
  // day
  readChildDay,
  listChildDays,
  staffSaveDayNote,
  // messages
  // notification settings
];
