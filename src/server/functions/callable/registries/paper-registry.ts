import { headquartersFindDocuments } from '../../headquarters/documents/headquartersFindDocuments.ts';
import { headquartersOpenDocument } from '../../headquarters/documents/headquartersOpenDocument.ts';
import { issueYearlyStatement } from '../../payments/issueYearlyStatement.ts';
import type { FunctionImplementation } from '../context.ts';

/** Papers handed to families: receipts and yearly statements. */
export const paperImplementations: readonly FunctionImplementation[] = [
  headquartersFindDocuments,
  headquartersOpenDocument,
  issueYearlyStatement,
];
