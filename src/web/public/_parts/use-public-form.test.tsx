import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { alerts } from '../../../contract/page-errors.ts';
import { drafts } from '../../flow/browser-flow.ts';
import type { Flow } from '../../flow/flow.ts';
import { usePublicForm } from './use-public-form.ts';

type Values = { name: string; tel: string };
const flow: Flow<Values> = {
  name: 'public test',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/form',
  confirm: '/form/confirm',
  done: '/form/done',
};
const schema = z.object({ name: z.string().min(1, 'お名前をご入力ください。'), tel: z.string() });

function FormPage() {
  const { field, formProps } = usePublicForm(flow, {
    loadSchema: async () => schema,
    fields: {},
    defaults: { name: '', tel: '' },
  });
  const { error, ...name } = field('name');
  const { error: _none, ...tel } = field('tel');
  return (
    <form {...formProps}>
      <input aria-label="お名前" {...name} />
      <input aria-label="電話番号" {...tel} />
      <p role="alert">{error}</p>
      <button type="submit">確認へ進む</button>
    </form>
  );
}

function open() {
  cleanup();
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>入口</p> },
      { path: flow.form, Component: FormPage },
      { path: flow.confirm, element: <p>入力内容の確認</p> },
    ],
    { initialEntries: ['/', flow.form], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const alert = vi.fn();
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const kept = () => {
  const found = drafts().find(flow);
  return found.kind === 'found' ? found.draft.values : found.kind;
};

beforeEach(() => {
  alert.mockReset();
  vi.stubGlobal('alert', alert);
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(cleanup);

describe('a public form', () => {
  it('keeps what was typed when the page is left before it had time to', async () => {
    const router = open();
    type('お名前', '佐藤');
    await act(() => router.navigate('/'));
    expect(kept()).toEqual({ name: '佐藤', tel: '' });
    open();
    expect(screen.getByLabelText<HTMLInputElement>('お名前').value).toBe('佐藤');
  });

  it('goes on with what is right, and stays with what is not', async () => {
    open();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('お名前をご入力ください。'));
    type('お名前', '佐藤');
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('入力内容の確認');
    expect(kept()).toEqual({ name: '佐藤', tel: '' });
  });

  it('shows what the server flagged, in its words', () => {
    drafts().begin(flow, { name: '佐藤', tel: '1' });
    const found = drafts().find(flow);
    if (found.kind !== 'found') throw new Error('no draft');
    drafts().markRefused(found.draft, ['name'], { name: 'このお名前は使えません。' });
    open();
    expect(screen.getByRole('alert').textContent).toBe('このお名前は使えません。');
    expect(alert).toHaveBeenCalledExactlyOnceWith(alerts.flagged_fields);
    expect(document.activeElement).toBe(screen.getByLabelText('お名前'));
  });
});
