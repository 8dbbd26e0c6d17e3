import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { refusals } from '../../../../contract/errors.ts';
import { alerts } from '../../../../contract/page-errors.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import type { Flow } from '../../../flow/flow.ts';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import type { ConfirmCard, ConfirmedCard } from './card-element.tsx';
import { forgetCard, useCardForm } from './use-card-form.ts';

type Values = { name: string; setup_intent_id: string };
const flow: Flow<Values> = {
  name: 'test/card',
  cookie: 'registration',
  missing: 'customer_information_missing',
  form: '/card',
  confirm: '/card/confirm',
  done: '/card/done',
};
const schema = z.object({ name: z.string().min(1, 'お名前をご入力ください。'), setup_intent_id: z.string() });
const defaults: Values = { name: '', setup_intent_id: '' };

/** In Stripe's place: its element fills the ref once mounted. */
const stripe = vi.fn<ConfirmCard>();
const check = vi.fn<() => Promise<boolean>>();
/** happy-dom has none. */
const alert = vi.fn();

function CardPage() {
  const { form } = useFlowForm(flow, { schema, defaults });
  const card = useCardForm(flow, form, { returned: undefined, check });
  useEffect(() => {
    card.confirm.current = stripe;
  }, [card.confirm]);
  return (
    <form onSubmit={card.onSubmit} noValidate>
      <input aria-label="お名前" {...form.register('name')} />
      <p role="alert">{card.problem ?? form.formState.errors.name?.message}</p>
      <button type="submit">{card.busy ? '確認しています' : '確認へ進む'}</button>
    </form>
  );
}

function open() {
  cleanup();
  const router = createMemoryRouter(
    [
      { path: flow.form, Component: CardPage },
      { path: flow.confirm, element: <p>確認のページ</p> },
    ],
    { initialEntries: [flow.form] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('お名前'), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button'));
const kept = () => {
  const found = drafts().find(flow);
  return found.kind === 'found' ? found.draft.values : found.kind;
};
const confirmed = { ok: true, setup_intent_id: 'seti_1' } as const;

beforeEach(() => {
  stripe.mockReset();
  check.mockReset().mockResolvedValue(true);
  alert.mockReset();
  window.alert = alert;
  drafts().clearAll();
});
afterEach(cleanup);

it('the fields come first: Stripe is not asked while one is wrong', async () => {
  open();
  press();
  await screen.findByText('お名前をご入力ください。');
  expect([check.mock.calls, stripe.mock.calls]).toEqual([[], []]);
});

it('everything is saved before Stripe may leave the page, and the card after', async () => {
  let before: unknown;
  stripe.mockImplementation(async () => {
    before = kept();
    return confirmed;
  });
  open();
  type('青木 ゆき');
  press();
  await screen.findByText('確認のページ');
  expect(before).toEqual({ name: '青木 ゆき', setup_intent_id: '' });
  expect(stripe).toHaveBeenCalledExactlyOnceWith(flow.confirm);
  expect(kept()).toEqual({ name: '青木 ゆき', setup_intent_id: 'seti_1' });
});

it('a refused card is said and stays on the page; the next one goes on', async () => {
  stripe.mockResolvedValueOnce({ ok: false, message: refusals.card_declined }).mockResolvedValueOnce(confirmed);
  const router = open();
  type('青木 ゆき');
  press();
  await screen.findByText(refusals.card_declined);
  expect(router.state.location.pathname).toBe(flow.form);
  press();
  await screen.findByText('確認のページ');
});

it('pressed twice, Stripe is asked once', async () => {
  const answer = Promise.withResolvers<ConfirmedCard>();
  stripe.mockReturnValue(answer.promise);
  open();
  type('青木 ゆき');
  press();
  await waitFor(() => expect(stripe).toHaveBeenCalled());
  press();
  // Time enough for a second one to get as far.
  await act(() => new Promise((done) => setTimeout(done, 100)));
  await act(async () => answer.resolve(confirmed));
  await screen.findByText('確認のページ');
  expect([check.mock.calls.length, stripe.mock.calls.length]).toEqual([1, 1]);
});

it('a card confirmed once is not confirmed again, until it is forgotten', async () => {
  stripe.mockResolvedValue(confirmed);
  const router = open();
  type('青木 ゆき');
  press();
  await screen.findByText('確認のページ');
  await act(() => router.navigate(flow.form));
  press();
  await screen.findByText('確認のページ');
  expect(stripe).toHaveBeenCalledTimes(1);
  forgetCard(flow);
  expect(kept()).toEqual({ name: '青木 ゆき', setup_intent_id: '' });
  open();
  press();
  await screen.findByText('確認のページ');
  expect(stripe).toHaveBeenCalledTimes(2);
});

it('what the server says beforehand stops it', async () => {
  check.mockResolvedValue(false);
  const router = open();
  type('青木 ゆき');
  press();
  await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  await screen.findByRole('button', { name: '確認へ進む' });
  expect(stripe).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe(flow.form);
});

it('where nothing can be saved it says so, and asks for no card', async () => {
  open();
  type('青木 ゆき');
  const save = vi.spyOn(drafts(), 'save').mockReturnValue(undefined);
  press();
  await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(alerts[flow.missing]));
  save.mockRestore();
  expect(stripe).not.toHaveBeenCalled();
});
