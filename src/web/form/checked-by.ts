import { type FieldErrors, type FieldPath, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { safeParse, type z } from 'zod';
import { choose, enter } from '../../contract/fields.ts';
import { inJapanese } from '../../contract/page-errors.ts';
import type { ShownField } from './field-facts.ts';

export type FieldErrorTexts<Values extends FieldValues> = { [Field in FieldPath<Values>]?: string | undefined };

type Rules<Values extends FieldValues> = {
  input: z.ZodType;
  payloadOf: (values: Values) => object;
  shown: (name: FieldPath<Values>) => ShownField;
  required?: readonly FieldPath<Values>[];
  check?: (values: Values) => FieldErrorTexts<Values>;
};

/** Checks what would be sent, as the server will; the place's own rules speak before the contract's. */
export function checkedBy<Values extends FieldValues>(rules: Rules<Values>): Resolver<Values> {
  const { input, payloadOf, shown, required = [], check } = rules;
  return (values) => {
    const texts: Record<string, string> = {};
    const say = (path: string, text: string | undefined) => {
      if (text) texts[path] ??= text;
    };
    for (const [path, text] of Object.entries<string | undefined>(check?.(values) ?? {})) say(path, text);
    for (const name of required) {
      const { kind, label = '' } = shown(name);
      if (isEmpty(get(values, name))) say(name, kind === 'choice' ? choose(label) : enter(label));
    }
    const issues = safeParse(input, payloadOf(values), inJapanese).error?.issues ?? [];
    for (const { path, message } of issues) say(path.join('.') || 'whole', message);
    if (Object.keys(texts).length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of Object.entries(texts)) set(errors, path, { type: 'wrong', message });
    return { values: {}, errors };
  };
}

/** Checks what was typed as it is: a form that sends its own fields, or a step of one that checks a part of them. */
export const checkedBySchema = <Values extends FieldValues>(input: z.ZodType): Resolver<Values> =>
  checkedBy({ input, payloadOf: (values) => values, shown: () => ({ required: false }) });

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
