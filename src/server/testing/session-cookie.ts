import { openSession } from '../auth/store/sessions.ts';
import type { TestApp } from './app.ts';

/** The cookie of a person's browser, for addresses that open for one person alone. */
export async function sessionCookieOf(app: TestApp, uid: string): Promise<string> {
  await app.pool.query(
    `insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $1 || '@example.jp', 'x') on conflict do nothing`,
    [uid],
  );
  const { cookie } = await app.services.database.transaction(app.clock.now(), (tx) =>
    openSession(tx, { uid, role: 'user' }, app.config),
  );
  return `session_${new URL(app.config.PUBLIC_URL).port || '80'}=${cookie}`;
}
