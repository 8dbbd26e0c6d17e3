import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../http/network.ts';
import type { Services } from '../../services.ts';
import { countAttempt } from '../../store/rate-limits.ts';
import { feedText } from '../calendar-text.ts';
import { noteFeedRead, ownerOfFeed, reservesOfFeed } from '../store/calendar-feeds.ts';

/**
 * `GET /calendar_feeds/{token}.ics`: a family's reserves for the calendar that subscribed. Anyone who has the address may
 * read it, so the log cuts it (monitoring/log). Unknown addresses cost the same statements as known ones and answer 404
 * whatever became of them. Rate-limited per family, because calendar services fetch for all users from a few networks.
 */
export async function calendarFeed(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, clock, database } = services;
  app.get<{ Params: { file: string } }>('/calendar_feeds/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const token = request.params.file.replace(/\.ics$/, '');
    const now = clock.now();
    const { allowed, owner, reserves } = await database.transaction(now, async (tx) => {
      const owner = await ownerOfFeed(tx, token);
      const bucket =
        owner === null ? `calendar feed of ${networkOf(request.ip)}` : `calendar feed ${owner.customer_id}`;
      const allowed = await countAttempt(tx, bucket, config.RATE_LIMIT_FEED, now);
      await noteFeedRead(tx, owner?.family_member_id ?? 0);
      return { allowed, owner, reserves: await reservesOfFeed(tx, owner?.customer_id ?? 0) };
    });
    if (!allowed)
      return reply.code(429).type('text/plain; charset=utf-8').send('しばらくしてから、もう一度お試しください。');
    if (owner === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('このアドレスは、いまは使われていません。');
    const text = feedText(reserves, config.PUBLIC_URL);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
