import {
  type DocumentNode,
  type GraphQLInputType,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  visit,
} from 'graphql';
import { badRequest } from './errors.ts';

/**
 * An absent or open value must never widen a write: a variable inside a mutation's `where` has to be a
 * non-null scalar, or a non-null list of non-null scalars. A bool_exp, or a list of them, is refused.
 */
export function checkMutationFilters(document: DocumentNode, variables: ReadonlyMap<string, GraphQLInputType>): void {
  visit(document, {
    Argument: {
      enter(argument) {
        if (argument.name.value !== 'where') return;
        visit(argument, {
          Variable: {
            enter(variable) {
              const type = variables.get(variable.name.value);
              if (!type || !isClosed(type))
                throw badRequest(`$${variable.name.value} in a mutation's filter must be a non-null scalar`);
            },
          },
        });
      },
    },
  });
}

function isClosed(type: GraphQLInputType): boolean {
  if (!isNonNullType(type) || !isLeafType(getNamedType(type))) return false;
  return !isListType(type.ofType) || isNonNullType(type.ofType.ofType);
}
