import { LRUCache } from 'lru-cache';

/**
 * What was read under a key that changes with it. The key of the dated rules is read with the facts under a reserve's lock
 * (app.rules_key), so a row headquarters put a moment ago is always read; its value is random, so two databases never
 * share a key unless one is a copy of the other.
 */
export function cacheByVersion<Value extends object>(entries: number) {
  const kept = new LRUCache<string, Value>({ max: entries });
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known) return known;
    const value = await read();
    kept.set(key, value);
    return value;
  };
}
