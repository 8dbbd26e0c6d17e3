import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DayChecklist } from './day-checklist.tsx';
import type { StillOpen } from './open-item.ts';

const ways = { onMended: () => undefined, settle: () => null };
const { calls } = vi.hoisted(() => ({ calls: [] as Record<string, unknown>[] }));
vi.mock('../../../../data/browser-data.ts', () => ({
  callFunction: async (_name: string, input: Record<string, unknown>) => {
    calls.push(input);
    return { kind: 'ok', result: { status: 'OK' } };
  },
}));
afterEach(cleanup);

it('a day is closed with a word for whatever is open and a yes that nothing happened', async () => {
  const closed = vi.fn();
  const items = [{ kind: 'present', reserve_id: 5, reserve: null }] as unknown as StillOpen[];
  render(
    <MemoryRouter>
      <DayChecklist
        branch_id={1}
        date="2026-11-18"
        items={items}
        entries={0}
        incidents={0}
        {...ways}
        onClosed={closed}
      />
    </MemoryRouter>,
  );
  const close = () => fireEvent.click(screen.getByRole('button', { name: /を締める/ }));
  close();
  expect(await screen.findAllByText('説明を入力してください。')).toHaveLength(2);
  expect(screen.getByText('あったときは、上の日報に記入してください。')).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText(/どうしてか/), { target: { value: 'お迎えが遅れています' } });
  fireEvent.change(screen.getByLabelText(/記入しないとき/), { target: { value: '特になし' } });
  fireEvent.click(screen.getByRole('checkbox'));
  close();
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(calls[0]).toMatchObject({
    no_incident_flag: 1,
    explanations: [
      { kind: 'present', reserve_id: 5, explanation: 'お迎えが遅れています' },
      { kind: 'report', reserve_id: null, explanation: '特になし' },
    ],
  });
});

it('one explanation serves many; what has its own keeps it, and a report that is missing is never explained by it', async () => {
  const closed = vi.fn();
  const items = [5, 6, 7].map((reserve_id) => ({
    kind: 'fee_unpaid',
    reserve_id,
    reserve: null,
  })) as unknown as StillOpen[];
  render(
    <MemoryRouter>
      <DayChecklist
        branch_id={1}
        date="2026-11-18"
        items={items}
        entries={0}
        incidents={1}
        {...ways}
        onClosed={closed}
      />
    </MemoryRouter>,
  );
  const close = () => fireEvent.click(screen.getByRole('button', { name: /を締める/ }));
  close();
  expect(await screen.findAllByText('説明を入力してください。')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/3件に共通/), { target: { value: 'カードの確認をお願いしました' } });
  fireEvent.click(screen.getAllByRole('button', { name: /この件だけ別に説明する/ })[1] as HTMLElement);
  fireEvent.change(screen.getByLabelText(/この件だけの説明/), { target: { value: '明日、現金で' } });
  close();
  await waitFor(() => expect(screen.getAllByText('説明を入力してください。')).toHaveLength(1));
  fireEvent.change(screen.getByLabelText(/記入しないとき/), { target: { value: '特になし' } });
  close();
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(calls.at(-1)).toMatchObject({
    explanations: [
      { reserve_id: 5, explanation: 'カードの確認をお願いしました' },
      { reserve_id: 6, explanation: '明日、現金で' },
      { reserve_id: 7, explanation: 'カードの確認をお願いしました' },
      { kind: 'report', reserve_id: null, explanation: '特になし' },
    ],
  });
});
