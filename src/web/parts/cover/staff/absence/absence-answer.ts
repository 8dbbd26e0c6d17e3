import type { FunctionOk } from '../../../../../contract/functions/functions.ts';

export type AbsenceAnswer = FunctionOk<'staffReadAbsence'>;
export type Absence = NonNullable<AbsenceAnswer['absence']>;
