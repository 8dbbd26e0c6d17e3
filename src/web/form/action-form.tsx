import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import type { ButtonKind, ButtonSize } from '../ui/button-style.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { FieldsOfForm } from './schema-form.tsx';
import type { FormState } from './use-action-form.ts';

type SubmitProps<Values extends FieldValues> = {
  of: FormState<Values>;
  /** The one button's words. */
  submit: ReactNode;
  busyLabel: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  disabled?: boolean;
  /** As wide as its words; otherwise as the form. */
  narrow?: boolean;
};

export function SubmitButton<Values extends FieldValues>(props: SubmitProps<Values>) {
  const { of, submit, narrow = false, ...style } = props;
  return (
    <Button type="submit" {...style} busy={of.busy} {...(narrow ? { className: 'justify-self-start' } : {})}>
      {submit}
    </Button>
  );
}

type FormProps<Values extends FieldValues> = SubmitProps<Values> & {
  /** Other ways to go, after the button. */
  beside?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The fields, what was refused as a whole, the one button. */
export function ActionForm<Values extends FieldValues>({ beside, className, children, ...props }: FormProps<Values>) {
  return (
    <BareForm of={props.of} {...(className ? { className } : {})}>
      {children}
      <FormProblem of={props.of} />
      {beside ? (
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton {...props} />
          {beside}
        </div>
      ) : (
        <SubmitButton {...props} />
      )}
    </BareForm>
  );
}

type BareFormProps<Values extends FieldValues> = { of: FormState<Values>; className?: string; children: ReactNode };

/** For forms that place SubmitButton and FormProblem themselves. */
export function BareForm<Values extends FieldValues>({
  of,
  className = 'grid gap-4',
  children,
}: BareFormProps<Values>) {
  return (
    <FormProvider {...of.methods}>
      <FieldsOfForm value={(name) => of.shown(name as FieldPath<Values>)}>
        <form
          method="post"
          noValidate
          data-knows-unsaved
          data-changed={of.dirty || undefined}
          className={className}
          onSubmit={of.submit}
        >
          {children}
        </form>
      </FieldsOfForm>
    </FormProvider>
  );
}

/** What was refused, unless a field says it. */
export function FormProblem<Values extends FieldValues>({ of }: { of: FormState<Values> }) {
  return <ErrorNotice text={of.problem} />;
}
