import { safeParse, type z } from 'zod';
import { type FieldFacts, fieldFacts } from '../../contract/fields.ts';

/** The parts of a schema's definition that lead inwards. Read by name: classes of zod named here would be loaded by every page. */
type Inwards = {
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
};
const inwards = (schema: z.core.$ZodType): Inwards => schema._zod.def as Inwards;

/** What lies inside a schema that only wraps another: optional, a default, a transformation, one of several. */
function inside(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { in: before, out, innerType, options = [], left, right } = inwards(schema);
  return [before, out, innerType, ...options, left, right].filter((each) => each !== undefined);
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
        const { shape, element } = inwards(schema);
        return shape?.[key] ?? (/^\d+$/.test(key) ? element : undefined);
      }),
    input,
  );
}

/** The names of the fields of a function's input. */
export const inputFieldNames = (input: z.core.$ZodType): readonly string[] =>
  search(input, (schema) => {
    const { shape } = inwards(schema);
    return shape && Object.keys(shape);
  }) ?? [];

export type ShownField = Partial<FieldFacts> & { readonly required: boolean };

/** What a form shows of a field: its facts, and whether it may be left empty. */
export function shownField(input: z.core.$ZodType, path: string): ShownField {
  const schema = fieldAt(input, path);
  if (schema === undefined) return { required: false };
  const mayBe = (value: unknown): boolean => safeParse(schema, value).success;
  return { ...search(schema, (each) => fieldFacts.get(each)), required: !mayBe('') && !mayBe(undefined) };
}
