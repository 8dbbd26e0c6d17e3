import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { generate, sharedFragments } from './codegen/generate.ts';

const schema = buildSchema(`
  scalar date
  enum order_by { asc desc }
  input pets_order_by { name: order_by }
  input pets_bool_exp { _and: [pets_bool_exp!] id: Int }
  type owners { name: String! }
  type pets { id: Int! born: date owner: owners friends(limit: Int): [pets!]! }
  type Query { pets(where: pets_bool_exp, order_by: [pets_order_by!], limit: Int): [pets!]! pets_by_pk(id: Int!): pets }
`);

describe('generate', () => {
  it('writes types for aliases, fragments, nulls, lists and directives', () => {
    const text = `query SelectPets($id: Int!, $limit: Int! = 5, $where: pets_bool_exp, $order_by: [pets_order_by!], $all: Boolean!) {
      mine: pets_by_pk(id: $id) { ...pet }
      pets(where: $where, order_by: $order_by, limit: $limit) @include(if: $all) { id friends { id } }
    }
    fragment pet on pets { __typename born owner { name } }`;
    const { types, documents } = generate(schema, [{ name: 'SelectPets', text }]);
    expect(types).toContain(`export type SelectPetsVariables = {
  readonly id: number;
  readonly limit?: number | undefined;
  readonly where?: pets_bool_exp | null | undefined;
  readonly order_by?: readonly (pets_order_by)[] | null | undefined;
  readonly all: boolean;
};`);
    expect(types).toContain(`export type SelectPetsData = {
  readonly mine: {
    readonly __typename: 'pets';
    readonly born: string | null;
    readonly owner: {
      readonly name: string;
    } | null;
  } | null;
  readonly pets?: readonly ({
    readonly id: number;
    readonly friends: readonly ({
      readonly id: number;
    })[];
  })[];
};`);
    expect(types).toContain(`export interface pets_order_by {\n  readonly name?: 'asc' | 'desc' | null;\n}`);
    expect(documents).toMatch(/id: '[0-9a-f]{16}',\n {4}name: 'SelectPets',/);
  });

  it('sends an operation with the shared fragments it needs, and with no other', () => {
    const shared = sharedFragments(`fragment pet on pets { id owner { ...owner } }
      fragment owner on owners { name } fragment unused on pets { born }`);
    const { types, documents } = generate(
      schema,
      [{ name: 'SelectPets', text: 'query SelectPets { pets { ...pet } }' }],
      shared,
    );
    expect(types).toContain('readonly name: string;');
    expect(documents).toContain('fragment pet on pets');
    expect(documents).toContain('fragment owner on owners');
    expect(documents).not.toContain('unused');
    expect(() => sharedFragments('query SelectPets { pets { id } }')).toThrow('fragments only');
  });

  it.each([
    ['another name', 'query Other { pets { id } }'],
    ['two operations', 'query SelectPets { pets { id } } query B { pets { id } }'],
    ['an unknown field', 'query SelectPets { pets { colour } }'],
  ])('refuses a file with %s', (_, text) => {
    expect(() => generate(schema, [{ name: 'SelectPets', text }])).toThrow(/^SelectPets\.graphql/);
  });
});
