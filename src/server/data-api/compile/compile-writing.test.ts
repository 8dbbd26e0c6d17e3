import { describe, expect, it } from 'vitest';
import { fixtureApi, sakura, staff, ume } from '../testing/fixture-api.ts';

const { ask, pool } = await fixtureApi();

describe('writing', () => {
  it('inserts, updates and deletes own rows', async () => {
    const insert = `mutation ($object: pets_insert_input!) { insert_pets_one(object: $object) { id name weight tags details owner { name } } }`;
    const object = { owner_id: 2, name: 'しろ', tags: ['a,b', '"'], details: [1, { b: null }] };
    const inserted = await ask(sakura, insert, { object });
    const { id, ...rest } = inserted.data.insert_pets_one;
    expect(rest).toEqual({
      name: 'しろ',
      weight: 1,
      tags: ['a,b', '"'],
      details: [1, { b: null }],
      owner: { name: '桜' },
    });
    const updated = await ask(
      sakura,
      'mutation ($id: Int!, $w: Int) { update_pets_by_pk(pk_columns: {id: $id}, _set: {weight: $w, name: "くろ"}) { name weight } }',
      { id },
    );
    expect(updated.data.update_pets_by_pk).toEqual({ name: 'くろ', weight: 1 });
    const deleted = await ask(
      sakura,
      'mutation ($id: Int!) { delete_pets(where: {id: {_eq: $id}}) { affected_rows returning { name } } }',
      { id },
    );
    expect(deleted.data.delete_pets).toEqual({ affected_rows: 1, returning: [{ name: 'くろ' }] });
  });

  it("touches nobody else's rows", async () => {
    const update = 'mutation { update_pets(where: {id: {_eq: 1}}, _set: {weight: 50}) { affected_rows } }';
    expect((await ask(sakura, update)).data.update_pets.affected_rows).toBe(0);
    const insert = 'mutation { insert_pets_one(object: {owner_id: 1, name: "x"}) { id } }';
    expect((await ask(sakura, insert)).status).toBe(403);
    expect((await ask(staff, update)).status).toBe(403);
  });

  it('rolls back every field of a mutation when a later one fails, and sees earlier ones', async () => {
    const before = await pool.query('select id, name, weight from fixture.pets order by id');
    const answer = await ask(
      ume,
      `mutation {
        first: update_pets(where: {id: {_eq: 1}}, _set: {weight: 77}) { affected_rows }
        second: update_pets(where: {weight: {_eq: 77}}, _set: {weight: 0}) { affected_rows }
      }`,
    );
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'invalid-argument' } }] });
    const after = await pool.query('select id, name, weight from fixture.pets order by id');
    expect(after.rows).toEqual(before.rows);
    const both = await ask(
      ume,
      `mutation {
        first: update_pets(where: {id: {_eq: 1}}, _set: {weight: 5}) { returning { weight } }
        second: update_pets(where: {weight: {_eq: 5}}, _set: {weight: 4}) { affected_rows }
      }`,
    );
    expect(both.data).toEqual({ first: { returning: [{ weight: 5 }] }, second: { affected_rows: 1 } });
  });

  it('reports a constraint that fails only at commit', async () => {
    const answer = await ask(ume, 'mutation { insert_pets_one(object: {owner_id: 1, name: "たま"}) { id } }');
    expect(answer).toMatchObject({ status: 409, errors: [{ extensions: { code: 'aborted' } }] });
  });

  it.each([
    ['an open filter', 'mutation ($w: pets_bool_exp!) { delete_pets(where: $w) { affected_rows } }'],
    ['a list of filters', 'mutation ($w: [pets_bool_exp!]!) { delete_pets(where: {_or: $w}) { affected_rows } }'],
    ['a comparison', 'mutation ($w: Int_comparison_exp!) { delete_pets(where: {id: $w}) { affected_rows } }'],
    ['a nullable value', 'mutation ($w: Int) { delete_pets(where: {id: {_eq: $w}}) { affected_rows } }'],
    ['a nullable list', 'mutation ($w: [Int!]) { delete_pets(where: {id: {_in: $w}}) { affected_rows } }'],
    ['an empty filter', 'mutation { delete_pets(where: {}) { affected_rows } }'],
    ['an empty filter inside', 'mutation { delete_pets(where: {_and: [{}]}) { affected_rows } }'],
    ['an empty _set', 'mutation { update_pets(where: {id: {_eq: 1}}, _set: {}) { affected_rows } }'],
  ])('refuses %s in a write', async (_, query) => {
    const variables = { w: query.includes('[') ? [] : query.includes('Int') ? 1 : {} };
    expect((await ask(ume, query, variables)).status).toBe(400);
    expect((await pool.query('select from fixture.pets')).rowCount).toBe(3);
  });

  it('refuses to read the written table again in the answer', async () => {
    const query =
      'mutation { update_pets_by_pk(pk_columns: {id: 1}, _set: {weight: 4}) { owner { pets_by_owner_id { id } } } }';
    expect((await ask(ume, query)).status).toBe(400);
  });
});
