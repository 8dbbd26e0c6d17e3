import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AdjustableClock } from './clock.ts';
import { enqueue } from './queue/enqueue.ts';
import type { Services } from './services.ts';
import { runWaitingJobs } from './worker.ts';

const minuteSweeps = [
  'cancelCardDue',
  'lapseRequests',
  'remindReserves',
  'settleDue',
  'tellAnswers',
  'tellAttendance',
  'settleResale',
] as const;

const clockRequest = z.union([
  z.object({ now: z.iso.datetime() }),
  z.object({ freeze: z.iso.datetime() }),
  z.object({ advance_seconds: z.number() }),
]);

/** What a browser test needs to play a day in seconds. Registered only where the configuration says so. */
export async function demoControls(app: FastifyInstance, options: { services: Services; clock: AdjustableClock }) {
  const { services, clock } = options;
  app.post('/demo/clock', async (request) => {
    const input = clockRequest.parse(request.body);
    if ('now' in input) clock.set(new Date(input.now));
    else if ('freeze' in input) clock.freeze(new Date(input.freeze));
    else clock.advance(input.advance_seconds);
    return { now: clock.now().toISOString() };
  });
  // What the worker does every minute, by the clock as it is set now.
  app.post('/demo/sweeps', async () => {
    await services.database.transaction(services.clock.now(), async (tx) => {
      for (const name of minuteSweeps) await enqueue(tx, name, {});
    });
    await runWaitingJobs(services);
    return { status: 'OK' };
  });
  app.post('/demo/jobs', async () => {
    await runWaitingJobs(services);
    return { status: 'OK' };
  });
}
