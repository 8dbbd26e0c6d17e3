import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountRole } from '../../../../../domain/codes.ts';
import { emergencyKind } from '../../../../../domain/staff-codes.ts';
import type { StaffAccount } from '../../../../console/staff-account.ts';
import { StaffProvider } from '../../../../console/staff-context.tsx';
import { Counting } from './counting.tsx';
import type { Emergency } from './reunion-roll.tsx';

type Row = Emergency['emergency_children'][number];
const branch = { id: 2, name: 'みなと広場園' } as StaffAccount['branches'][number];
const names = ['佐藤 陽向', '木村 葵'];
const rowOf = (place: number, found: boolean | null) =>
  ({
    id: 70 + place,
    found,
    handed_to: null,
    counted_datetime: null,
    counted_account: null,
    child: { id: 50 + place, name: names[place], name_kana: '' },
    reserve: { id: 90 + place },
  }) as unknown as Row;
const emergencyOf = (...found: (boolean | null)[]) =>
  ({
    id: 9,
    kind: emergencyKind.code.evacuation,
    message: '',
    emergency_children: found.map((each, place) => rowOf(place, each)),
  }) as unknown as Emergency;

/** The network: down until switched up; then it returns these answers. */
let up = false;
let result: object = { status: 'OK', msg: '' };
let sent: { name: string; data: Record<string, unknown> }[] = [];
const network = vi.fn(async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const path = String(input);
  if (path === '/auth/refresh') return new Response(null, { status: 401 });
  if (path.includes('/live/')) return new Promise<Response>(() => {});
  if (!up) throw new TypeError('Failed to fetch');
  sent.push({ name: path.split('/').at(-1) ?? '', data: JSON.parse(String(init?.body)).data });
  return Response.json({ result });
});

let account_id = 400;
function page(emergency: Emergency) {
  account_id += 1;
  const account: StaffAccount = {
    ...{ id: account_id, name: '前田 亮', role: accountRole.code.branchStaff, branch_id: 2 },
    ...{ branches: [branch], moreBranches: false },
  };
  const reload = vi.fn(async () => true);
  const shown = (next: Emergency) => (
    <StaffProvider account={account}>
      <Counting emergency={next} reload={reload} />
    </StaffProvider>
  );
  const { rerender } = render(shown(emergency));
  return { reload, show: (next: Emergency) => rerender(shown(next)) };
}
const press = (name: string, button: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: `${name}さんはいますか` })).getByRole('button', { name: button }),
  );
const connect = () => {
  up = true;
  window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  up = false;
  result = { status: 'OK', msg: '' };
  sent = [];
  localStorage.clear();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('without connection: presses stay on the tablet, say so, claim nothing, and go later in their order', async () => {
  const { reload, show } = page(emergencyOf(null, null));
  const left = () => screen.queryByText(/^残り/)?.textContent;
  expect(left()).toBe('残り 2名');
  press('佐藤 陽向', 'いる');
  expect(left()).toBe('残り 1名');
  fireEvent.click(screen.getByRole('button', { name: '次のまだの子' }));
  expect(document.activeElement?.closest('li')?.textContent).toContain('木村 葵');
  press('木村 葵', '見つからない');
  expect(left()).toBeUndefined();
  press('木村 葵', 'いる');
  expect(screen.getByText('確認 2名 / 全2名・未送信 2名')).toBeTruthy();
  expect(screen.getAllByText('未送信')).toHaveLength(2);
  // Neither the page nor the message to the families says that everyone was seen.
  expect(screen.queryByText(/全員/)).toBeNull();
  expect(screen.getByText(/人数の確認を続けています/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '確認の途中で、ご家庭に知らせる' })).toBeTruthy();
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).toContain('staffCountChild');
  for (const name of names) expect(kept).not.toContain(name);

  connect();
  // Read back once for all three.
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.map(({ name, data }) => [name, data.emergency_child_id, data.found])).toEqual([
    ['staffCountChild', 70, true],
    ['staffCountChild', 71, false],
    ['staffCountChild', 71, true],
  ]);
  for (const { data } of sent) expect(Date.parse(String(data.made_at))).toBeLessThan(Date.now());
  show(emergencyOf(true, true));
  await waitFor(() => expect(screen.getByText('全員(2名)を確認しました。')).toBeTruthy());
  expect(screen.queryByText('未送信')).toBeNull();
});

it('a check undone offline: the message to families does not say that everyone was seen', async () => {
  page(emergencyOf(true, true));
  expect(screen.getByText('全員(2名)を確認しました。')).toBeTruthy();
  press('木村 葵', '見つからない');
  expect(screen.queryByText('全員(2名)を確認しました。')).toBeNull();
  expect(screen.queryByRole('button', { name: /全員の無事/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '確認の途中で、ご家庭に知らせる' }));
  expect(screen.getByText(/送られてから、ご家庭に知らせてください/)).toBeTruthy();
  await new Promise((after) => setTimeout(after, 0));
  expect(network.mock.calls.filter(([path]) => String(path).includes('staffMessageEmergency'))).toEqual([]);
});

it('an undone check accepted by the server but not reloaded: families can be notified, but not that everyone was seen', async () => {
  const { reload } = page(emergencyOf(true, true));
  reload.mockResolvedValue(false);
  up = true;
  press('木村 葵', '見つからない');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('未送信')).toBeNull());
  expect(screen.queryByText(/0名\)/)).toBeNull();
  expect(screen.queryByText(/全員/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '確認の途中で、ご家庭に知らせる' }));
  await waitFor(() =>
    expect(network.mock.calls.filter(([path]) => String(path).includes('staffMessageEmergency'))).toHaveLength(1),
  );
});

it('the connection goes after the server took the press: the child stays counted, not 未送信, until the page was read', async () => {
  const { reload, show } = page(emergencyOf(null));
  reload.mockResolvedValue(false);
  up = true;
  press('佐藤 陽向', 'いる');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('未送信')).toBeNull());
  expect(screen.getByText('全員(1名)を確認しました。')).toBeTruthy();
  // The words to the families count what was read.
  expect(screen.getByText(/人数の確認を続けています/)).toBeTruthy();
  reload.mockResolvedValue(true);
  show(emergencyOf(true));
  connect();
  await waitFor(() => expect(screen.queryByText(/人数の確認を続けています/)).toBeNull());
  expect(sent).toHaveLength(1);
});

it('a press the server refuses is reported beside the child', async () => {
  page(emergencyOf(null));
  result = { status: 'NG', type: 'not_found', msg: '見つかりません。' };
  up = true;
  press('佐藤 陽向', 'いる');
  await waitFor(() => expect(screen.getByText('見つかりません。')).toBeTruthy());
  expect(screen.getByText('確認 0名 / 全1名')).toBeTruthy();
});
