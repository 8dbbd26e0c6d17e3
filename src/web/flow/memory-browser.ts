import type { CookieJar } from './draft-cookie.ts';
import { createDraftStore } from './draft-store.ts';

type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> & {
  entries: Map<string, string>;
};

function memoryStorage(): MemoryStorage {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (position) => [...entries.keys()][position] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** A browser for tests: cookies that expire by a clock in hand, shared local storage, tabs, people who sign in. */
export function memoryBrowser() {
  const jar = new Map<string, { value: string; expires_at: number }>();
  const local = memoryStorage();
  const memory = {
    now: 1_000_000,
    owner: 'u1' as string | null,
    lastOwner: null as string | null,
    ids: 0,
    cookiesAllowed: true,
  };
  const cookies: CookieJar = {
    read(name) {
      const cookie = jar.get(name);
      return cookie && cookie.expires_at > memory.now ? cookie.value : null;
    },
    write(name, value, maxAgeSeconds) {
      if (memory.cookiesAllowed) jar.set(name, { value, expires_at: memory.now + maxAgeSeconds * 1_000 });
    },
    remove: (name) => void jar.delete(name),
  };
  return {
    memory,
    local,
    cookies,
    cookieNames: () => [...jar.keys()],
    /** A tab; a reload is the same tab again with its own session storage. */
    tab() {
      const tab = memoryStorage();
      const load = () =>
        createDraftStore({
          cookies,
          local,
          tab,
          now: () => memory.now,
          newId: () => {
            memory.ids += 1;
            return `id-${memory.ids}`;
          },
          owner: () => memory.owner,
          lastOwner: () => memory.lastOwner,
        });
      return { load };
    },
  };
}
