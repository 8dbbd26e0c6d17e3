import { useState } from 'react';
import { type FunctionPayload, functions } from '../../../../../contract/functions/functions.ts';
import { useEdit } from '../frame/use-edit.ts';

type SaveName = 'headquartersSaveCompanyFacts' | 'headquartersSaveDocument' | 'headquartersSaveBringList';

/** Form → preview → save of one version. What is wrong is said at its field before the preview, and again if the server knows more. */
export function useVersionForm<Name extends SaveName>(name: Name, onSaved: () => void) {
  const [step, setStep] = useState<'form' | 'preview'>('form');
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const edit = useEdit(name, onSaved);

  /** Looks at the rules the server keeps too. */
  function look(input: FunctionPayload<Name>): boolean {
    const parsed = functions[name].input.safeParse(input);
    const errors = Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
    setWrong(errors);
    if (parsed.success) setStep('preview');
    return parsed.success;
  }

  async function save(input: FunctionPayload<Name>): Promise<void> {
    setWrong({});
    await edit.save(input);
  }

  const errors = Object.keys(wrong).length > 0 ? wrong : edit.errors;
  const isRefused = Object.keys(edit.errors).length > 0;
  return { ...edit, errors, look, save, step: isRefused ? ('form' as const) : step, back: () => setStep('form') };
}
