import { type ComponentProps, type FocusEvent, useState } from 'react';
import { suggestedEmail } from '../../../domain/membership/email-typo.ts';
import { TextField } from '../../ui/field.tsx';

type EmailFieldProps = {
  hint?: string;
  autoComplete: 'email' | 'username';
  field: Pick<
    ComponentProps<typeof TextField>,
    'label' | 'required' | 'maxLength' | 'error' | 'name' | 'ref' | 'onChange' | 'onBlur'
  >;
  /** The suggestion was pressed: write it into the form. */
  take: (email: string) => void;
};

/** An address about to be registered. A likely typo in the domain is asked about, politely, and never corrected automatically. */
export function EmailField({ hint, autoComplete, field, take }: EmailFieldProps) {
  const [meant, setMeant] = useState<string | null>(null);
  function onBlur(event: FocusEvent<HTMLInputElement>) {
    field.onBlur?.(event);
    setMeant(suggestedEmail(event.target.value));
  }
  return (
    <div>
      <TextField hint={hint} type="email" inputMode="email" autoComplete={autoComplete} {...field} onBlur={onBlur} />
      <div role="status">
        {meant !== null && (
          <p className="mt-1.5 text-note">
            もしかして
            <button
              type="button"
              className="text-link mx-1 inline-flex min-h-11 items-center font-bold break-all"
              onClick={() => {
                take(meant);
                setMeant(null);
              }}
            >
              {meant}
            </button>
            ですか?
            <button
              type="button"
              className="ml-2 inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
              onClick={() => setMeant(null)}
            >
              このままでよい
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
