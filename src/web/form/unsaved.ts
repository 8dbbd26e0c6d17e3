import { useContext, useEffect, useRef } from 'react';
import { BeforeDialogCloses } from '../ui/dialogs/before-close.ts';

/**
 * Forms with unsaved input, and the open question about them. One store for all pages: everything that leaves a page
 * (a link, a reload, a dialog's ×, another branch) asks it first.
 */
const unsaved = new Set<object>();
const listeners = new Set<() => void>();
let asked: { leave: () => void; stay: () => void } | null = null;
let mayAsk = false;

/** Forms of this room know what is unsaved; a search has nothing to save. Every other form counts from its first letter until it is taken. */
const isAsked = (form: HTMLFormElement): boolean =>
  !form.matches('[data-knows-unsaved], [role="search"]') && form.querySelector('input[type="search"]') === null;

/** What a part that keeps its fields through several steps is marked with while they are changed. */
export const unsavedMark = (changed: boolean) => (changed ? { 'data-unsaved': 'typed' } : {});

/** `input` and `submit` of the whole page. The mark is the element's own, so it goes with its page. */
export function noteTyping({ type, target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form === null || !isAsked(form)) return;
  if (type !== 'submit') form.dataset.unsaved = 'typed';
  else if (form.dataset.unsaved) form.dataset.unsaved = 'sent';
}

/** Typed and not sent; or sent, and the form says that something is wrong. */
const isUnsaved = (form: HTMLElement): boolean =>
  form.dataset.unsaved !== 'sent' || form.querySelector('[aria-invalid="true"], [role="alert"]') !== null;

const isUnsavedWithin = (part: ParentNode): boolean =>
  [...part.querySelectorAll<HTMLElement>('[data-unsaved]')].some(isUnsaved);

export const isAnythingUnsaved = (): boolean => unsaved.size > 0 || isUnsavedWithin(document);

/** Before a dialog closes: what was typed into its forms by hand. */
export function closeAfterAsking(dialog: ParentNode, close: () => void): void {
  if (isUnsavedWithin(dialog)) leaveAfterAsking(close);
  else close();
}

/** For a button beside the form: asks about input in the form, or in the dialog around it. */
export function giveUpAfterAsking(button: Element, leave: () => void): void {
  const own = button.closest<HTMLElement>('[data-unsaved], [data-changed]');
  const dialog = button.closest('[role="dialog"], [role="alertdialog"]');
  const isWithin = dialog !== null && (isUnsavedWithin(dialog) || dialog.querySelector('[data-changed]') !== null);
  if (own ? isUnsaved(own) : isWithin) leaveAfterAsking(leave);
  else leave();
}

export const leaveQuestion = {
  current: () => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Set while a page can show the question; otherwise it could not be answered. */
  canBeAsked(can: boolean): void {
    mayAsk = can;
  },
  answer(leave: boolean): void {
    const question = asked;
    ask(null);
    if (leave) question?.leave();
    else question?.stay();
  },
};

function ask(question: typeof asked): void {
  asked = question;
  for (const listener of listeners) listener();
}

/** Goes on at once if nothing is unsaved, else after the person said so. */
export function leaveAfterAsking(leave: () => void, stay: () => void = () => {}): void {
  if (mayAsk && isAnythingUnsaved()) ask({ leave, stay });
  else leave();
}

/** For every form: while `dirty`, leaving the page or the dialog it is in is asked about. The answer forgets it, once saved. */
export function useUnsaved(dirty: boolean): () => void {
  const form = useRef({}).current;
  const dialog = useContext(BeforeDialogCloses);
  useEffect(() => {
    if (!dirty) return;
    unsaved.add(form);
    if (dialog) dialog.current = leaveAfterAsking;
    return () => {
      unsaved.delete(form);
      if (dialog) dialog.current = null;
    };
  }, [dirty, dialog, form]);
  return () => void unsaved.delete(form);
}
