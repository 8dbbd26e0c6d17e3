import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers } from '../../data/browser-data.ts';
import { DueConsents } from './due-consents.tsx';

/** Which texts are due is the database's to say (view_due_consents): src/server/membership/functions/agreeToDocuments.test.ts. */
const { query, callFunction } = vi.hoisted(() => ({ query: vi.fn(), callFunction: vi.fn() }));
vi.mock('../../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../../data/browser-data.ts')>()),
  callFunction,
  dataClient: () => ({ query }),
}));

const terms = { kind: 'terms', adaptation_date: '2026-11-17', change_summary: '第12条を加えました。' };
const button = '内容を読み、同意する';
function show(view_due_consents: readonly object[]) {
  query.mockReset().mockResolvedValue({ view_due_consents });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <DueConsents /> }])} />);
}
beforeEach(() => {
  callFunction.mockReset();
  answers().forget();
});
afterEach(cleanup);

it('asks nothing while nothing is new', async () => {
  show([]);
  await waitFor(() => expect(query).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});

it('says what changed and where to read it; one press agrees to that day’s text, and the question goes', async () => {
  show([terms]);
  expect(await screen.findByText('利用規約が新しくなりました')).toBeTruthy();
  expect(screen.getByText('変わったところ: 第12条を加えました。')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^利用規約/ }).getAttribute('href')).toBe('/terms/2026-11-17');
  callFunction.mockResolvedValue({ kind: 'ok', result: { status: 'OK' } });
  query.mockResolvedValue({ view_due_consents: [] });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByText('利用規約が新しくなりました')).toBeNull());
  expect(callFunction.mock.calls.map(([name, input]) => [name, input])).toEqual([
    ['agreeToDocuments', { terms: '2026-11-17' }],
  ]);
});

it('a refusal is said, and the question stays', async () => {
  show([terms, { ...terms, kind: 'privacy' }]);
  expect(await screen.findByText('利用規約とプライバシーポリシーが新しくなりました')).toBeTruthy();
  callFunction.mockResolvedValue({ kind: 'refused', type: 'document_changed', msg: '内容が変わりました。' });
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect((await screen.findByRole('alert')).textContent).toBe('内容が変わりました。');
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});
