import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/**
 * A stand-in for a variable's value, so that every document is compiled at boot:
 * leaves are filled in, filters stay empty.
 */
export function exampleValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleValue(type.ofType);
  if (isListType(type)) return [exampleValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isRequiredInputField(field) || isLeafType(field.type))
        .map((field) => [field.name, exampleValue(field.type)]),
    );
  if (type.name === 'Boolean') return true;
  return type.name === 'Int' || type.name === 'Float' ? 1 : '1';
}
