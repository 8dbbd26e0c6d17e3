import { headquartersCloseMonth } from '../../headquarters/books/headquartersCloseMonth.ts';
import { headquartersListMappings } from '../../headquarters/books/headquartersListMappings.ts';
import { headquartersReadJournal } from '../../headquarters/books/headquartersReadJournal.ts';
import { headquartersRemoveMapping } from '../../headquarters/books/headquartersRemoveMapping.ts';
import { headquartersSaveMapping } from '../../headquarters/books/headquartersSaveMapping.ts';
import { staffListMonths } from '../../headquarters/books/staffListMonths.ts';
import { staffReadMonthSheet } from '../../headquarters/books/staffReadMonthSheet.ts';
import type { FunctionImplementation } from '../context.ts';

/** Months of the books and the accounting file. */
export const bookImplementations: readonly FunctionImplementation[] = [
  headquartersCloseMonth,
  headquartersListMappings,
  headquartersReadJournal,
  headquartersRemoveMapping,
  headquartersSaveMapping,
  staffListMonths,
  staffReadMonthSheet,
];
