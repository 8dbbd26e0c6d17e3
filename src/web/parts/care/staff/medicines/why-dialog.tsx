import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

type WhyDialogProps<Values extends FieldValues> = {
  title: string;
  of: FormState<Values>;
  name: FieldPath<Values>;
  button: string;
  isOpen: boolean;
  children?: ReactNode;
  onClose: () => void;
};

/** A step that needs a word of why. */
export function WhyDialog<Values extends FieldValues>(props: WhyDialogProps<Values>) {
  const { title, of, name, button, isOpen, children, onClose } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <ActionForm of={of} submit={button} busyLabel="記録しています">
        {children}
        <Field of={of} name={name} />
      </ActionForm>
    </Dialog>
  );
}
