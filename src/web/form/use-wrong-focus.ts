import { type RefObject, useEffect } from 'react';

/** Leads to the first field the server found wrong; what was typed stays. */
export function useWrongFocus(form: RefObject<HTMLElement | null>, errors: Readonly<Record<string, string>>): void {
  const wrong = Object.keys(errors).join();
  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [form, wrong]);
}
