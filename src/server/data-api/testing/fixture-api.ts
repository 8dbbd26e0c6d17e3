import { testDatabase } from '../../../../db/testing/database.ts';
import { openedDatabase } from '../../postgres/testing/open.ts';
import { createDataApi } from '../data-api.ts';
import type { DataApiCaller } from '../session.ts';
import { createFixture } from './fixture.ts';

export const ume: DataApiCaller = { role: 'user', uid: 'ume' };
export const sakura: DataApiCaller = { role: 'user', uid: 'sakura' };
export const staff: DataApiCaller = { role: 'staff', uid: 'staff' };
export const visitor: DataApiCaller = { role: 'anonymous', uid: '' };

/** The data API over the fixture's tables, with free queries. */
export async function fixtureApi() {
  const { pool, url } = await testDatabase('empty');
  const api = createDataApi({
    database: openedDatabase(url),
    catalogue: await createFixture(pool),
    documents: [],
    clock: () => new Date('2026-11-16T01:00:00Z'),
    allowFreeQueries: true,
    limits: { statementTimeoutMs: 300 },
  });
  async function ask(caller: DataApiCaller, query: string, variables?: unknown) {
    const { status, body } = await api.execute(caller, { query, variables });
    return { status, ...JSON.parse(body) };
  }
  return { pool, ask };
}
