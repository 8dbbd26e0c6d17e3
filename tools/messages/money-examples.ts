import { billExamples } from './bill-examples.ts';
import { certificateExamples } from './certificate-examples.ts';
import { resaleExamples } from './resale-examples.ts';
import { ticketExamples } from './ticket-examples.ts';
import { unpaidExamples } from './unpaid-examples.ts';

/** Messages about money. */
export const moneyExamples = {
  ...billExamples,
  ...ticketExamples,
  ...resaleExamples,
  ...unpaidExamples,
  ...certificateExamples,
};
