import { confirmClosureNotice } from '../../branch-month/closing/confirmClosureNotice.ts';
import { declineClosureMove } from '../../branch-month/closing/declineClosureMove.ts';
import { moveClosureReserve } from '../../branch-month/closing/moveClosureReserve.ts';
import { readClosureNotice } from '../../branch-month/closing/readClosureNotice.ts';
import { staffCloseBranches } from '../../branch-month/closing/staffCloseBranches.ts';
import { staffDayLoad } from '../../branch-month/closing/staffDayLoad.ts';
import { staffMarkClosureCall } from '../../branch-month/closing/staffMarkClosureCall.ts';
import { staffPreviewClosure } from '../../branch-month/closing/staffPreviewClosure.ts';
import { staffReopenClosure } from '../../branch-month/closing/staffReopenClosure.ts';
import type { FunctionImplementation } from '../context.ts';

export const closingFunctions: readonly FunctionImplementation[] = [
  confirmClosureNotice,
  declineClosureMove,
  moveClosureReserve,
  readClosureNotice,
  staffCloseBranches,
  staffDayLoad,
  staffMarkClosureCall,
  staffPreviewClosure,
  staffReopenClosure,
];
