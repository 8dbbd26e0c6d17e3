import { calendarOperations } from './calendar.ts';
import { createReserve } from './create-reserve.ts';
import { dataOperations } from './data-operations.ts';
import type { Operation } from './operation.ts';
import { publicPages } from './pages.ts';
import { refresh } from './sign-in.ts';

/** Every benchmark; what writes comes last. */
export const operations: readonly Operation[] = [
  ...publicPages,
  ...calendarOperations,
  ...dataOperations,
  refresh,
  createReserve,
];
