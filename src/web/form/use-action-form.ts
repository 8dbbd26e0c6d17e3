import { useRef } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { FunctionName, FunctionOk, FunctionPayload, functions } from '../../contract/functions/functions.ts';
import type { FunctionFailure } from '../data/call-function.ts';
import { useAction } from '../data/use-action.ts';
import { showToast } from '../ui/toast.tsx';
import { checkedBy, type FieldErrorTexts } from './checked-by.ts';
import { useContentKey } from './content-key.ts';
import { fieldAt, type ShownField, shownField } from './field-facts.ts';
import { fieldErrorsOf, firstUnseen, type SavedMeanwhile, savedMeanwhile } from './refused-fields.ts';
import { useUnsaved } from './unsaved.ts';

type Payload<Name extends FunctionName> = FunctionPayload<Name>;
/** As a form has it before it was checked: anything may still be missing. The idempotency key is added by the form. */
type UncheckedPayload<Sent> = Sent extends unknown
  ? { [Field in keyof Omit<Sent, 'idempotency_key'>]: Sent[Field] | '' | null | undefined }
  : never;

export type ActionFormOptions<Name extends FunctionName, Values extends FieldValues> = {
  /** What the person fills in, as it begins. */
  defaults: Values;
  /** What is sent: what was filled in and what this place knows. `seen`: the row as another user saved it, once it was shown. */
  payload: (values: Values, seen?: SavedMeanwhile) => UncheckedPayload<Payload<Name>>;
  /** Asked here although the contract could do without. */
  required?: readonly FieldPath<Values>[];
  /** Rules only this place knows (what is left of an amount …), by field. */
  check?: (values: Values) => FieldErrorTexts<Values>;
  /** A short word after it was done. */
  toast?: string | ((result: FunctionOk<Name>, values: Values) => string);
  done?: (result: FunctionOk<Name>, values: Values) => void;
  /** It was not done: what the page shows may be old. */
  refused?: (failure: FunctionFailure, sent: Payload<Name>) => void;
  /** Refusals the page answers with a question instead of an error message. */
  asks?: readonly string[];
  /** A form that stays and is used again starts again with this; otherwise it keeps what was saved. */
  afterwards?: Values;
  /** Where one looks at it first: called instead of sending, once all is right. Then `send`. */
  look?: () => void;
};

export type FormState<Values extends FieldValues> = {
  control: Control<Values>;
  /** For fields that find their form by context (useField). */
  methods: UseFormReturn<Values>;
  values: Values;
  /** Label, kind, length and options of a field, from the contract. */
  shown: (name: FieldPath<Values>) => ShownField;
  set: <Field extends FieldPath<Values>>(name: Field, value: FieldPathValue<Values, Field>) => void;
  error: (name: FieldPath<Values>) => string | undefined;
  /** `more`: what this button adds, where there are several. */
  submit: (event?: React.SyntheticEvent, more?: object) => void;
  busy: boolean;
  dirty: boolean;
  /** What no field of the form says. */
  problem: string | undefined;
  /** For what only this place knows how to ask about. */
  failure: FunctionFailure | undefined;
  clear: () => void;
  /** It was done by another function: nothing is unsaved any more. */
  saved: () => void;
  /** Sends again, with the answer to what the first attempt was asked. */
  send: (more?: object) => Promise<void>;
  /** Another user saved the same row while this form was open. */
  conflict: Conflict | undefined;
};

type Conflict = {
  current: SavedMeanwhile;
  typed: Readonly<Record<string, unknown>>;
  /** The other's change has been seen; one's own is saved over it. */
  overwrite: () => Promise<void>;
  dismiss: () => void;
};

/**
 * "Do one thing": a form whose fields the function's input describes. Checks as the server will, sends once (a second press is
 * the same request), shows a refusal at its fields or as a whole, and asks before unsaved words are left (docs/forms.md).
 * The definitions are handed over so that a page loads only those of its own subject.
 */
export function useActionForm<Name extends FunctionName, Values extends FieldValues>(
  definitions: Pick<typeof functions, Name>,
  name: Name,
  options: ActionFormOptions<Name, Values>,
): FormState<Values> {
  const { input } = definitions[name];
  const keyOf = useContentKey();
  const action = useAction(name);
  const pressed = useRef(false);
  /** The same words a second time, after they were saved, are a second wish. */
  const round = useRef(0);
  const shown = (field: FieldPath<Values>): ShownField => {
    const known = shownField(input, field);
    return options.required?.includes(field) ? { ...known, required: true } : known;
  };
  const current = savedMeanwhile(action.failure);
  const payloadOf = (values: Values, more: object = {}): object => {
    const content = { ...options.payload(values, current), ...more };
    return fieldAt(input, 'idempotency_key')
      ? { ...content, idempotency_key: keyOf({ ...content, round: round.current }) }
      : content;
  };
  const form = useForm<Values>({
    defaultValues: options.defaults as DefaultValues<Values>,
    resolver: checkedBy<Values>({ input, payloadOf, shown, ...options }),
    shouldFocusError: true,
  });
  const { isDirty: dirty, errors } = form.formState;
  const saved = useUnsaved(dirty);
  const values = form.watch();

  async function send(more: object = {}): Promise<void> {
    const typed = form.getValues();
    // Checked by the resolver before the first try.
    const content = payloadOf(typed, more) as Payload<Name>;
    const outcome = await action.send(content);
    if (outcome === null) return;
    if (outcome.kind !== 'ok') {
      options.refused?.(outcome, content);
      return showRefused(outcome);
    }
    saved();
    round.current += 1;
    form.reset(options.afterwards ?? typed);
    const { toast } = options;
    const taken = { ...typed, ...more };
    if (toast !== undefined) showToast(typeof toast === 'string' ? toast : toast(outcome.result, taken));
    options.done?.(outcome.result, taken);
  }
  /** On the page now; what is wrong elsewhere is said of the whole. */
  const hasField = (path: string): boolean => {
    const field: { _f?: { mount?: boolean } } | undefined = get(form.control._fields, path);
    return field?._f?.mount === true;
  };
  function showRefused(failure: FunctionFailure) {
    const wrong = Object.entries(fieldErrorsOf(failure)).filter(([path]) => hasField(path));
    for (const [position, [path, message]] of wrong.entries()) {
      form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: position === 0 });
    }
  }
  const refused = action.failure && Object.keys(fieldErrorsOf(action.failure)).some(hasField);
  // What a field says is mended first.
  const unseen = firstUnseen(errors, (path) => !hasField(path)) ? undefined : firstUnseen(errors, hasField);
  const asked = action.failure?.kind === 'refused' && options.asks?.includes(action.failure.type);
  return {
    control: form.control,
    methods: form,
    values,
    shown,
    dirty,
    set: (field, value) =>
      form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    error: (field) => form.getFieldState(field, form.formState).error?.message,
    submit: (event, more) => {
      // React events bubble from a dialog's form to the form of its page.
      event?.stopPropagation();
      event?.preventDefault();
      // Also a press that is checked while the answer to the first one arrives.
      if (pressed.current) return;
      pressed.current = true;
      action.clear();
      void form
        .handleSubmit(() => (options.look ? options.look() : send(more)))(event)
        .finally(() => {
          pressed.current = false;
        });
    },
    send,
    busy: action.busy,
    problem: refused || current || asked ? undefined : (action.text ?? unseen),
    failure: action.failure,
    saved,
    clear: action.clear,
    conflict: current && {
      current,
      typed: payloadOf(values) as Readonly<Record<string, unknown>>,
      overwrite: () => send({ version: current.version }),
      dismiss: action.clear,
    },
  };
}
