import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { alerts, pageRefusals } from '../../../../contract/page-errors.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import type { Flow } from '../../../flow/flow.ts';
import { agreedOnForm } from '../../../flow/use-flow-confirm.ts';
import type { ConfirmCard } from './card-element.tsx';

type CardValues = { setup_intent_id: string };

type CardForm = {
  confirm: RefObject<ConfirmCard | null>;
  problem: string | undefined;
  busy: boolean;
  /** For <form onSubmit>. */
  onSubmit: (event: React.SyntheticEvent) => void;
};

/**
 * The end of a form with a card: the fields first, then `check` (whatever the server must say beforehand), then Stripe,
 * then the confirm page. A card confirmed once is not confirmed again; one press at a time.
 */
export function useCardForm<Values extends CardValues>(
  flow: Flow<Values>,
  form: UseFormReturn<Values>,
  options: {
    returned: string | undefined;
    check?: () => Promise<boolean>;
    /** Nothing is charged by what follows, and this page says it all: its press is the last one. */
    isAgreed?: () => boolean;
  },
): CardForm {
  const navigate = useNavigate();
  const confirm = useRef<ConfirmCard>(null);
  const sending = useRef(false);
  const [problem, setProblem] = useState(options.returned);
  const card = form as unknown as UseFormReturn<CardValues>;
  const save = () => drafts().save(flow, form.getValues()) !== undefined;

  async function goOn() {
    if (options.check && !(await options.check())) return;
    // Save everything first: Stripe may leave the page for 3-D Secure.
    if (!save()) return window.alert(alerts[flow.missing]);
    if (card.getValues('setup_intent_id') === '') {
      const answer = await confirm.current?.(flow.confirm);
      if (!answer?.ok) return setProblem(answer?.message ?? pageRefusals.payment_unavailable);
      card.setValue('setup_intent_id', answer.setup_intent_id);
      save();
    }
    setProblem(undefined);
    await navigate(flow.confirm, options.isAgreed?.() ? { state: agreedOnForm } : {});
  }
  const onSubmit = form.handleSubmit(async () => {
    if (sending.current) return;
    sending.current = true;
    await goOn().finally(() => {
      sending.current = false;
    });
  });
  return { confirm, problem, busy: form.formState.isSubmitting, onSubmit };
}

/** For the form's clientLoader: a card that was refused is taken out of the draft, so that another one is asked for. */
export function forgetCard<Values extends CardValues>(flow: Flow<Values>): void {
  const found = drafts().find(flow);
  if (found.kind === 'found') drafts().save(flow, { ...found.draft.values, setup_intent_id: '' });
}
