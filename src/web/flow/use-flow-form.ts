import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation, useNavigationType } from 'react-router';
import type { ZodType } from 'zod';
import { checkedBySchema } from '../form/checked-by.ts';
import { drafts } from './browser-flow.ts';
import { arrivalAt, isFreshEntry } from './came-from.ts';
import type { Flow, FoundDraft } from './flow.ts';
import { showFlags, useStoredDraft } from './use-stored-draft.ts';

type FlowForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** What checks the fields, and says what they are called (SchemaForm). */
  schema: ZodType;
  /** For <form onSubmit>: checks, keeps the draft, goes on. The first wrong field gets the focus. */
  onSubmit: (event: React.SyntheticEvent) => void;
  /** The same to another page than the next. */
  submitTo: (path: string) => (event: React.SyntheticEvent) => void;
  /** Entered from outside with something begun before: to be said, and to be cleared with one press. */
  takenOver: boolean;
};

type FlowFormOptions<Values extends FieldValues> = {
  /** The contract's form schema, or what a step checks of it; its input side are the values as typed. */
  schema: ZodType;
  defaults: DefaultValues<Values>;
  /** Another step instead of the confirm page. */
  next?: string;
  /** Of a form in several steps: the fields this one asks for; flags of others are not its to show. */
  owns?: (field: string) => boolean;
  /** Saves a draft as soon as the page is opened, so that other pages know the flow was started. */
  remember?: true;
};

/**
 * The form step. Starts from the draft of the last hour if there is one (a flow marked `anew` only when it is resumed),
 * saves every change (so that a 401 or a reload loses nothing), and shows the fields the server flagged, with SPEC §8's alert.
 */
export function useFlowForm<Values extends FieldValues>(
  flow: Flow<Values>,
  { schema, defaults, next, owns = () => true, remember }: FlowFormOptions<Values>,
): FlowForm<Values> {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const [{ begun, takenOver }] = useState(() => {
    const anew = isFreshEntry(flow, arrivalAt(pathname, arrival));
    // A separate empty draft, so that neither this tab's last one nor another tab's is resumed.
    if (anew && flow.anew) drafts().begin(flow, defaults as Values);
    const found: FoundDraft<Values> = drafts().find(flow);
    if (remember && found.kind === 'missing') drafts().begin(flow, defaults as Values);
    return { begun: found, takenOver: anew && !flow.anew && found.kind === 'found' };
  });
  const draft = begun.kind === 'found' ? begun.draft : undefined;
  const form = useForm<Values>({
    // Fields added since the draft was saved come from the defaults.
    defaultValues: { ...defaults, ...draft?.values } as DefaultValues<Values>,
    resolver: checkedBySchema<Values>(schema),
    mode: 'onTouched',
    shouldFocusError: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: flags are those of the draft this page began with
  useEffect(() => {
    if (!draft) return;
    showFlags({ ...draft, flags: draft.flags.filter(owns) }, (name, message, position) =>
      form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: position === 0 }),
    );
  }, []);

  const kept = useStoredDraft(flow, () => form.getValues());
  // biome-ignore lint/correctness/useExhaustiveDependencies: storeLater only touches a ref
  useEffect(() => {
    const { unsubscribe } = form.watch(kept.storeLater);
    return unsubscribe;
  }, [form]);

  const submitTo = (path: string) => form.handleSubmit(() => kept.goOn(path));
  return { form, schema, takenOver, onSubmit: submitTo(next ?? flow.confirm), submitTo };
}
