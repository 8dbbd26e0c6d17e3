import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReopenButton } from './reopen-button.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../../data/browser-data.ts', () => ({
  callFunction: call,
  dataClient: () => ({
    query: async () => ({
      reserves: [
        {
          ...{ id: 31, start_datetime: '2026-11-20T09:00:00+09:00', end_datetime: '2026-11-20T12:00:00+09:00' },
          ...{ customer: { name: '木村 恵', tel: '09012345678' }, reserve_details: [{ child: { name: '木村 葵' } }] },
        },
      ],
    }),
  }),
}));

const touches = {
  ...{ kind: 'refused', type: 'closure_touches_reserves', msg: '' },
  details: { touched_reserve_ids: [31] },
};
const lost = { kind: 'fault', code: 'unavailable', message: '', lost: true };
const done = { kind: 'ok', result: {} };
const sent = () => call.mock.calls.map(([name, input]) => [name, input.confirmed_flag]);
const pressIn = async (title: string, button: string) =>
  fireEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: button }),
  );

const onChanged = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  render(<ReopenButton closure_id={5} onChanged={onChanged} />);
  fireEvent.click(screen.getByRole('button', { name: '再開する' }));
});
afterEach(cleanup);

it('names the reserves it touches, and only the second press re-opens', async () => {
  call.mockResolvedValueOnce(touches).mockResolvedValueOnce(done);
  await pressIn('受付を再開しますか', '再開する');
  expect(await screen.findByText('木村 葵')).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
  await pressIn('予約が1件あります', '予約を残したまま変更する');
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([
    ['staffReopenClosure', 0],
    ['staffReopenClosure', 1],
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a second press that is lost says so and re-opens nothing', async () => {
  call.mockResolvedValueOnce(touches).mockResolvedValueOnce(lost);
  await pressIn('受付を再開しますか', '再開する');
  await pressIn('予約が1件あります', '予約を残したまま変更する');
  expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
});

it('leaving at the reserves sends nothing more', async () => {
  call.mockResolvedValueOnce(touches);
  await pressIn('受付を再開しますか', '再開する');
  await pressIn('予約が1件あります', 'やめる');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toHaveLength(1);
  expect(onChanged).not.toHaveBeenCalled();
});
