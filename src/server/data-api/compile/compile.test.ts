import { describe, expect, it } from 'vitest';
import { fixtureApi, sakura, staff, ume, visitor } from '../testing/fixture-api.ts';

const { ask } = await fixtureApi();

describe('reading', () => {
  it('formats dates, moments, times, lists, JSON and big numbers', async () => {
    const answer = await ask(
      ume,
      '{ pets_by_pk(id: 1) { __typename name tags details chip fed_at feeding_time owner { born } } }',
    );
    expect(answer).toEqual({
      status: 200,
      data: {
        pets_by_pk: {
          __typename: 'pets',
          name: 'たま',
          tags: ['cat'],
          details: { a: [1, 2] },
          chip: '9007199254740993',
          fed_at: '2026-11-16T10:02:03+09:00',
          feeding_time: '09:30:00',
          owner: { born: '1990-01-02' },
        },
      },
    });
  });

  it('follows relations both ways, with aliases, fragments and directives', async () => {
    const answer = await ask(
      staff,
      `query ($with: Boolean!) {
        people: owners(order_by: {id: asc}) { ...person kept: pets_by_keeper_id { name } }
      }
      fragment person on owners { name pets_by_owner_id(order_by: {weight: desc}) @include(if: $with) { name } }`,
      { with: true },
    );
    expect(answer.data.people).toEqual([
      { name: '梅', pets_by_owner_id: [{ name: 'ぽち' }, { name: 'たま' }], kept: [{ name: 'みけ' }] },
      { name: '桜', pets_by_owner_id: [{ name: 'みけ' }], kept: [{ name: 'たま' }] },
      { name: '松', pets_by_owner_id: [], kept: [] },
    ]);
    const without = await ask(staff, 'query ($w: Boolean!) { pets { id @skip(if: $w) name } }', { w: true });
    expect(Object.keys(without.data.pets[0])).toEqual(['name']);
  });

  it.each([
    ['{name: {_eq: "たま"}}', [1]],
    ['{name: {_like: "%ま"}}', [1]],
    ['{weight: {_gt: 4}}', [2]],
    ['{id: {_in: [1, 3]}}', [1, 3]],
    ['{id: {_nin: [1]}, weight: {_lte: 4}}', [3]],
    ['{keeper_id: {_is_null: true}}', [2]],
    ['{_or: [{id: {_eq: 1}}, {name: {_eq: "みけ"}}]}', [1, 3]],
    ['{_or: []}', []],
    ['{_and: [{id: {_gt: 1}}, {id: {_lt: 3}}]}', [2]],
    ['{_not: {weight: {_eq: 4}}}', [2]],
    ['{owner: {name: {_eq: "桜"}}}', [3]],
    [`{name: {_eq: "'; drop table fixture.pets; --"}}`, []],
  ])('filters by %s', async (where, ids) => {
    const answer = await ask(staff, `{ pets(where: ${where}, order_by: {id: asc}) { id } }`);
    expect(answer.data.pets.map((pet: { id: number }) => pet.id)).toEqual(ids);
  });

  it('orders by relation, by count, and keeps pages stable by the key', async () => {
    const byOwner = await ask(staff, '{ pets(order_by: [{owner: {name: desc}}, {weight: asc}]) { name } }');
    expect(byOwner.data.pets.map((pet: { name: string }) => pet.name)).toEqual(['たま', 'ぽち', 'みけ']);
    const byCount = await ask(
      staff,
      '{ owners(order_by: {pets_by_owner_id_aggregate: {count: asc}}, limit: 2) { name pets_by_owner_id { id } } }',
    );
    expect(byCount.data.owners.map((owner: { name: string }) => owner.name)).toEqual(['松', '桜']);
    const page = 'query ($o: Int!) { pets(order_by: {weight: asc}, limit: 1, offset: $o) { id owner { name } } }';
    const pages = await Promise.all([0, 1, 2, 3].map((o) => ask(staff, page, { o })));
    expect(pages.map(({ data }) => data.pets[0]?.id)).toEqual([1, 3, 2, undefined]);
  });

  it('aggregates', async () => {
    const answer = await ask(
      staff,
      `{ pets_aggregate(where: {weight: {_gt: 0}}) { aggregate { count sum { weight } avg { weight } max { name weight } min { weight } } nodes { id } }
         owners(where: {id: {_eq: 1}}) { pets_by_owner_id_aggregate { aggregate { count } } } }`,
    );
    expect(answer.data.pets_aggregate.aggregate).toEqual({
      count: 3,
      sum: { weight: 17 },
      avg: { weight: expect.closeTo(17 / 3) },
      max: { name: 'みけ', weight: 9 },
      min: { weight: 4 },
    });
    expect(answer.data.owners[0].pets_by_owner_id_aggregate.aggregate.count).toBe(2);
  });

  it('reads views through their declared relations and key', async () => {
    const answer = await ask(
      ume,
      '{ view_pets_by_pk(id: 2) { double_weight owner { name view_pets(order_by: {id: asc}) { id } } } }',
    );
    expect(answer.data.view_pets_by_pk).toEqual({
      double_weight: 18,
      owner: { name: '梅', view_pets: [{ id: 1 }, { id: 2 }] },
    });
  });

  it('lets an absent variable drop its condition, but refuses null', async () => {
    const query = 'query ($name: String) { pets(where: {name: {_eq: $name}}) { id } }';
    expect((await ask(staff, query, {})).data.pets).toHaveLength(3);
    expect((await ask(staff, query, { name: 'たま' })).data.pets).toEqual([{ id: 1 }]);
    expect((await ask(staff, query, { name: null })).status).toBe(400);
  });

  it('takes whole filters, orders and lists as variables', async () => {
    const query = `query ($where: pets_bool_exp!, $order: [pets_order_by!], $ids: [Int!])
      { pets(where: {_and: [$where, {id: {_in: $ids}}]}, order_by: $order) { id } }`;
    const both = await ask(staff, query, {
      where: { _or: [{ name: { _eq: '"\\{},' } }, { weight: { _eq: 4 } }] },
      order: [{ id: 'desc' }],
      ids: [1, 3],
    });
    expect(both.data.pets).toEqual([{ id: 3 }, { id: 1 }]);
    const names = 'query ($names: [String!]) { pets(where: {name: {_in: $names}}) { id } }';
    expect((await ask(staff, names, { names: ['た"ま', '\\', 'null', 'みけ'] })).data.pets).toEqual([{ id: 3 }]);
    const mixed = 'query ($a: Int!) { pets(where: {id: {_in: [$a, 2]}}, order_by: {id: asc}) { id } }';
    expect((await ask(staff, mixed, { a: 1 })).data.pets).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

describe('who may see what', () => {
  it('shows each user only their own rows, on shared connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => ask(index % 2 === 0 ? ume : sakura, '{ pets { id } owners { uid } }')),
    );
    answers.forEach(({ data }, index) => {
      expect(data.owners).toEqual([{ uid: index % 2 === 0 ? 'ume' : 'sakura' }]);
      expect(data.pets).toHaveLength(index % 2 === 0 ? 2 : 1);
    });
  });

  it('refuses what is not granted and exposes nothing that nobody may read', async () => {
    expect(await ask(visitor, '{ pets { id } }')).toEqual({
      status: 403,
      errors: [{ message: 'Permission denied', extensions: { code: 'permission-denied' } }],
    });
    expect((await ask(staff, '{ pets { secret } }')).status).toBe(400);
    expect((await ask(staff, '{ internals { id } }')).status).toBe(400);
  });

  it('carries role, uid, clock, read-only and timeout into the statement', async () => {
    const answer = await ask(ume, '{ view_now { now uid role read_only statement_timeout } }');
    expect(answer.data.view_now).toEqual([
      { now: '2026-11-16T01:00:00.000Z', uid: 'ume', role: 'user', read_only: 'on', statement_timeout: '300ms' },
    ]);
  });

  it('stops a statement that takes too long', async () => {
    const answer = await ask(visitor, '{ view_slow { slept } }');
    expect(answer.status).toBe(504);
    expect(answer.errors[0].extensions.code).toBe('deadline-exceeded');
  });
});

describe('bounds', () => {
  it.each([
    ['nonsense', '{ pets', undefined],
    ['an unknown field', '{ pets { nothing } }', undefined],
    ['two operations', 'query a { pets { id } } query b { pets { id } }', undefined],
    ['a wrong type', 'query ($id: Int!) { pets_by_pk(id: $id) { id } }', { id: 'x' }],
    ['a missing variable', 'query ($id: Int!) { pets_by_pk(id: $id) { id } }', {}],
    ['a wrong date', 'query ($d: date!) { owners(where: {born: {_eq: $d}}) { id } }', { d: '2026-13-45' }],
    ['a zero byte', 'query ($n: String!) { pets(where: {name: {_eq: $n}}) { id } }', { n: '\u0000' }],
    ['a negative limit', '{ pets(limit: -1) { id } }', undefined],
    ['deep fields', `{ owners ${'{ pets_by_owner_id { owner '.repeat(8)} { id } ${'} }'.repeat(8)} }`, undefined],
    ['deep values', `{ pets(where: ${'{_not: '.repeat(30)}{id: {_eq: 1}}${'}'.repeat(30)}) { id } }`, undefined],
    ['variables that are no object', 'query ($id: Int!) { pets_by_pk(id: $id) { id } }', [1]],
    ['mixed introspection', '{ __schema { queryType { name } } pets { id } }', undefined],
  ])('refuses %s with 400', async (_, query, variables) => {
    const answer = await ask(staff, query, variables);
    expect(answer.status).toBe(400);
    expect(answer.errors[0].message).not.toMatch(/select|fixture/);
  });

  it('refuses deep and large variables', async () => {
    let where: object = { id: { _eq: 1 } };
    for (let depth = 0; depth < 5_000; depth++) where = { _not: where };
    const query = 'query ($where: pets_bool_exp) { pets(where: $where) { id } }';
    expect((await ask(staff, query, { where })).status).toBe(400);
    expect((await ask(staff, query, { where: { name: { _eq: 'x'.repeat(70_000) } } })).status).toBe(413);
  });

  it('does not let fragments multiply a document', async () => {
    const fragments = Array.from(
      { length: 9 },
      (_, level) => `fragment f${level} on pets { ${'...'.concat(`f${level + 1} `).repeat(4)} }`,
    );
    const answer = await ask(staff, `{ pets { ...f0 } } ${fragments.join(' ')} fragment f9 on pets { id }`);
    expect(answer.status).toBe(400);
  });

  it('answers introspection of the demo', async () => {
    const answer = await ask(visitor, '{ __type(name: "pets") { name } }');
    expect(answer.data.__type.name).toBe('pets');
  });
});
