import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../../../flow/browser-flow.ts';
import { cancelFlow } from './cancel-flow.ts';
import { type CancelledReserve, useCancel } from './use-cancel.ts';

/** Cancelling: the fee that is shown is the fee that is agreed to. */
const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../../../data/browser-functions.ts', () => ({ callFunction }));

const reserve = {
  id: 7,
  branch_name: 'みなと広場園',
  start_datetime: '2026-12-08T00:00:00Z',
  end_datetime: '2026-12-08T02:00:00Z',
  cancellation_fee: { cancel_amount: 0, illness_amount: 300 },
} as unknown as CancelledReserve;

function Page({ ill }: { ill: boolean }) {
  const { fee, busy, outcome, feeChanged, cancel } = useCancel(reserve, ill ? { signs: [1], temperature: null } : null);
  return (
    <>
      <p>{`${fee}円`}</p>
      <p>{feeChanged ? 'キャンセル料が変わりました' : outcome?.kind}</p>
      <button type="button" onClick={() => void cancel('発熱のため')}>
        {busy ? '送っています' : 'キャンセルする'}
      </button>
    </>
  );
}

function open(ill = false): void {
  const routes = [
    { path: '/', element: <Page ill={ill} /> },
    { path: '/mypage/reserves/cancel/done', element: <p>キャンセルしました</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}
const press = async (name = 'キャンセルする') => fireEvent.click(await screen.findByRole('button', { name }));
const sent = () => callFunction.mock.calls.map(([name, data]) => [name, (data as { quoted_fee: number }).quoted_fee]);
const refused = (type: string, details?: unknown) => ({ kind: 'refused', type, msg: '', details });
const lost = { kind: 'fault', code: 'unavailable', message: '', lost: true };
const ok = (cancel_amount: number) => ({ kind: 'ok', result: { status: 'OK', cancel_amount } });
const finished = () => {
  const found = drafts().find(cancelFlow(reserve.id));
  return found.kind === 'finished' ? found.result : found.kind;
};

beforeEach(() => {
  callFunction.mockReset();
  drafts().clearAll();
});
afterEach(cleanup);

describe('cancelling a reserve', () => {
  it('a fee that rose meanwhile is shown and asked about again: the next press agrees to the new one', async () => {
    callFunction
      .mockResolvedValueOnce(refused('fee_changed', { cancel_amount: 1_100 }))
      .mockResolvedValueOnce(ok(1_100));
    open();
    await press();
    await screen.findByText('キャンセル料が変わりました');
    expect(screen.getByText('1100円')).toBeTruthy();
    await press();
    await screen.findByText('キャンセルしました');
    expect(sent()).toEqual([
      ['cancelReserve', 0],
      ['cancelReserve', 1_100],
    ]);
    expect(finished()).toMatchObject({ cancel_amount: 1_100, branch_name: 'みなと広場園' });
  });

  it('of an ill child goes by its own fee', async () => {
    callFunction.mockResolvedValueOnce(refused('fee_changed', { cancel_amount: 500 })).mockResolvedValueOnce(ok(500));
    open(true);
    await press();
    await screen.findByText('500円');
    await press();
    await screen.findByText('キャンセルしました');
    expect(sent()).toEqual([
      ['cancelForIllness', 300],
      ['cancelForIllness', 500],
    ]);
    expect(finished()).toMatchObject({ ill: true });
  });

  it('pressed twice it is sent once', async () => {
    const answer = Promise.withResolvers<unknown>();
    callFunction.mockReturnValue(answer.promise);
    open();
    await press();
    await press('送っています');
    answer.resolve(ok(0));
    await screen.findByText('キャンセルしました');
    expect(callFunction).toHaveBeenCalledTimes(1);
  });

  it('after a lost answer "cannot be cancelled" means that it was; without one it is a refusal', async () => {
    callFunction.mockResolvedValueOnce(lost).mockResolvedValueOnce(refused('not_cancellable_reserve'));
    open();
    await press();
    await press();
    await screen.findByText('キャンセルしました');
    cleanup();
    drafts().clearAll();
    callFunction.mockResolvedValueOnce(refused('not_cancellable_reserve'));
    open();
    await press();
    await screen.findByText('refused');
    expect(screen.queryByText('キャンセルしました')).toBeNull();
  });
});
