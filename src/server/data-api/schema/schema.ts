import { buildSchema, GraphQLError, type GraphQLSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import type { Catalogue } from './catalogue.ts';
import { toSdl } from './sdl.ts';

/** The executable side of the SDL: our scalars accept text and numbers only, PostgreSQL checks the rest. */
export function schemaOf(catalogue: Catalogue): GraphQLSchema {
  const schema = buildSchema(toSdl(catalogue));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type) || type.name.startsWith('json')) continue;
    type.coerceInputValue = (value) => {
      if (typeof value === 'string' || typeof value === 'number') return value;
      throw new GraphQLError(`${type.name} must be a string or a number`);
    };
  }
  return schema;
}
