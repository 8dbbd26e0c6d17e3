import type { ReactNode, SyntheticEvent } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { shownField } from './field-facts.ts';
import { FieldsOfForm } from './use-field.ts';

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
        <form noValidate onSubmit={onSubmit} className={className}>
          {children}
        </form>
      </FieldsOfForm>
    </FormProvider>
  );
}
