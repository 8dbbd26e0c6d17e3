import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { PasswordField } from '../ui/text/password-field.tsx';
import type { FormState } from './use-action-form.ts';

type SecretFieldProps<Values extends FieldValues> = {
  of: FormState<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password' | 'off';
  inputMode?: 'numeric';
};

/** A password or a PIN: hidden, and revealed on request. */
export function SecretField<Values extends FieldValues>({ of, name, ...field }: SecretFieldProps<Values>) {
  const { field: registration } = useController({ control: of.control, name });
  return <PasswordField {...field} unmarked error={of.error(name)} registration={registration} />;
}
