import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { alerts } from '../../contract/page-errors.ts';
import type { FunctionOutcome } from '../data/call-function.ts';
import { drafts, requireDraft } from './browser-flow.ts';
import type { Draft, Flow } from './flow.ts';
import { lostAnswerText, useFlowConfirmOf } from './use-flow-confirm.ts';
import { useFlowForm } from './use-flow-form.ts';

type Values = { name: string; tel: string };
const flow: Flow<Values> = {
  name: 'test',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/form',
  confirm: '/form/confirm',
  done: '/form/done',
};
const schema = z.object({ name: z.string().min(1, 'お名前をご入力ください。'), tel: z.string() });

function FormPage() {
  const { form, onSubmit } = useFlowForm(flow, { schema, defaults: { name: '', tel: '' } });
  const { errors } = form.formState;
  return (
    <form onSubmit={onSubmit} noValidate>
      <input aria-label="お名前" {...form.register('name')} />
      <input aria-label="電話番号" {...form.register('tel')} />
      <p role="alert">{errors.name?.message ?? errors.tel?.message}</p>
      <button type="submit">確認へ進む</button>
    </form>
  );
}

/** happy-dom has none. */
const alert = vi.fn();
const send = vi.fn<(values: Values, key: string, yen: number) => Promise<FunctionOutcome<unknown>>>();
const price = {
  first: 1_100,
  after: ({ type, details }: { type: string; details?: unknown }) =>
    type === 'quote_changed' ? z.object({ yen: z.number() }).parse(details).yen : undefined,
};

function ConfirmPage() {
  const { draft } = useLoaderData<{ draft: Draft<Values> }>();
  const confirm = useFlowConfirmOf(flow, price, { draft, send });
  return (
    <>
      <p>{confirm.draft.values.name}様</p>
      <p>{confirm.shown}円</p>
      <p role="alert">{confirm.message?.text}</p>
      <button type="button" onClick={confirm.submit}>
        {confirm.busy ? '送っています' : '送る'}
      </button>
    </>
  );
}

/** The three pages in a separate tab; opening again simulates a reload. */
function open(path: string) {
  cleanup();
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>入口</p> },
      { path: flow.form, Component: FormPage },
      {
        path: flow.confirm,
        Component: ConfirmPage,
        loader: () => ({ draft: requireDraft(flow, schema) }),
        hydrateFallbackElement: <p>少しお待ちください</p>,
      },
      { path: flow.done, element: <p>受け付けました</p> },
    ],
    { initialEntries: ['/', path], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ok = { kind: 'ok', result: { reserve_id: 7 } } as const;
const lost = { kind: 'fault', code: 'unavailable', message: '', lost: true } as const;

beforeEach(() => {
  send.mockReset();
  alert.mockReset();
  window.alert = alert;
  drafts().clearAll();
});
afterEach(cleanup);

async function toConfirm() {
  const router = open(flow.form);
  type('お名前', '青木 ゆき');
  press('確認へ進む');
  await screen.findByText('青木 ゆき様');
  return router;
}

describe('the price agreed to', () => {
  it('is the one on the screen: a changed one is shown first, and stays through a lost answer', async () => {
    await toConfirm();
    send.mockResolvedValueOnce({
      kind: 'refused',
      type: 'quote_changed',
      msg: '料金が変わりました。',
      details: { yen: 1_200 },
    });
    press('送る');
    await screen.findByText('1200円');
    send.mockResolvedValueOnce(lost);
    press('送る');
    await screen.findByText(lostAnswerText);
    send.mockResolvedValueOnce(ok);
    press('送る');
    await screen.findByText('受け付けました');
    expect(send.mock.calls.map(([, , yen]) => yen)).toEqual([1_100, 1_200, 1_200]);
  });
});

describe('the form step', () => {
  it('a wrong field stops it, says why and gets the focus; nothing is sent on', async () => {
    const router = open(flow.form);
    press('確認へ進む');
    await screen.findByText('お名前をご入力ください。');
    expect(document.activeElement).toBe(screen.getByLabelText('お名前'));
    expect(router.state.location.pathname).toBe(flow.form);
    expect(drafts().find(flow).kind).toBe('missing');
  });

  it('what was typed goes on to the confirm page, and is there again after a reload', async () => {
    const router = await toConfirm();
    expect(router.state.location.pathname).toBe(flow.confirm);
    open(flow.form);
    expect(screen.getByLabelText<HTMLInputElement>('お名前').value).toBe('青木 ゆき');
  });

  it('keeps what was typed when the page goes before anything was pressed', async () => {
    open(flow.form);
    type('電話番号', '09012345678');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(drafts().find(flow)).toMatchObject({ kind: 'found', draft: { values: { tel: '09012345678' } } });
  });
});

describe('the confirm step', () => {
  it('pressed twice it sends once, and the done page takes its place in the history', async () => {
    const answer = Promise.withResolvers<FunctionOutcome<unknown>>();
    send.mockReturnValue(answer.promise);
    const router = await toConfirm();
    press('送る');
    press('送っています');
    answer.resolve(ok);
    await screen.findByText('受け付けました');
    expect(send).toHaveBeenCalledTimes(1);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(flow.form);
  });

  it('a lost answer is said, also after a reload; the next press sends the same key and is done', async () => {
    send.mockResolvedValueOnce(lost).mockResolvedValueOnce(ok);
    await toConfirm();
    press('送る');
    await screen.findByText(lostAnswerText);
    open(flow.confirm);
    await screen.findByText(lostAnswerText);
    press('送る');
    await screen.findByText('受け付けました');
    const [first, second] = send.mock.calls;
    expect(second).toEqual(first);
  });

  it('a flagged field leads back to the form, with the alert of SPEC §8 and the server’s words', async () => {
    const msg = 'この電話番号は使えません。';
    send.mockResolvedValueOnce({ kind: 'refused', type: 'input_error', msg, fields: ['tel'] });
    await toConfirm();
    press('送る');
    await screen.findByLabelText('電話番号');
    expect(alert).toHaveBeenCalledExactlyOnceWith(alerts.flagged_fields);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('電話番号')));
  });

  it('a refusal of the whole stays on the page and may be tried again', async () => {
    send.mockResolvedValueOnce({ kind: 'refused', type: 'reserve_full', msg: 'この時間は満席です。' });
    send.mockResolvedValueOnce(ok);
    await toConfirm();
    press('送る');
    await screen.findByText('この時間は満席です。');
    press('送る');
    await screen.findByText('受け付けました');
  });

  it('without a draft it says so and begins again', async () => {
    open(flow.confirm);
    await screen.findByLabelText('お名前');
    expect(alert).toHaveBeenCalledExactlyOnceWith(alerts[flow.missing]);
  });
});
