import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import type { ButtonKind, ButtonSize } from '../ui/button-look.ts';
import { Notice } from '../ui/notice.tsx';
import type { FormState } from './use-action-form.ts';

type FormProps<Values extends FieldValues> = {
  of: FormState<Values>;
  /** The one button's words. */
  submit: ReactNode;
  busyLabel: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Other ways to go, after the button. */
  beside?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The fields, what was refused as a whole, the one button. */
export function ActionForm<Values extends FieldValues>(props: FormProps<Values>) {
  const { of, submit, busyLabel, kind, size, beside, className = 'grid gap-4', children } = props;
  const button = (
    <Button type="submit" {...(kind ? { kind } : {})} {...(size ? { size } : {})} busy={of.busy} busyLabel={busyLabel}>
      {submit}
    </Button>
  );
  return (
    <form noValidate className={className} onSubmit={of.submit}>
      {children}
      {of.problem && (
        <Notice kind="error" live>
          {of.problem}
        </Notice>
      )}
      {beside ? (
        <div className="flex flex-wrap gap-3">
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
    </form>
  );
}
