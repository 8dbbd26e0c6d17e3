import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../db/testing/database.ts';
import { openedDatabase } from '../../postgres/testing/open.ts';
import { createDataApi, type DataApi } from '../data-api.ts';
import { createFixture } from '../testing/fixture.ts';

interface Pet {
  readonly id: number;
  readonly owner_id: number;
  readonly keeper_id: number | null;
  readonly name: string;
  readonly weight: number;
}
type Filter = { readonly [key: string]: unknown };

const staff = { role: 'staff', uid: '' } as const;
const pets: readonly Pet[] = [
  { id: 1, owner_id: 1, keeper_id: 2, name: 'たま', weight: 4 },
  { id: 2, owner_id: 1, keeper_id: null, name: 'ぽち', weight: 9 },
  { id: 3, owner_id: 2, keeper_id: 1, name: 'みけ', weight: 4 },
];
let api: DataApi;

beforeAll(async () => {
  const { pool, url } = await testDatabase('empty');
  const catalogue = await createFixture(pool);
  api = createDataApi({
    database: openedDatabase(url),
    catalogue,
    documents: [],
    clock: () => new Date(0),
    allowFreeQueries: true,
  });
});

async function idsWhere(where: Filter): Promise<number[]> {
  const query = 'query ($where: pets_bool_exp!) { pets(where: $where, order_by: {id: asc}) { id } }';
  const { status, body } = await api.execute(staff, { query, variables: { where } });
  expect(status, body).toBe(200);
  return JSON.parse(body).data.pets.map((pet: { id: number }) => pet.id);
}

const number = fc.integer({ min: 0, max: 10 });
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ weight: fc.record({ _gt: number }) }),
  fc.record({ id: fc.record({ _in: fc.array(number, { maxLength: 3 }) }) }),
  fc.record({ id: fc.record({ _nin: fc.array(number, { maxLength: 3 }) }) }),
  fc.record({ keeper_id: fc.record({ _is_null: fc.boolean() }) }),
  fc.record({ owner: fc.record({ id: fc.record({ _eq: number }) }) }),
  fc.record({ weight: fc.record({ _gte: number, _lt: number }) }),
);
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    leaf,
    fc.record({ _and: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ _or: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ _not: tie('filter') }),
  ),
}));

/** The meaning of a filter, implemented a second time without SQL. None of the compared columns is null. */
function holds(pet: Pet, where: Filter): boolean {
  return Object.entries(where).every(([key, value]) => {
    if (key === '_and') return (value as Filter[]).every((inner) => holds(pet, inner));
    if (key === '_or') return (value as Filter[]).some((inner) => holds(pet, inner));
    if (key === '_not') return !holds(pet, value as Filter);
    if (key === 'owner') return compare(pet.owner_id, (value as { id: Filter }).id);
    return compare(Reflect.get(pet, key), value as Filter);
  });
}

function compare(left: number | null, operators: Filter): boolean {
  return Object.entries(operators).every(([operator, right]) => {
    if (operator === '_is_null') return (left === null) === right;
    if (left === null) return false;
    if (operator === '_in') return (right as number[]).includes(left);
    if (operator === '_nin') return !(right as number[]).includes(left);
    const value = right as number;
    if (operator === '_eq') return left === value;
    if (operator === '_gt') return left > value;
    return operator === '_gte' ? left >= value : left < value;
  });
}

describe('filters', () => {
  it('mean in SQL what they say', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (where) => {
        const expected = pets.filter((pet) => holds(pet, where)).map((pet) => pet.id);
        expect(await idsWhere(where)).toEqual(expected);
      }),
      { numRuns: 150, seed: 20_261_116 },
    );
  });

  it('keep any text of a client data, as variable, in a list and as literal', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((value) => !value.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect(await idsWhere({ name: { _eq: value } })).toEqual([]);
        expect(await idsWhere({ name: { _in: [value, 'みけ'] } })).toEqual([3]);
        const query = `{ pets(where: {_or: [{name: {_eq: ${JSON.stringify(value)}}}, {id: {_eq: 2}}]}) { id } }`;
        const { body } = await api.execute(staff, { query });
        expect(JSON.parse(body).data).toEqual({ pets: [{ id: 2 }] });
      }),
      { numRuns: 100, seed: 20_261_116 },
    );
  });
});
