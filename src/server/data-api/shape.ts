import { type GraphQLInputType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType } from 'graphql';

/** "The client's value at this path of the variables": it only ever becomes a bind parameter. */
export class ClientValue {
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[]) {
    this.path = path;
  }
}

/**
 * What the compiler sees of an argument: structure (objects, lists, enums, Booleans, null, absent) is known,
 * a client's data is only a place to fetch it from.
 */
export type SymbolicValue =
  | ClientValue
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly SymbolicValue[]
  | SymbolicObject;
export interface SymbolicObject {
  readonly [key: string]: SymbolicValue;
}

interface Shaped {
  readonly value: SymbolicValue;
  /** Equal shapes compile to equal SQL. */
  readonly shape: string;
}

export function isSymbolicObject(value: SymbolicValue): value is SymbolicObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ClientValue);
}

export function isSymbolicList(value: SymbolicValue): value is readonly SymbolicValue[] {
  return Array.isArray(value);
}

/** GraphQL lets a single item stand for a list of one. */
export function asList(value: SymbolicValue): readonly SymbolicValue[] {
  if (value === null || value === undefined) return [];
  return isSymbolicList(value) ? value : [value];
}

export function shapeOf(type: GraphQLInputType, input: unknown, path: readonly (string | number)[]): Shaped {
  if (isNonNullType(type)) return shapeOf(type.ofType, input, path);
  if (input === undefined) return { value: undefined, shape: '_' };
  if (input === null) return { value: null, shape: '0' };
  if (isEnumType(type) && typeof input === 'string') return { value: input, shape: `.${input}` };
  if (isLeafType(type) && type.name === 'Boolean' && typeof input === 'boolean')
    return { value: input, shape: input ? '+' : '-' };
  if (isInputObjectType(type)) return shapeOfObject(type.getFields(), Object(input), path);
  if (isListType(type) && Array.isArray(input)) {
    const item: GraphQLInputType = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    if (isInputObjectType(item) || isEnumType(item)) {
      const items = input.map((entry, index) => shapeOf(item, entry, [...path, index]));
      return { value: items.map(({ value }) => value), shape: `[${items.map(({ shape }) => shape).join(',')}]` };
    }
  }
  return { value: new ClientValue(path), shape: '$' };
}

function shapeOfObject(
  fields: Readonly<Record<string, { readonly type: GraphQLInputType }>>,
  input: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
): Shaped {
  const value: Record<string, SymbolicValue> = {};
  const shapes: string[] = [];
  for (const key of Object.keys(input)) {
    const field = fields[key];
    if (!field) continue;
    const shaped = shapeOf(field.type, input[key], [...path, key]);
    value[key] = shaped.value;
    shapes.push(`${key}${shaped.shape}`);
  }
  return { value, shape: `{${shapes.join(';')}}` };
}

export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let value = root;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
