import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../field.tsx';

type PasswordFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** On a sign-in form, where both are needed anyway, 必須 would be noise. */
  unmarked?: boolean;
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** A PIN is typed with the digits alone. */
  inputMode?: 'numeric' | undefined;
  /** Its name, and whatever else a form library ties to it. */
  registration: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'value'>;
};

/** A password that can be revealed while typing: a long one is hard to type blind on a phone. */
export function PasswordField({
  label,
  hint,
  error,
  unmarked = false,
  autoComplete,
  inputMode,
  registration,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        error={error}
        required
        unmarked={unmarked}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize="none"
        spellCheck={false}
        {...registration}
      />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-note text-ink-soft hover:text-ink"
      >
        <Icon className="size-4.5" aria-hidden="true" />
        {label}を{shown ? '隠す' : '表示する'}
      </button>
    </div>
  );
}
