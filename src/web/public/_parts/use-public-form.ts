import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { inJapanese } from '../../../contract/page-errors.ts';
import { drafts } from '../../flow/browser-flow.ts';
import type { Flow } from '../../flow/flow.ts';
import { showFlags, useStoredDraft } from '../../flow/use-stored-draft.ts';

type Texts = Record<string, string>;
type LightField = { readonly label: string; readonly required: boolean; readonly maxLength?: number };

type PublicFormOptions<Values> = {
  /** The contract's schema, loaded when the first field is left and not with the page: most visitors only read it. */
  loadSchema: () => Promise<ZodType<unknown, Values>>;
  /** What the contract says of the fields, without its schema (decision 97). */
  fields: Readonly<Partial<Record<keyof Values & string, LightField>>>;
  /** One text per field, by name. */
  defaults: Texts;
  /** How a field is read, however it was typed. */
  reading?: Readonly<Record<string, (text: string) => string>>;
};

type Reading = Pick<PublicFormOptions<never>, 'defaults' | 'reading'>;

const noFacts: LightField = { label: '', required: false };

/**
 * The form step of a public form: the flow's draft (flow/use-stored-draft) with the page's own inputs and the focus on the first
 * wrong one, because a public page must stay light.
 */
export function usePublicForm<Values>(flow: Flow<Values>, options: PublicFormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Texts>>({});
  const [busy, setBusy] = useState(false);
  const read = (): Values => textsOf(form.current, options) as Values;
  const kept = useStoredDraft(flow, read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins once, with the draft there is then
  useEffect(() => {
    const found = drafts().find(flow);
    if (found.kind !== 'found') return;
    fillIn(form.current, found.draft.values as Texts);
    focusFirst(form.current, found.draft.flags);
    showFlags(found.draft, (name, message) => setErrors((before) => ({ ...before, [name]: message })));
  }, []);

  async function check(): Promise<Texts> {
    const parsed = (await options.loadSchema()).safeParse(read(), inJapanese);
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
    kept.goOn(flow.confirm);
  }

  return {
    busy,
    /** For a field of src/web/ui. */
    field: (name: keyof Values & string) => ({
      ...(options.fields[name] ?? noFacts),
      name,
      defaultValue: options.defaults[name] ?? '',
      error: errors[name],
    }),
    formProps: {
      ref: form,
      // Enter before the page has woken must not write what was typed into the address.
      method: 'post',
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        kept.storeLater();
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
