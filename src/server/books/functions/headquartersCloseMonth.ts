import { implement } from '../../callable/context.ts';
import { closeMonth } from '../close-month.ts';

export const headquartersCloseMonth = implement('headquartersCloseMonth', async (context, place, acting) => ({
  status: 'OK',
  id: await closeMonth(context, place, acting),
}));
