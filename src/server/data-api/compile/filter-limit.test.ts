import { describe, expect, it } from 'vitest';
import { fixtureApi, staff } from '../testing/fixture-api.ts';

const { ask } = await fixtureApi();
const query = 'query ($where: pets_bool_exp!) { pets(where: $where) { id } }';
const alternatives = (number: number, filter: object) => ({ _or: Array.from({ length: number }, () => filter) });

describe('a filter of the client', () => {
  it('may ask for as much as a form can', async () => {
    const where = alternatives(60, { owner: { id: { _gt: 0 } } });
    expect((await ask(staff, query, { where })).status).toBe(200);
  });

  // Each relation is a separate subquery: 64 kB of them kept the database busy for seconds.
  it.each([
    ['relations', alternatives(100, { owner: { pets_by_owner_id: { id: { _gt: 0 } } } })],
    ['comparisons', alternatives(300, { id: { _gt: 0 } })],
  ])('is refused with too many %s', async (_what, where) => {
    expect(await ask(staff, query, { where })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'invalid-argument' } }],
    });
  });

  it('and an order with too many terms, which are subqueries too', async () => {
    const ordered = 'query ($order: [owners_order_by!]) { owners(order_by: $order) { id } }';
    const order = Array.from({ length: 300 }, () => ({ pets_by_owner_id_aggregate: { count: 'asc' } }));
    expect((await ask(staff, ordered, { order: order.slice(0, 5) })).status).toBe(200);
    expect((await ask(staff, ordered, { order })).status).toBe(400);
  });
});
