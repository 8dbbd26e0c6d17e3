import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusals } from '../../../contract/errors.ts';
import OwnAccount from '../../staff/account.tsx';
import { PasswordAsker } from '../tablet/password-asker.tsx';

const moment = '2026-11-16T01:00:00.000Z';
const own = {
  status: 'OK',
  name: '前田 亮',
  email: 'maeda@example.jp',
  role: 3,
  version: 1,
  branches: [{ id: 2, name: 'みなと広場園' }],
  totp: false,
  passkeys: [] as object[],
  recovery_codes_left: 0,
  second_factor_required: false,
  sessions: [{ id: 's', device: 'iPad / Safari', created_at: moment, last_used_at: moment, current: true }],
};
const refused = (type: 'identity_unconfirmed' | 'password_wrong') => ({ status: 'NG', type, msg: refusals[type] });

/** What each function answers, in turn; the last one again and again. */
let answers: Record<string, object[]> = {};
let called: string[] = [];

beforeEach(() => {
  called = [];
  answers = { staffReadOwnAccount: [own] };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const name = String(input).split('/').at(-1) ?? '';
    if (name === 'refresh') return new Response(null, { status: 401 });
    called.push(name);
    const waiting = answers[name] ?? [];
    return Response.json({ result: waiting.length > 1 ? waiting.shift() : waiting[0] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = createRoutesStub([
  {
    path: '/staff/account',
    Component: () => (
      <>
        <OwnAccount />
        <PasswordAsker />
      </>
    ),
  },
]);
const open = () => render(<Page initialEntries={['/staff/account']} />);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function typeIn(label: string, value: string) {
  const field = (await screen.findAllByLabelText(label)).at(-1) as HTMLInputElement;
  fireEvent.change(field, { target: { value } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
}

it('sets the app up: the password is asked for once more, the codes for paper are shown once', async () => {
  answers = {
    ...answers,
    staffReadOwnAccount: [own, { ...own, totp: true, recovery_codes_left: 10 }],
    staffBeginTotp: [
      refused('identity_unconfirmed'),
      { status: 'OK', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    ],
    staffConfirmIdentity: [refused('password_wrong'), { status: 'OK' }],
    staffFinishTotp: [{ status: 'OK', recovery_codes: ['aaaaa-bbbbb', 'ccccc-ddddd'] }],
  };
  open();
  expect(await screen.findByText('未設定')).toBeDefined();
  await press(/^設定する.*認証アプリ/);
  await screen.findByRole('dialog', { name: 'ご本人の確認' });
  await typeIn('パスワード', 'wrong');
  expect(await screen.findByText(refusals.password_wrong)).toBeDefined();
  await typeIn('パスワード', 'right');
  await screen.findByRole('img', { name: /QRコード/ });
  await typeIn('確認コード', '123456');
  expect(await screen.findByText('aaaaa-bbbbb')).toBeDefined();
  await press('控えました');
  await waitFor(() => expect(screen.queryByText('aaaaa-bbbbb')).toBe(null));
  expect(await screen.findByText(/残り10個/)).toBeDefined();
  expect(called.filter((name) => name === 'staffBeginTotp')).toHaveLength(2);
});

it('says under the field what is wrong with a new password', async () => {
  answers.staffChangePassword = [refused('password_wrong')].map((each) => ({ ...each, fields: ['current_password'] }));
  open();
  const [current] = await screen.findAllByLabelText('いまのパスワード');
  fireEvent.change(current as HTMLElement, { target: { value: 'not the one' } });
  await typeIn('新しいパスワード', 'a long enough one');
  expect(await screen.findByText(refusals.password_wrong)).toBeDefined();
});

it('takes a code of the app instead of the password, and offers only the ways the account has', async () => {
  answers = {
    staffReadOwnAccount: [{ ...own, totp: true, recovery_codes_left: 10 }],
    staffRenewRecoveryCodes: [refused('identity_unconfirmed'), { status: 'OK', recovery_codes: ['eeeee-fffff'] }],
    staffConfirmIdentity: [
      { status: 'NG', type: 'second_step_wrong', msg: refusals.second_step_wrong },
      { status: 'OK' },
    ],
  };
  open();
  await press(/復旧コード.*作り直す|作り直す/);
  await screen.findByRole('dialog', { name: 'ご本人の確認' });
  await typeIn('または、認証アプリの6桁のコード', '000000');
  expect(await screen.findByText(refusals.second_step_wrong)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'パスキーで確認する' })).toBe(null);
  await typeIn('または、認証アプリの6桁のコード', '123456');
  expect(await screen.findByText('eeeee-fffff')).toBeDefined();
  expect(called.filter((name) => name === 'staffRenewRecoveryCodes')).toHaveLength(2);
});

it('a proof that is not given leaves everything as it was', async () => {
  answers.staffBeginTotp = [refused('identity_unconfirmed')];
  open();
  await press(/^設定する.*認証アプリ/);
  await screen.findByRole('dialog', { name: 'ご本人の確認' });
  // The other one of the name is react-aria's, for screen readers.
  fireEvent.click((await screen.findAllByRole('button', { name: '閉じる' }))[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(called.filter((name) => name === 'staffBeginTotp')).toHaveLength(1);
  expect(await screen.findByText(refusals.identity_unconfirmed)).toBeDefined();
});
