import { addMinutes } from '../../domain/time.ts';
import { settlePurchase } from '../billing/buy-tickets.ts';
import { customerById } from '../store/customers.ts';
import { purchasesLeftOpen } from '../store/tickets.ts';
import type { Job } from './job.ts';

/** A request that still waits for Stripe ends by itself before this (SPEC §9: 70 seconds). */
const GRACE_MINUTES = 2;

/** Each minute: tickets whose charge was not answered are given, or taken off the list, as Stripe says. */
export const settlePurchases: Job<'settlePurchases'> = async (services) => {
  const { clock, database, log } = services;
  for (const purchase of await purchasesLeftOpen(database.pool, addMinutes(clock.now(), -GRACE_MINUTES))) {
    const customer = await customerById(database.pool, purchase.customer_id);
    if (customer === null) continue;
    await settlePurchase(services, customer, purchase).catch((error) =>
      log.error({ err: error, payment_intent: purchase.payment_intent_id }, 'a ticket purchase could not be settled'),
    );
  }
};
