import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ZodType } from 'zod';
import { alerts, pageRefusals } from '../../../contract/page-errors.ts';
import { drafts } from '../../flow/browser-flow.ts';
import type { Flow } from '../../flow/flow.ts';

type Texts = Record<string, string>;

type PublicFormOptions<Values> = {
  /** The contract's schema, loaded when the first field is left and not with the page: most visitors only read it. */
  loadSchema: () => Promise<ZodType<unknown, Values>>;
  /** One text per field, by name. */
  defaults: Texts;
  /** How a field is read, however it was typed. */
  reading?: Readonly<Record<string, (text: string) => string>>;
};

type Reading = Pick<PublicFormOptions<unknown>, 'defaults' | 'reading'>;

/**
 * The form step of a public form. It does what flow/use-flow-form does (the draft of the last hour, every change kept,
 * flagged fields, the focus on the first wrong one) with the page's own inputs, because a public page must stay light.
 */
export function usePublicForm<Values>(flow: Flow<Values>, options: PublicFormOptions<Values>) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Texts>>({});
  const [busy, setBusy] = useState(false);
  const read = (): Values => textsOf(form.current, options) as Values;
  const saving = useSaving(() => form.current && drafts().save(flow, read()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins once, with the draft there is then
  useEffect(() => {
    const found = drafts().find(flow);
    if (found.kind !== 'found') return;
    fillIn(form.current, found.draft.values as Texts);
    const { flags, flag_messages = {} } = found.draft;
    if (flags.length === 0) return;
    setErrors(Object.fromEntries(flags.map((name) => [name, flag_messages[name] ?? pageRefusals.input_error])));
    focusFirst(form.current, flags);
    window.alert(alerts.flagged_fields);
  }, []);

  async function check(): Promise<Texts> {
    const parsed = (await options.loadSchema()).safeParse(read());
    if (parsed.success) return {};
    // The first word about each field is the one shown.
    return Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  }
  async function checkField(name: string): Promise<void> {
    const found = await check();
    setErrors((before) => ({ ...before, [name]: found[name] }));
  }
  async function submit(): Promise<void> {
    setBusy(true);
    // The schema may not come (offline, a new release): then the server alone judges.
    const found = await check().catch((): Texts => ({}));
    setBusy(false);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, Object.keys(found));
    if (drafts().save(flow, read())) return void navigate(flow.confirm);
    window.alert(alerts[flow.missing]);
  }

  return {
    busy,
    /** For a field of src/web/ui. */
    field: (name: keyof Values & string) => ({ name, defaultValue: options.defaults[name] ?? '', error: errors[name] }),
    formProps: {
      ref: form,
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saving.later();
        const { name } = event.target as HTMLInputElement;
        if (errors[name] !== undefined) checkField(name).catch(() => {});
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { name, value } = event.target as unknown as HTMLInputElement;
        // Passing through an empty field is no mistake yet.
        if (name && value !== '' && value !== '0') checkField(name).catch(() => {});
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function textsOf(form: HTMLFormElement | null, { defaults, reading = {} }: Reading): Texts {
  const texts = { ...defaults };
  if (form === null) return texts;
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = reading[name]?.(value) ?? value;
  }
  return texts;
}

function fillIn(form: HTMLFormElement | null, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLElement && 'value' in control) control.value = text;
  }
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const wrong = [...(form?.elements ?? [])].find((control) => names.includes(control.getAttribute('name') ?? ''));
  if (wrong instanceof HTMLElement) wrong.focus();
}

/** Keeps a little after the last change, and at once when the page goes away. */
function useSaving(save: () => void) {
  const latest = useRef(save);
  latest.current = save;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, []);
  return {
    later(): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        latest.current();
      }, 400);
    },
  };
}
