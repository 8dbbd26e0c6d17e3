import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

const SCALARS: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  String: 'string',
  Boolean: 'boolean',
  ID: 'string',
  json: 'unknown',
  jsonb: 'unknown',
};

/** Dates, moments, times, uuids and bigints travel as text. */
export function leafText(type: GraphQLNamedType): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map((value) => `'${value.name}'`)
      .join(' | ');
  return SCALARS[type.name] ?? 'string';
}

/** Wraps the named type's text in the lists and nulls around it. */
export function outputText(type: GraphQLOutputType, named: string): string {
  if (isNonNullType(type)) return nonNullOutput(type.ofType, named);
  return `${nonNullOutput(type, named)} | null`;
}

function nonNullOutput(type: GraphQLOutputType, named: string): string {
  return isListType(type) ? `readonly (${outputText(type.ofType, named)})[]` : named;
}

export function inputText(type: GraphQLInputType): string {
  if (isNonNullType(type)) return nonNullInput(type.ofType);
  return `${nonNullInput(type)} | null`;
}

function nonNullInput(type: GraphQLInputType): string {
  if (isListType(type)) return `readonly (${inputText(type.ofType)})[]`;
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.name : leafText(named);
}

/** The input objects a document's variables reach, and only those. */
export function collectInputs(type: GraphQLInputType, found: Map<string, GraphQLInputObjectType>): void {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || found.has(named.name)) return;
  found.set(named.name, named);
  for (const field of Object.values(named.getFields())) collectInputs(field.type, found);
}

export function inputInterface(type: GraphQLInputObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const optional = !isNonNullType(field.type);
    return `  readonly ${field.name}${optional ? '?' : ''}: ${inputText(field.type)};`;
  });
  return `export interface ${type.name} {\n${fields.join('\n')}\n}`;
}
