import { addMinutes } from '../../../domain/time.ts';
import type { Job } from '../../queue/job.ts';
import { resumeTickets } from '../buy-tickets.ts';
import { enqueueSettlement } from '../settle.ts';
import { attemptsLeftOpen } from '../store/attempts.ts';
import { resumeVoucher } from '../unpaid/konbini.ts';

/** A request that still waits for Stripe ends by itself before this (SPEC §9: 70 seconds). */
const WAIT_MINUTES = 2;

/** Each minute: a charge whose end neither its caller nor Stripe's event has written down is asked for again. */
export const resumeAttempts: Job<'resumeAttempts'> = async (services) => {
  const { database, clock, log } = services;
  for (const attempt of await database.read(clock.now(), (db) =>
    attemptsLeftOpen(db, addMinutes(clock.now(), -WAIT_MINUTES)),
  )) {
    const { target } = attempt;
    const { kind, id } = target;
    const resume =
      kind === 'ticket'
        ? resumeTickets(services, attempt)
        : attempt.method === 'konbini'
          ? resumeVoucher(services, { kind, id }, attempt)
          : database.transaction(clock.now(), (tx) => enqueueSettlement(tx, { kind, id }));
    await resume.catch((error) => log.error({ err: error, attempt_id: attempt.id }, 'a charge could not be resumed'));
  }
};
