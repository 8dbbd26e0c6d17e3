import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import type { Database } from '../postgres/database.ts';
import { openedDatabase } from '../postgres/testing/open.ts';
import { createDataApi } from './data-api.ts';
import type { Catalogue } from './schema/catalogue.ts';
import { preambleOf } from './session.ts';
import { createFixture } from './testing/fixture.ts';
import type { TrustedDocument } from './trusted-documents.ts';

const ume = { role: 'user', uid: 'ume' } as const;
const now = new Date('2026-11-16T01:00:00Z');
const { pool, url } = await testDatabase('empty');
const catalogue: Catalogue = await createFixture(pool);

function documentOf(name: string, body: string): TrustedDocument {
  return { id: `id-${name}`, name, text: body };
}

// One connection: what one call leaves behind would meet the next.
const opened = (namedStatements: boolean) => openedDatabase(url, { poolSize: 1, namedStatements });
const named = opened(true);

function apiWith(database: Database, documents: readonly TrustedDocument[]) {
  return createDataApi({ database, catalogue, documents, clock: () => now, allowFreeQueries: true });
}

describe.each([
  ['named', named],
  ['unnamed', opened(false)],
])('%s statements', (kind, database) => {
  const pets = documentOf(
    'Pets',
    'query Pets($w: Int) { pets(where: {weight: {_gte: $w}}, order_by: {id: asc}) { id } }',
  );
  const twice = documentOf(
    'Twice',
    `mutation Twice($name: String!) {
      first: update_pets(where: {id: {_eq: 1}}, _set: {weight: 60}) { affected_rows }
      second: insert_pets_one(object: {owner_id: 2, name: $name}) { id }
    }`,
  );

  it('answers under the caller, and leaves the connection clean', async () => {
    const api = apiWith(database, [pets]);
    expect((await api.execute(ume, { id: 'Pets' })).body).toBe('{"data":{"pets":[{"id":1}, \n {"id":2}]}}');
    expect(await api.query(ume, { documentId: 'id-Pets' }, { w: 5 })).toEqual({ pets: [{ id: 2 }] });
    const left = "select current_user || ' ' || coalesce(current_setting('jwt.claims.uid', true), '')";
    const bare = { text: 'select 1', values: [], name: undefined };
    expect(await database.asRole(bare, [{ ...bare, text: left }])).toEqual(['imahoiku ']);
  });

  it('rolls the whole mutation back when its second field is refused', async () => {
    const api = apiWith(database, [twice]);
    expect((await api.execute(ume, { id: 'Twice', variables: { name: 'とら' } })).status).toBe(403);
    const { rows } = await pool.query('select weight from fixture.pets where id = 1');
    expect(rows).toEqual([{ weight: 4 }]);
  });

  it('refuses a write inside a query', async () => {
    const preamble = preambleOf(ume, now, 'query', 1_000);
    const write = { text: "update fixture.pets set weight = 3 returning 'x'", values: [], name: undefined };
    await expect(database.asRole(preamble, [write])).rejects.toMatchObject({ code: '25006' });
  });

  it('stops a statement that takes too long', async () => {
    const preamble = preambleOf(ume, now, 'query', 200);
    const slow = { text: 'select slept from fixture.view_slow', values: [], name: undefined };
    await expect(database.asRole(preamble, [slow])).rejects.toMatchObject({ code: '57014' });
  });

  it('fails closed when the role cannot be taken', async () => {
    const preamble = preambleOf(ume, now, 'query', 1_000);
    const read = { text: 'select count(*)::text from fixture.pets', values: [], name: undefined };
    const other = { ...preamble, values: preamble.values.with(-1, 'pg_read_all_data') };
    await expect(database.asRole(other, [read])).rejects.toMatchObject({ code: '42501' });
  });

  it('goes on after a statement that cannot be parsed', async () => {
    const preamble = preambleOf(ume, now, 'query', 1_000);
    const broken = { text: 'select nothing from nowhere', values: [], name: `broken-${kind}` };
    const fine = { text: "select 'ok'", values: [], name: `fine-${kind}` };
    for (let round = 0; round < 3; round++) {
      await expect(database.asRole(preamble, [fine, broken])).rejects.toMatchObject({ code: '42P01' });
      expect(await database.asRole(preamble, [fine])).toEqual(['ok']);
    }
  });
});

describe('prepared statements', () => {
  it('are named by role and text, and bounded however many shapes a client sends', async () => {
    const text = 'query Open($where: pets_bool_exp!) { pets(where: $where) { id } }';
    const api = apiWith(named, [documentOf('Open', text)]);
    const staff = { role: 'staff', uid: '' } as const;
    for (let count = 1; count <= 40; count++) {
      const where = { _or: Array.from({ length: count }, () => ({ id: { _eq: 1 } })) };
      for (const caller of [ume, staff])
        expect((await api.execute(caller, { id: 'Open', variables: { where } })).body).toBe(
          '{"data":{"pets":[{"id":1}]}}',
        );
    }
    const bare = { text: 'select 1', values: [], name: undefined };
    const counted = `select count(*)::text from pg_prepared_statements where statement like '%fixture%pets%_%id%or%'`;
    const [count] = await named.asRole(bare, [{ ...bare, text: counted }]);
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(count)).toBeLessThanOrEqual(32);
  });
});

describe('boot', () => {
  it.each([
    ['an unknown field', 'query Broken { pets { nothing } }'],
    ['another name', 'query Other { pets { id } }'],
    [
      'a written table read again',
      'mutation Broken { delete_pets_by_pk(id: 1) { owner { pets_by_owner_id { id } } } }',
    ],
    [
      'an open filter in a write',
      'mutation Broken($w: [pets_bool_exp!]!) { delete_pets(where: {_or: $w}) { affected_rows } }',
    ],
  ])('stops at a document with %s', (_, text) => {
    expect(() => apiWith(named, [documentOf('Broken', text)])).toThrow(/^Broken: /);
  });

  it('answers 503 when the database is gone, without details', async () => {
    const dead = openedDatabase('postgres:///nothing?host=/nonexistent');
    const answer = await apiWith(dead, []).execute(ume, { query: '{ pets { id } }' });
    expect(answer).toEqual({
      status: 503,
      body: '{"errors":[{"message":"The data service is not available","extensions":{"code":"unavailable"}}]}',
    });
  });
});

it('a document nested until the stack is full is refused in our own words', async () => {
  const api = apiWith(named, []);
  for (const depth of [1_300, 60_000]) {
    const where = `${'{_not: '.repeat(depth)}{}${'}'.repeat(depth)}`;
    const { status, body } = await api.execute(ume, { query: `{ pets(where: ${where}) { id } }`, variables: {} });
    expect(status).toBe(400);
    expect(body).not.toMatch(/call stack|RangeError/i);
  }
  const variables = JSON.parse(`{"w": ${'{"_not":'.repeat(3_000)}{}${'}'.repeat(3_000)}}`);
  const deep = await api.execute(ume, { query: 'query A($w: pets_bool_exp) { pets(where: $w) { id } }', variables });
  expect(deep).toMatchObject({ status: 400, body: expect.not.stringMatching(/call stack/i) });
});
