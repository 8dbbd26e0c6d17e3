import { createHash, randomBytes } from 'node:crypto';
import { parseConfig } from '../../src/server/config.ts';
import { at, type Operation, someAddress, turns } from './operation.ts';
import { CALLERS } from './station.ts';

const hashOf = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();
const cookieName = () => {
  const { PUBLIC_URL } = parseConfig({
    DATABASE_URL: 'postgres://none',
    AUTH_SIGNING_KEY: 'none',
    GOOGLE_SERVICE_ACCOUNT: '{}',
  });
  return `session_${new URL(PUBLIC_URL).port}`;
};

/** What each family's phone holds; kept per world, as a cookie that was replaced opens nothing later. */
const cookies = new WeakMap<object, Map<number, string>>();

/** A page that is opened again: the cookie is exchanged, and a bearer token signed. */
export const refresh: Operation = {
  name: 'sign-in refresh',
  limit: 'bare SQL: the token exchanged',
  aim: null,
  share: 5,
  async prepare(station) {
    const held = cookies.get(station.dataset) ?? new Map<number, string>();
    cookies.set(station.dataset, held);
    const name = cookieName();
    const lines = station.linesTo(station.web);
    const [ourTurn, bareTurn] = [turns(), turns()];
    const cookieOf = (family: number) => held.get(family) ?? `session-of-bench-${family}`;
    return {
      async ours(caller) {
        const family = station.people.reader(ourTurn(caller) * CALLERS + caller);
        const headers = { cookie: `${name}=${cookieOf(family)}`, 'x-forwarded-for': someAddress() };
        const { head } = await at(lines, caller).ask({ path: '/auth/refresh', headers, body: '{}' });
        const fresh = new RegExp(`${name}=([^;]+)`).exec(head)?.[1];
        if (fresh === undefined) throw new Error('the refresh gave no cookie');
        held.set(family, fresh);
      },
      /** The least that is right: found and locked, replaced, written again, its last day moved. */
      async limit(caller) {
        const family = station.people.wisher(bareTurn(caller) * CALLERS + caller);
        const [old, fresh] = [cookieOf(family), randomBytes(32).toString('base64url')];
        const client = await station.pool.connect();
        try {
          await client.query('begin');
          const { rows } = await client.query<{ family_id: string }>({
            name: 'session',
            text: `select t.family_id from auth.session_tokens t join auth.session_families f on f.id = t.family_id
              join auth.users u on u.uid = f.uid where t.token_hash = $1 and f.revoked_at is null
                and f.expires_at > app.now() and not u.disabled for update of t, f`,
            values: [hashOf(old)],
          });
          if (rows.length !== 1) throw new Error('no such session');
          await client.query({
            name: 'exchange',
            text: `with replaced as (update auth.session_tokens set replaced_at = app.now() where token_hash = $1),
                moved as (update auth.session_families set last_used_at = app.now(), expires_at = app.now() + interval '30 days'
                  where id = $2)
              insert into auth.session_tokens (token_hash, family_id, issued_at) values ($3, $2, app.now())`,
            values: [hashOf(old), rows[0]?.family_id, hashOf(fresh)],
          });
          await client.query('commit');
          held.set(family, fresh);
        } finally {
          client.release();
        }
      },
    };
  },
};
