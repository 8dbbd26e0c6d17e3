import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AskedAction } from './asked-action.tsx';

let answer: object = { kind: 'ok', result: {} };
vi.mock('../../data/browser-data.ts', () => ({ callFunction: async () => answer }));
afterEach(cleanup);

/** A list whose row goes with the act. */
function List() {
  const [rows, setRows] = useState(['佐藤', '木村']);
  const [asked, setAsked] = useState<string>();
  return (
    <main>
      <h1>名簿</h1>
      <section>
        <h2>招待</h2>
        <ul>
          {rows.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setAsked(name)}>
                {name}を取り消す
              </button>
            </li>
          ))}
        </ul>
      </section>
      {asked && (
        <AskedAction
          name="staffRevokeTablet"
          input={{ tablet_id: 1 }}
          title="取り消しますか"
          yes="取り消す"
          busyLabel="送信しています"
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            setTimeout(() => setRows(rows.filter((name) => name !== asked)), 100);
          }}
        >
          元に戻せません。
        </AskedAction>
      )}
    </main>
  );
}

it('the row is gone with the act: the focus is at the heading of its part, not at the top of the page', async () => {
  render(<List />);
  const button = screen.getByRole('button', { name: '木村を取り消す' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: '取り消す' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '木村を取り消す' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '招待' })));
});

it('a 500: nothing is done, the question stays and says why', async () => {
  answer = { kind: 'fault', code: 'internal', message: '', lost: false };
  render(<List />);
  fireEvent.click(screen.getByRole('button', { name: '木村を取り消す' }));
  fireEvent.click(await screen.findByRole('button', { name: '取り消す' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(screen.getByText('木村を取り消す')).toBeTruthy();
});
