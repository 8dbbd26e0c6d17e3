import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { instantOf, tokyoDateOf } from '../../../../../domain/time.ts';
import type { CaredChild, Nap } from '../records/care-day.ts';
import { LateSleepCheckDialog } from './late-sleep-check-dialog.tsx';

const sent: Record<string, unknown>[] = [];
let answer: object = { kind: 'ok' };
vi.mock('../../../../data/browser-data.ts', () => ({
  callFunction: (_name: string, data: Record<string, unknown>) => {
    sent.push(data);
    return Promise.resolve(answer);
  },
}));
const noon = instantOf(tokyoDateOf(new Date('2026-11-16T12:00:00+09:00')), 720);
vi.mock('../../../../data/server-clock.ts', () => ({ serverNow: () => noon }));
afterEach(cleanup);

const child = { reserve_id: 7, child_id: 1, name: '佐藤 空' } as CaredChild;
const nap = { idempotency_key: '7d1f0d5e-6d0f-4f0e-9a59-0a4a6f6f0c11' } as Nap;
const limits = { late_entry_minutes: 5, manager_entry_minutes: 30 };
const reasonField = () => screen.queryByLabelText(/時間がたってから記録する理由/);

it('the time of a late look is typed, and why it is late is asked before it is sent; offline it waits with both', async () => {
  const record = vi.fn();
  render(
    <LateSleepCheckDialog
      late={{ child, nap, due_at: noon }}
      limits={limits}
      record={record}
      onClose={vi.fn()}
      onWritten={vi.fn()}
    />,
  );
  const time = screen.getByLabelText<HTMLInputElement>('時刻');
  expect(time.value).toBe('');
  fireEvent.change(time, { target: { value: '11:58' } });
  expect(reasonField()).toBeNull();
  fireEvent.change(time, { target: { value: '11:47' } });
  fireEvent.click(screen.getByLabelText('仰向け'));
  fireEvent.click(screen.getByRole('button', { name: '記録する' }));
  expect(await screen.findByText('遅れて記録する理由を入力してください。')).toBeTruthy();
  expect(sent).toEqual([]);
  const reason = reasonField();
  if (reason === null) throw new Error('no reason asked');
  fireEvent.change(reason, { target: { value: '隣の子の対応' } });
  answer = { kind: 'fault', code: 'unavailable', message: '', lost: true };
  fireEvent.click(screen.getByRole('button', { name: '記録する' }));
  await waitFor(() => expect(record).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ at: '2026-11-16T02:47:00.000Z', reason: '隣の子の対応' }]);
  expect(record.mock.calls[0]?.[1]).toEqual({ name: 'staffCheckSleep', input: sent[0] });
});
