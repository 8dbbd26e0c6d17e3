import { cancelKonbiniSlip } from '../../payments/unpaid/cancelKonbiniSlip.ts';
import { createKonbiniSlip } from '../../payments/unpaid/createKonbiniSlip.ts';
import { headquartersAgreeInstalments } from '../../payments/unpaid/headquartersAgreeInstalments.ts';
import { headquartersEndInstalments } from '../../payments/unpaid/headquartersEndInstalments.ts';
import { headquartersReadUnpaid } from '../../payments/unpaid/headquartersReadUnpaid.ts';
import { headquartersRecordPartPayment } from '../../payments/unpaid/headquartersRecordPartPayment.ts';
import { payUnpaid } from '../../payments/unpaid/payUnpaid.ts';
import { readUnpaid } from '../../payments/unpaid/readUnpaid.ts';
import { staffCancelKonbiniSlip } from '../../payments/unpaid/staffCancelKonbiniSlip.ts';
import type { FunctionImplementation } from '../context.ts';

export const unpaidRegistry: readonly FunctionImplementation[] = [
  cancelKonbiniSlip,
  createKonbiniSlip,
  headquartersAgreeInstalments,
  headquartersEndInstalments,
  headquartersReadUnpaid,
  headquartersRecordPartPayment,
  payUnpaid,
  readUnpaid,
  staffCancelKonbiniSlip,
];
