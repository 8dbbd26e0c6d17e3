import { staffBeginNap } from '../../care/log/staffBeginNap.ts';
import { staffCheckSleep } from '../../care/log/staffCheckSleep.ts';
import { staffEndNap } from '../../care/log/staffEndNap.ts';
import { staffStrikeCareRecord } from '../../care/log/staffStrikeCareRecord.ts';
import { staffWriteChildLog } from '../../care/log/staffWriteChildLog.ts';
import type { FunctionImplementation } from '../context.ts';

/** The child's log and sleep. */
export const logImplementations: readonly FunctionImplementation[] = [
  staffBeginNap,
  staffCheckSleep,
  staffEndNap,
  staffStrikeCareRecord,
  staffWriteChildLog,
];
