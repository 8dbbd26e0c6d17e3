import { Refusal } from '../../contract/refusal.ts';
import { customerStatus } from '../../domain/codes.ts';
import type { Queryable } from '../postgres/database.ts';
import { type CustomerRow, customerById } from './store/customers.ts';

/** A deleted account can only be viewed: nothing more is done for it. */
export async function requireLivingCustomer(db: Queryable, customer_id: number): Promise<CustomerRow> {
  const customer = await customerById(db, customer_id);
  if (customer === null || customer.status === customerStatus.code.accountDeleted) throw new Refusal('not_found');
  return customer;
}
