import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MergePreview } from '../../../../../contract/functions/membership/family-merge.ts';
import { MergePreviewPart } from './merge-preview.tsx';

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../../../../data/browser-data.ts', () => ({ callFunction }));
beforeEach(() => callFunction.mockReset());
afterEach(cleanup);

const side = (id: number): MergePreview['from'] => ({
  ...{ id, name: '清水 陽介', name_kana: 'シミズ ヨウスケ', tel: '09012345678', email: `s${id}@example.jp`, status: 1 },
  ...{ plan_name: 'ライト', has_card: true, has_subscription: false, stopped_flag: false, signs_in_by: ['email'] },
});
const preview: MergePreview = {
  from: side(31),
  into: side(12),
  blockers: [],
  children: [{ id: 5, name: '清水 葵', date_of_birth: '2023-05-03', same_child_id: 8 }],
  reserves: [
    {
      ...{ id: 9, branch_name: 'みなと広場園', child_names: ['清水 葵'] },
      ...{ start_datetime: '2026-12-15T09:00:00+09:00', end_datetime: '2026-12-15T11:00:00+09:00' },
    },
  ],
  tickets: [],
  people: { moving: [], ending: [] },
  payments: 2,
  past_reserves: 3,
};

function show(changes: Partial<MergePreview> = {}, joined: readonly number[] = []) {
  const onReload = vi.fn();
  const part = (
    <MergePreviewPart preview={{ ...preview, ...changes }} accept="seen-1" joined={joined} onReload={onReload} />
  );
  const router = createMemoryRouter(
    [
      { path: '/merge', element: part },
      { path: '*', element: <p>ほかのページ</p> },
    ],
    { initialEntries: ['/merge?from=31'] },
  );
  render(<RouterProvider router={router} />);
  return { router, onReload };
}
const button = () => screen.queryByRole('button', { name: '番号 31 を番号 12 に統合する' });
function give(reason: string) {
  fireEvent.change(screen.getByLabelText(/^理由/), { target: { value: reason } });
  fireEvent.submit(button()?.closest('form') as HTMLFormElement);
}

it('shows which account ends, which stays, and what moves', () => {
  show();
  expect(screen.getByText('終わるアカウント(番号 31)')).toBeTruthy();
  expect(screen.getByText('残るアカウント(番号 12)')).toBeTruthy();
  expect(document.body.textContent).toMatch(/9:00〜11:00 みなと広場園 清水 葵/);
  expect(document.body.textContent).toContain('お支払い2件と領収書、過去の予約3件');
});

it('the same child is joined by a tick, which is stored in the address', async () => {
  const { router } = show();
  fireEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(router.state.location.search).toBe('?from=31&joined=5'));
});

it('merges what was seen, with its reason, and leads to the account that stays', async () => {
  const { router } = show({}, [5]);
  callFunction.mockResolvedValue({ kind: 'ok', result: { status: 'OK' } });
  give('同じご家庭の登録が2つあるため');
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/headquarters/families/12'));
  expect(callFunction.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'headquartersMergeCustomers',
    { ...{ from_customer_id: 31, into_customer_id: 12, joined_child_ids: [5], accepted: 'seen-1' } },
  ]);
});

it('a refusal is said, and nothing typed is lost', async () => {
  const { router } = show();
  callFunction.mockResolvedValue({ kind: 'refused', type: 'merge_changed', msg: '内容が変わりました。' });
  give('同じご家庭のため');
  expect(await screen.findByText('内容が変わりました。')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^理由/).value).toBe('同じご家庭のため');
  expect(router.state.location.pathname).toBe('/merge');
});

it('what prevents the merge is named, and there is nothing to press', () => {
  show({ blockers: ['money_is_open'] });
  expect(screen.getByText('いまは統合できません')).toBeTruthy();
  expect(button()).toBeNull();
});
