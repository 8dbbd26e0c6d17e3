import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { pageRefusals } from '../../../../contract/page-errors.ts';
import { emailIsFree } from '../../../form/fields/email-is-free.ts';

/** Checks before submitting that the e-mail address is not taken: flagged and focused here, not at the last tap. */
export function useEmailCheck<Values extends FieldValues & { email: string }>(
  form: UseFormReturn<Values>,
  onSubmit: (event: SyntheticEvent) => void,
) {
  const [checking, setChecking] = useState(false);
  const running = useRef(false);
  const email = 'email' as Path<Values>;
  async function checkFirst(event: SyntheticEvent) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setChecking(true);
    const typed = String(form.getValues(email));
    const free = typed.trim() === '' || (await emailIsFree(typed));
    running.current = false;
    setChecking(false);
    if (free) return onSubmit(event);
    form.setError(email, { type: 'server', message: pageRefusals.email_taken }, { shouldFocus: true });
  }
  return { checking, checkFirst };
}
