import { z } from 'zod';
import { type FieldFacts, fieldFacts } from '../../contract/fields.ts';

/** What lies inside a schema that only wraps another: optional, a default, a transformation, one of several. */
function inside(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.def.in, schema.def.out];
  if (schema instanceof z.ZodUnion) return schema.def.options;
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right];
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return wraps ? [schema.def.innerType] : [];
}

/** The first answer found in the schema or in what it wraps. */
function search<Found>(
  schema: z.core.$ZodType,
  look: (schema: z.core.$ZodType) => Found | undefined,
): Found | undefined {
  const own = look(schema);
  if (own !== undefined) return own;
  for (const inner of inside(schema)) {
    const found = search(inner, look);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The schema of one field of a function's input; `children.0.name` goes into lists. */
export function fieldAt(input: z.core.$ZodType, path: string): z.core.$ZodType | undefined {
  return path.split('.').reduce<z.core.$ZodType | undefined>(
    (outer, key) =>
      outer &&
      search(outer, (schema) => {
        if (schema instanceof z.ZodObject) return schema.shape[key];
        return schema instanceof z.ZodArray && /^\d+$/.test(key) ? schema.element : undefined;
      }),
    input,
  );
}

export type ShownField = Partial<FieldFacts> & { readonly required: boolean };

/** What a form shows of a field: its facts, and whether it may be left empty. */
export function shownField(input: z.core.$ZodType, path: string): ShownField {
  const schema = fieldAt(input, path);
  if (schema === undefined) return { required: false };
  const mayBe = (value: unknown): boolean => z.safeParse(schema, value).success;
  return { ...search(schema, (each) => fieldFacts.get(each)), required: !mayBe('') && !mayBe(undefined) };
}
