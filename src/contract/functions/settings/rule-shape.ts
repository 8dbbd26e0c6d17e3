import { z } from 'zod';
import type { Settings } from '../../../domain/settings/kinds.ts';
import * as field from '../../fields.ts';

type Shape<Fields extends Settings> = {
  [Name in keyof Fields]: Fields[Name] extends { type: 'time' | 'text' }
    ? z.ZodType<string, string>
    : z.ZodType<number, number | string>;
};

/** A table's settings as a schema. */
export const ruleShape = <Fields extends Settings>(fields: Fields): Shape<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [
      name,
      each.type === 'time'
        ? field.clockTime(each.label)
        : each.type === 'text'
          ? field.requiredText(each.label, each.max)
          : count(each),
    ]),
  ) as unknown as Shape<Fields>;

/** Says the range; −3 may come as text too. */
function count({ label, min, max, decimals }: Extract<Settings[string], { type: 'number' }>) {
  const whole = decimals === undefined ? 1 : 10;
  const shape = decimals === undefined ? /^-?\d{1,9}$/ : /^\d{1,3}(\.\d)?$/;
  const message = `${label}は${min.toLocaleString('en')}〜${max.toLocaleString('en')}の数字で入力してください。`;
  return z.union([z.number(), z.string()], { error: message }).transform((value, context): number => {
    const read = typeof value === 'string' && shape.test(value.trim()) ? Number(value) : value;
    if (typeof read === 'number' && Number.isInteger(read * whole) && read >= min && read <= max) return read;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}
