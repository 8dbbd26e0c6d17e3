import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Faults } from './faults.ts';
import { faultInput } from './faults.ts';
import type { Received } from './received.ts';

interface ControlOptions {
  faults: Faults;
  received: Received;
  now(): Date;
  reset(): void;
  seed(input: unknown): void;
  moveClock(input: ClockInput): Promise<void>;
}

const clockInput = z.union([
  z.strictObject({ advance_seconds: z.number() }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);

type ClockInput = z.output<typeof clockInput>;

/** The same routes in every emulator; they belong to us and not to the third party. */
export function registerControlRoutes(app: FastifyInstance, options: ControlOptions): void {
  app.post('/emulator/reset', async () => {
    options.reset();
    return { ok: true };
  });
  app.post('/emulator/seed', async (request, reply) => {
    try {
      options.seed(request.body);
    } catch (error) {
      // A seed checks its input itself; what it throws is the caller's mistake.
      return reply.code(400).send({ error: error instanceof z.ZodError ? z.prettifyError(error) : String(error) });
    }
    return { ok: true };
  });
  app.get('/emulator/clock', async () => ({ now: options.now().toISOString() }));
  app.post('/emulator/clock', async (request, reply) => {
    const input = clockInput.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: z.prettifyError(input.error) });
    await options.moveClock(input.data);
    return { now: options.now().toISOString() };
  });
  app.get('/emulator/received', async () => options.received.list());
  app.get('/emulator/faults', async () => ({ faults: options.faults.list() }));
  app.post('/emulator/faults', async (request, reply) => {
    const input = faultInput.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: z.prettifyError(input.error) });
    return options.faults.add(input.data);
  });
  app.delete('/emulator/faults', async () => {
    options.faults.clear();
    return { ok: true };
  });
}
