import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { listen } from '../../postgres/listen.ts';
import type { CachedPage } from './cached-page.ts';
import { FreshCache } from './fresh-cache.ts';

type Query = (documentId: string, variables?: Record<string, unknown>) => Promise<unknown>;

export interface ContentCache {
  pages: FreshCache<CachedPage>;
  /** The public pages' operations, kept in front of the database. */
  cached(query: Query): Query;
  close(): Promise<void>;
}

/** Everything public that is kept in memory, and the ear that hears when staff change it (db/migrations/0009_branch_day.sql). */
export function openContentCache(options: { url: string; clock: Clock; log: FastifyBaseLogger }): ContentCache {
  const now = () => options.clock.now();
  const pages = new FreshCache<CachedPage>({ now, limit: 400 });
  const answers = new FreshCache<unknown>({ now, limit: 400 });
  const all = [pages, answers];
  const listening = listen({
    url: options.url,
    channels: ['content', 'branch_day'],
    onNotification: () => {
      for (const cache of all) cache.clear();
    },
    onConnected: () => {
      for (const cache of all) cache.open();
    },
    onLost: (error) => {
      for (const cache of all) cache.shut();
      options.log.warn({ err: error }, 'no longer hearing of content changes; pages are not cached until then');
    },
  });
  return {
    pages,
    cached:
      (query) =>
      (documentId, variables = {}) =>
        answers.getOrMake(`${documentId} ${JSON.stringify(variables)}`, () => query(documentId, variables)),
    close: () => listening.close(),
  };
}
