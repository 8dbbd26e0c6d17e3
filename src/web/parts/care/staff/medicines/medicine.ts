import type { SelectStaffMedicinesData } from '../../../../../contract/operations/generated.ts';
import { doseStatus } from '../../../../../domain/care/incident-codes.ts';

export type MedicineRow = SelectStaffMedicinesData['medicine_requests'][number];

/** The state of the day's one dose: the last row that was not sent back. */
export const openDoseOf = ({ medicine_doses }: MedicineRow) =>
  medicine_doses.findLast(({ status }) => status !== doseStatus.code.wrong);
