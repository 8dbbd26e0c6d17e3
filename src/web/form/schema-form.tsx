import { createContext, type ReactNode, type SyntheticEvent, useContext } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form';
import type { ZodType } from 'zod';
import { type ShownField, shownField } from './field-facts.ts';

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
    // A password that is pasted too long is refused in words, never cut without one.
    ...(facts.max === undefined || facts.kind === 'password' ? {} : { maxLength: facts.max }),
    error: getFieldState(name, formState).error?.message,
  };
}

type SchemaFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** What checks the fields also says what they are called, how long they may be and which must be filled in (useField). */
  schema: ZodType;
  onSubmit: (event: SyntheticEvent) => void;
  className?: string;
  children: ReactNode;
};

/** The form of a flow's step: `<SchemaForm {...useFlowForm(…)}>`. */
export function SchemaForm<Values extends FieldValues>(props: SchemaFormProps<Values>) {
  const { form, schema, onSubmit, className, children } = props;
  return (
    <FormProvider {...form}>
      <FieldsOfForm value={(name) => shownField(schema, name)}>
        <form method="post" noValidate onSubmit={onSubmit} className={className}>
          {children}
        </form>
      </FieldsOfForm>
    </FormProvider>
  );
}
