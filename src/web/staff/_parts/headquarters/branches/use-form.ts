import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import {
  type FunctionName,
  type FunctionOk,
  type FunctionPayload,
  functions,
} from '../../../../../contract/functions/functions.ts';
import { useEdit } from '../frame/use-edit.ts';

/** What stands in the fields, as typed. */
export type TypedFields = Readonly<Record<string, string>>;

type FormOptions<Name extends FunctionName, Values> = {
  name: Name;
  initial: Values;
  /** What is sent; the same schema judges it here and on the server. */
  payloadOf: (values: Values) => FunctionPayload<Name>;
  onSaved: (result: FunctionOk<Name>) => void;
};

/** Form, look at it, save. Nothing typed is lost on the way: a wrong field leads back to the form and says so. */
export function useBranchForm<Name extends FunctionName, Values>(options: FormOptions<Name, Values>) {
  const { name, initial, payloadOf, onSaved } = options;
  const [values, setValues] = useState(initial);
  const [step, setStep] = useState<'form' | 'preview'>('form');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const edit = useEdit(name, onSaved);

  const refused = JSON.stringify(edit.errors);
  useEffect(() => {
    const byServer = JSON.parse(refused) as Record<string, string>;
    if (Object.keys(byServer).length === 0) return;
    setErrors(byServer);
    setStep('form');
  }, [refused]);
  // The first wrong field gets the focus, once it is marked.
  useEffect(() => {
    if (step === 'form' && Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, step]);
  useEffect(() => {
    if (step === 'preview') window.scrollTo({ top: 0 });
  }, [step]);

  function judge(): boolean {
    const judged = functions[name].input.safeParse(payloadOf(values));
    const issues = judged.success ? [] : judged.error.issues;
    const found: Record<string, string> = {};
    for (const { path, message } of issues) found[path.join('.')] ??= message;
    setErrors(found);
    return issues.length === 0;
  }
  return {
    ...edit,
    form,
    values,
    setValues,
    errors,
    step,
    look: () => judge() && setStep('preview'),
    back: () => setStep('form'),
    save: () => edit.save(payloadOf(values)),
    /** Where there is nothing to look at first. */
    saveAtOnce: () => {
      if (judge()) void edit.save(payloadOf(values));
    },
  };
}

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** A field of the form by its name. */
export const branchFieldsOf =
  (form: { values: TypedFields; setValues: (values: TypedFields) => void; errors: Readonly<Record<string, string>> }) =>
  (name: string) => ({
    name,
    value: form.values[name] ?? '',
    error: form.errors[name],
    onChange: (event: Change) => form.setValues({ ...form.values, [name]: event.target.value }),
  });

/** A row's columns as a form shows them. */
export const typedColumns = (row: Readonly<Record<string, unknown>>, names: readonly string[]): TypedFields =>
  Object.fromEntries(names.map((name) => [name, textOf(row[name])]));

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null || value === undefined ? '' : String(value as string | number);
};
