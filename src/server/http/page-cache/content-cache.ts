import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { listen } from '../../postgres/listen.ts';
import { marksView, pageShowsMarks } from './cacheable-path.ts';
import type { CachedPage } from './cached-page.ts';
import { FreshCache } from './fresh-cache.ts';

type Query = (documentId: string, variables?: Record<string, unknown>) => Promise<unknown>;

interface ContentCache {
  pages: FreshCache<CachedPage>;
  /** The public pages' operations, cached in front of the database. */
  cached(query: Query): Query;
  close(): Promise<void>;
}

interface ContentCacheOptions {
  url: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** All that can be asked for: their texts tell which answers have marks in them. */
  documents: readonly { id: string; text: string }[];
}

const keyOf = (documentId: string, variables: Record<string, unknown>) => `${documentId} ${JSON.stringify(variables)}`;

/**
 * Everything public that is cached in memory, and the listener for changes by staff (channel `content`) or when seats are
 * taken, freed or offered otherwise (`marks`, db/schema/12_reserves/triggers.sql). Only pages are paced: a page made from an
 * answer that is old already would be taken for new.
 */
export function openContentCache(options: ContentCacheOptions): ContentCache {
  const withMarks = new Set(options.documents.filter(({ text }) => text.includes(marksView)).map(({ id }) => id));
  const answerShowsMarks = (key: string) => withMarks.has(key.split(' ', 1)[0] ?? '');
  const now = () => options.clock.now();
  const pages = new FreshCache<CachedPage>({ now, limit: 400, showsMarks: pageShowsMarks, paced: true });
  const answers = new FreshCache<unknown>({ now, limit: 400, showsMarks: answerShowsMarks });
  const all = [pages, answers];
  const listening = listen({
    url: options.url,
    channels: ['content', 'marks'],
    onNotification: (channel) => {
      for (const cache of all) {
        if (channel === 'marks') cache.clearMarks();
        else cache.clear();
      }
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
        answers.getOrMake(keyOf(documentId, variables), () => query(documentId, variables)),
    close: () => listening.close(),
  };
}
