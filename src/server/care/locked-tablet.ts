import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callableErrors } from '../../contract/page-errors.ts';
import { isCrossSite } from '../auth/cookie.ts';
import { tabletOf } from '../auth/tablets/tablet-routes.ts';
import type { Services } from '../services.ts';
import { watchLocked } from './sleep-watch.ts';

const watching = z.object({ device_key: z.uuid(), sound_flag: z.boolean() });

/** `POST /auth/tablet/watch`: a locked tablet goes on watching the sleepers of its branch: how many, not who. */
export async function lockedTabletRoute(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { clock, database } = services;
  app.post('/auth/tablet/watch', async (request, reply) => {
    if (isCrossSite(request)) {
      return reply.code(403).send({ error: callableErrors.PERMISSION_DENIED });
    }
    const tablet = await tabletOf(services, request);
    const screen = watching.safeParse(request.body);
    if (tablet === null || !screen.success) return { sleep: null };
    const { id: tablet_id, branch_id } = tablet;
    const now = clock.now();
    const sleep = await database.transaction(now, (tx) =>
      watchLocked(tx, now, { ...screen.data, branch_id, tablet_id, account_id: null }),
    );
    return { sleep };
  });
}
