import { useFormContext } from 'react-hook-form';
import { EmailField } from '../form/fields/email-field.tsx';
import { useField } from '../form/schema-form.tsx';
import { PasswordField } from '../ui/text/password-field.tsx';

/** An address and a password of one's own, within the form of emailPasswordForm. */
export function NewAccountFields() {
  const { setValue } = useFormContext();
  const { error, ...password } = useField('password');
  return (
    <>
      <EmailField
        hint="予約のお知らせが届きます。"
        autoComplete="email"
        field={useField('email')}
        take={(email) => setValue('email', email, { shouldValidate: true })}
      />
      <PasswordField
        label="パスワード"
        hint="8〜64文字"
        autoComplete="new-password"
        error={error}
        registration={password}
      />
    </>
  );
}
