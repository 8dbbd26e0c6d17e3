import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SelectMypageTicketsListData } from '../../../contract/operations/generated.ts';
import { TicketBalance } from './ticket-balance.tsx';
import { TicketChoicePart } from './ticket-choice-part.tsx';
import { TicketComparison } from './ticket-comparison.tsx';

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../../data/browser-data.ts')>()),
  callFunction,
}));
beforeEach(() => callFunction.mockReset());
afterEach(cleanup);

const bundle = {
  id: 7,
  number: 10,
  remaining: 4,
  purchase_date: '2026-11-01',
  expiry_date: '2027-04-30',
  granted_flag: false,
  refunded_number: 0,
  ticket_price: { name: '10回券', price: 10_500 },
  ticket_uses: [],
};
const granted = { ...bundle, id: 8, number: 3, remaining: 3, granted_flag: true, ticket_price: null };
const terms = { adaptation_date: '2026-01-01', refund_percent: 100, refund_fee: 500, refund_until_days: 0 };
const data = (tickets: readonly object[]) =>
  ({
    tickets,
    planned: [],
    usable: { aggregate: { sum: { remaining: 7 } } },
    ticket_terms: [terms],
  }) as unknown as SelectMypageTicketsListData;

describe('tickets of a family', () => {
  it('that headquarters gave are named as such, and have no way back', () => {
    render(<TicketBalance data={data([granted])} today="2026-11-16" onReturned={vi.fn()} />);
    expect(screen.getByText('回数券3枚(本部からの進呈)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /返金する/ })).toBeNull();
  });

  it('go back for the amount that is shown first, once', async () => {
    callFunction.mockResolvedValue({ kind: 'ok', result: { status: 'OK', amount: 3700, number: 4 } });
    const onReturned = vi.fn();
    render(<TicketBalance data={data([bundle])} today="2026-11-16" onReturned={onReturned} />);
    fireEvent.click(screen.getByRole('button', { name: /^返金する/ }));
    expect(screen.getByRole('alertdialog').textContent).toMatch(/4,200円.*500円.*3,700円/s);
    fireEvent.click(screen.getByRole('button', { name: '3,700円を返金する' }));
    await waitFor(() => expect(onReturned).toHaveBeenCalledTimes(1));
    expect(callFunction.mock.calls[0]?.slice(0, 2)).toMatchObject([
      'returnTickets',
      { ticket_id: 7, quoted_amount: 3700 },
    ]);
  });

  it('are not given back by another guardian', () => {
    render(<TicketBalance data={data([bundle])} today="2026-11-16" onReturned={null} />);
    expect(screen.queryByRole('button', { name: /返金する/ })).toBeNull();
  });
});

describe('the usual wish', () => {
  it('is saved at once, and stays what it was where that fails', async () => {
    callFunction.mockResolvedValueOnce({ kind: 'ok', result: { status: 'OK' } });
    render(<TicketChoicePart use_tickets={null} />);
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('自動(お得なとき)').checked).toBe(true);
    fireEvent.click(radio('使う'));
    await waitFor(() => expect(radio('使う').disabled).toBe(false));
    expect(callFunction.mock.calls[0]?.slice(0, 2)).toEqual(['saveTicketWish', { use_tickets: 1 }]);
    callFunction.mockResolvedValueOnce({ kind: 'refused', type: 'not_registered', msg: 'できません。' });
    fireEvent.click(radio('使わない'));
    await screen.findByText('できません。');
    expect(radio('使う').checked).toBe(true);
  });
});

describe('the comparison', () => {
  const price = {
    id: 1,
    name: '10回券',
    number: 10,
    price: 10_500,
    valid_days: 180,
    adaptation_date: '2026-01-01',
    ticket_sale_rankings: [],
  };
  const own = { months: 3, plan_name: 'スタンダード', hour: 1000, stays: 4, hours: 12, plan_amount: 12_000 };
  const answered = (comparison: object | null) =>
    callFunction.mockResolvedValue({ kind: 'ok', result: { status: 'OK', comparison } });

  it('says plainly what would have been lost', async () => {
    const bundles = [{ ticket_price_id: 1, tickets_amount: 12_600, saved: -600, left: 0 }];
    answered({ ...own, bundles });
    render(<TicketComparison prices={[price]} />);
    await screen.findByText('この3か月のご利用では 600円 割高でした');
    expect(screen.getByText(/期限\(180日\)までに使いきれます/)).toBeTruthy();
  });

  it('claims nothing without stays', async () => {
    answered({ ...own, stays: 0, hours: 0, plan_amount: 0, bundles: [] });
    render(<TicketComparison prices={[price]} />);
    await screen.findByText(/この3か月はご利用がなかったため、比べられません/);
  });

  it('says that it could not be read, with the way to try again', async () => {
    callFunction.mockResolvedValue({ kind: 'fault', code: 'unavailable', message: '', lost: true });
    render(<TicketComparison prices={[price]} />);
    await screen.findByRole('button', { name: 'もう一度読み込む' });
  });
});
