import { childcareStatus } from '../../../domain/codes.ts';
import type { PlanTerms } from '../../../domain/membership/plan-change.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { type CustomerRow, customerById } from './customers.ts';
import { planAfter, planOn, planTypeOf } from './plan-type-histories.ts';

const { present, upcoming } = childcareStatus.code;

/** Everything that decides what a customer may change about the membership. */
export interface CustomerStanding extends CustomerRow {
  expiry_date: TokyoDate;
  cancellable_flag: boolean;
  last_reserve_date: TokyoDate | null;
  /** The plan in force today. */
  current: PlanTerms | null;
  scheduled: { plan_type_id: number; start_date: TokyoDate } | null;
}

/** Locks the customer's membership until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: number): Promise<void> {
  await tx.query('select from customers where id = $1 for update', [id]);
}

/** As lockCustomer, but what only refers to the customer (a payment, a message) is written meanwhile. */
export async function holdCustomer(tx: Transaction, id: number): Promise<void> {
  await tx.query('select from customers where id = $1 for no key update', [id]);
}

export async function holdCustomerOfReserve(tx: Transaction, reserve_id: number): Promise<void> {
  await tx.query(
    'select from customers where id = (select customer_id from reserves where id = $1) for no key update',
    [reserve_id],
  );
}

export async function customerStanding(db: Queryable, id: number, today: TokyoDate): Promise<CustomerStanding> {
  const customer = await customerById(db, id);
  const { rows } = await db.query<Pick<CustomerStanding, 'expiry_date' | 'cancellable_flag' | 'last_reserve_date'>>(
    `select v.expiry_date, v.cancellable_flag, (
       select max(r.reserve_date) from reserves r
       where r.customer_id = v.id and r.live and r.childcare_status in (${upcoming}, ${present}) and r.reserve_date >= $2
     ) as last_reserve_date
     from view_customers v where v.id = $1`,
    [id, today],
  );
  const [facts] = rows;
  if (customer === null || facts === undefined) throw new Error(`Unexpected value: ${id}`);
  const held = await planOn(db, id, today);
  return {
    ...customer,
    ...facts,
    // Before the first day of a history the plan chosen at registration counts.
    current:
      held ?? (customer.status < 3 && customer.plan_type_id ? await planTypeOf(db, customer.plan_type_id) : null),
    scheduled: await planAfter(db, id, today),
  };
}
