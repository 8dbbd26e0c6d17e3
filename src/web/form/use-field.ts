import { createContext, type ReactNode, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ShownField } from './field-facts.ts';

/** What the contract says of each field of the surrounding form: set by a flow's form and by an action's (docs/forms.md). */
export const FieldsOfForm = createContext<(name: string) => ShownField>(() => ({ required: false }));

/**
 * A field of the surrounding form, as the contract knows it: `<TextField {...useField('name')} autoComplete="name" />`.
 * `label` only where the contract does not name the field, or this place needs another word.
 */
export function useField(name: string, label?: ReactNode) {
  const { register, getFieldState, formState } = useFormContext();
  const facts = useContext(FieldsOfForm)(name);
  const shown = label ?? facts.label;
  if (shown === undefined) throw new Error(`No label: neither the contract nor the form names ${name}.`);
  return {
    ...register(name),
    label: shown,
    required: facts.required,
    ...(facts.max === undefined ? {} : { maxLength: facts.max }),
    error: getFieldState(name, formState).error?.message,
  };
}
