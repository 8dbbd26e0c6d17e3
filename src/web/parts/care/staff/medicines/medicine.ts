import type { SelectStaffMedicinesData } from '../../../../../contract/operations/generated.ts';
import { doseStatus } from '../../../../../domain/care/incident-codes.ts';

export type MedicineRow = SelectStaffMedicinesData['medicine_requests'][number];

/** The state of the day's one dose: the last row that was not sent back. */
export const openDoseOf = ({ medicine_doses }: MedicineRow) =>
  medicine_doses.findLast(({ status }) => status !== doseStatus.code.wrong);

const over: readonly (number | undefined)[] = [doseStatus.code.given, doseStatus.code.notGiven];
export const isGivenOrNot = (row: MedicineRow): boolean => over.includes(openDoseOf(row)?.status);
/** Its time has come and nobody has said what became of it. */
export const isDueNow = (row: MedicineRow, now: Date): boolean =>
  row.withdrawn_at === null && new Date(row.due_at) <= now && !isGivenOrNot(row);
