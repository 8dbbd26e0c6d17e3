import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { familyRole } from '../../../../domain/family/family-codes.ts';
import { InviteDialog } from './invite-dialog.tsx';

const { calls, answer } = vi.hoisted(() => ({
  calls: [] as { name: string; input: Record<string, unknown> }[],
  answer: { next: undefined as unknown },
}));
vi.mock('../../../data/browser-data.ts', () => ({
  callFunction: async (name: string, input: Record<string, unknown>) => {
    calls.push({ name, input });
    return answer.next;
  },
}));

const { guardian, relative } = familyRole.code;
const made = (url: string | null) => ({
  kind: 'ok',
  result: { status: 'OK', family_invitation_id: 1, url, expires_at: '2026-12-03T10:00:00+09:00' },
});
const onInvited = vi.fn();
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (mayInviteGuardian: boolean) =>
  render(<InviteDialog isOpen onClose={() => {}} onInvited={onInvited} mayInviteGuardian={mayInviteGuardian} />);

beforeEach(() => {
  calls.length = 0;
  onInvited.mockClear();
  answer.next = made('https://example.jp/family_invitations/1#token=x');
});
afterEach(cleanup);

it('nothing is sent before name and relation are there, in the contract’s words', async () => {
  open(true);
  press('招待のリンクを作る');
  expect(await screen.findByText('お名前を入力してください。')).toBeTruthy();
  expect(screen.getByText('お子さまとの続柄を入力してください。')).toBeTruthy();
  type('メールアドレス', 'father');
  press('招待のリンクを作る');
  expect(await screen.findByText('メールアドレスの形式をご確認ください。')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('a guardian is invited, and the link is shown this once with its ways to be sent', async () => {
  open(true);
  type('お名前', '水野 一郎');
  type('お子さまとの続柄', '父');
  press('招待のリンクを作る');
  expect(await screen.findByText('https://example.jp/family_invitations/1#token=x')).toBeTruthy();
  expect(calls).toEqual([
    { name: 'inviteFamilyMember', input: { role: guardian, name: '水野 一郎', relation: '父', email: null } },
  ]);
  expect(onInvited).toHaveBeenCalledOnce();
  const line = screen.getByRole('link', { name: /LINEで送る/ });
  expect(decodeURIComponent(line.getAttribute('href') ?? '')).toContain('#token=x');
});

it('who may not invite a guardian invites a relative; by mail no link is shown', async () => {
  answer.next = made(null);
  open(false);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  type('お名前', '水野 花子');
  type('お子さまとの続柄', '祖母');
  type('メールアドレス', 'hanako@example.jp');
  press('招待のリンクを作る');
  expect(await screen.findByText(/hanako@example.jpへ、水野 花子さんへの招待を送りました。/)).toBeTruthy();
  expect(calls[0]?.input.role).toBe(relative);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a refusal is read out and what was typed stays', async () => {
  answer.next = { kind: 'refused', type: 'too_many', msg: '招待は、いまはお送りできません。' };
  open(true);
  type('お名前', '水野 一郎');
  type('お子さまとの続柄', '父');
  press('招待のリンクを作る');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('招待は、いまはお送りできません。'));
  expect(screen.getByLabelText<HTMLInputElement>('お名前').value).toBe('水野 一郎');
  expect(onInvited).not.toHaveBeenCalled();
});
