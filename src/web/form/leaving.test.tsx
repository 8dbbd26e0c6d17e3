import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlingFunctions } from '../../contract/functions/billing/settling.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { Field } from './field.tsx';
import { GiveUpButton } from './give-up-button.tsx';
import { HandForm } from './hand-form.tsx';
import { isAnythingUnsaved, unsavedMark } from './unsaved.ts';
import { useActionForm } from './use-action-form.ts';

vi.mock('../data/browser-data.ts', () => ({ callFunction: async () => ({ kind: 'ok', result: { status: 'OK' } }) }));
afterEach(cleanup);

const begun = { amount: '3000', reason: '' };
function RefundForm({ beside }: { beside?: React.ReactNode }) {
  const form = useActionForm(settlingFunctions, 'staffRefundPayment', {
    defaults: begun,
    payload: (values) => ({ payment_id: 7, ...values }),
    afterwards: begun,
  });
  return (
    <ActionForm of={form} submit="返金する" busyLabel="返金しています" beside={beside}>
      <Field of={form} name="reason" />
    </ActionForm>
  );
}

/** Refuses a single letter. */
function HandFormSaying() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <HandForm onSend={() => setProblem(text.length < 2 ? '短すぎます。' : '')}>
      <input aria-label="お知らせ" value={text} onChange={({ target }) => setText(target.value)} />
      {problem && <p role="alert">{problem}</p>}
    </HandForm>
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

describe('leaving', () => {
  const closed = vi.fn();
  function open(page: React.ReactNode) {
    const layout = (
      <>
        <Outlet />
        <AskBeforeLeaving freeWay="/staff/login" />
      </>
    );
    const away = (
      <>
        <Link to="/staff/today">今日</Link>
        <Link to="/staff/login?back=1">サインイン</Link>
      </>
    );
    const children = [
      { path: '/', element: [<div key="away">{away}</div>, <div key="page">{page}</div>] },
      { path: '*', element: <p>別のページ</p> },
    ];
    render(<RouterProvider router={createMemoryRouter([{ element: layout, children }])} />);
  }
  const isAsked = () => screen.queryByRole('alertdialog', { name: '入力した内容を破棄しますか' }) !== null;
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

  it('with unsaved words is asked about, by a link and by the browser; staying keeps them', async () => {
    open(<RefundForm />);
    type(/理由/, '二重の');
    await waitFor(() => expect(isAnythingUnsaved()).toBe(true));
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    follow('今日');
    await waitFor(() => expect(isAsked()).toBe(true));
    press('入力に戻る');
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(field(/理由/).value).toBe('二重の');
    follow('今日');
    await waitFor(() => expect(isAsked()).toBe(true));
    press('破棄して移動する');
    expect(await screen.findByText('別のページ')).toBeTruthy();
    expect(isAnythingUnsaved()).toBe(false);
  });

  it('does not ask when untouched, saved or signed out', async () => {
    open(<RefundForm />);
    type(/理由/, 'お電話で');
    await waitFor(() => expect(isAnythingUnsaved()).toBe(true));
    press('返金する');
    await waitFor(() => expect(isAnythingUnsaved()).toBe(false));
    expect(field(/理由/).value).toBe('');
    type(/理由/, 'また');
    await waitFor(() => expect(isAnythingUnsaved()).toBe(true));
    follow('サインイン');
    expect(await screen.findByText('別のページ')).toBeTruthy();
  });

  it('a form made by hand is asked about too, until it is sent; a search is not', async () => {
    open(
      <>
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="お知らせ" />
        </form>
        <form>
          <input type="search" aria-label="検索" />
        </form>
      </>,
    );
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: '佐藤' } });
    expect(isAnythingUnsaved()).toBe(false);
    fireEvent.input(field(/お知らせ/), { target: { value: '休園' } });
    follow('今日');
    await waitFor(() => expect(isAsked()).toBe(true));
    press('入力に戻る');
    await waitFor(() => expect(isAsked()).toBe(false));
    fireEvent.submit(field(/お知らせ/).form as HTMLFormElement);
    expect(isAnythingUnsaved()).toBe(false);
    fireEvent.input(field(/お知らせ/), { target: { value: '休園します' } });
    cleanup();
    expect(isAnythingUnsaved()).toBe(false);
  });

  it('a dialog’s × and Escape ask too', async () => {
    open(
      <Dialog title="返金" isOpen onClose={closed}>
        <RefundForm />
      </Dialog>,
    );
    press('閉じる');
    expect(closed).toHaveBeenCalledOnce();
    type(/理由/, '二重の');
    await waitFor(() => expect(isAnythingUnsaved()).toBe(true));
    press('閉じる');
    await waitFor(() => expect(isAsked()).toBe(true));
    expect(closed).toHaveBeenCalledOnce();
    press('破棄して移動する');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['an action’s form', (beside: React.ReactNode) => <RefundForm beside={beside} />, /理由/],
    [
      'a form by hand',
      (beside: React.ReactNode) => (
        <>
          <HandFormSaying />
          {beside}
        </>
      ),
      /お知らせ/,
    ],
    [
      'fields of several steps',
      (beside: React.ReactNode) => (
        <section {...unsavedMark(true)}>
          <input aria-label="お知らせ" />
          {beside}
        </section>
      ),
      null,
    ],
  ])('やめる asks too, of %s', async (_what, form, words) => {
    closed.mockClear();
    open(
      <Dialog title="返金" isOpen onClose={closed}>
        {form(<GiveUpButton onGiveUp={closed} />)}
      </Dialog>,
    );
    if (words) {
      press('やめる');
      expect(closed).toHaveBeenCalledOnce();
      closed.mockClear();
      fireEvent.input(field(words), { target: { value: '二重の' } });
    }
    await waitFor(() => expect(isAnythingUnsaved()).toBe(true));
    press('やめる');
    await waitFor(() => expect(isAsked()).toBe(true));
    expect(closed).not.toHaveBeenCalled();
    press('破棄して移動する');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  it('a form by hand that was refused is still asked about, in a dialog too; once taken it is not', async () => {
    closed.mockClear();
    open(
      <Dialog title="お知らせ" isOpen onClose={closed}>
        <HandFormSaying />
      </Dialog>,
    );
    press('閉じる');
    expect(closed).toHaveBeenCalledOnce();
    fireEvent.input(field(/お知らせ/), { target: { value: '休' } });
    fireEvent.submit(field(/お知らせ/).form as HTMLFormElement);
    await screen.findByText('短すぎます。');
    press('閉じる');
    await waitFor(() => expect(isAsked()).toBe(true));
    press('入力に戻る');
    await waitFor(() => expect(isAsked()).toBe(false));
    fireEvent.input(field(/お知らせ/), { target: { value: '休園します' } });
    fireEvent.submit(field(/お知らせ/).form as HTMLFormElement);
    await waitFor(() => expect(screen.queryByText('短すぎます。')).toBeNull());
    press('閉じる');
    expect(closed).toHaveBeenCalledTimes(2);
  });
});
