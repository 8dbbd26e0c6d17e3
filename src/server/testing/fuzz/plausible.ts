import type { z } from 'zod';
import { fieldFacts } from '../../../contract/fields.ts';

/** What a schema accepts, read off the schema and the field's name: from there a fuzz goes astray one field at a time. */
export type KnownValues = Readonly<Record<string, unknown>>;

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
}

export function plausible(schema: z.ZodType, known: KnownValues, name = ''): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (fieldFacts.get(schema)?.kind === 'time') return '10:00';
  const {
    type,
    shape,
    element,
    innerType,
    options = [],
    entries = {},
    values = [],
    ...rest
  } = schema.def as Definition;
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape ?? {}).map(([key, field]) => [key, plausible(field, known, key)]));
    case 'array':
      return element ? [plausible(element, known)] : [];
    case 'optional':
    case 'nullable':
    case 'default':
      return innerType ? plausible(innerType, known, name) : undefined;
    case 'pipe':
      return rest.in ? plausible(rest.in, known, name) : undefined;
    case 'union': {
      const last = options.at(-1);
      return last ? plausible(last, known, name) : undefined;
    }
    case 'enum':
      return Object.values(entries)[0];
    case 'literal':
      return values[0];
    case 'number':
      return 1;
    default:
      return '1';
  }
}
