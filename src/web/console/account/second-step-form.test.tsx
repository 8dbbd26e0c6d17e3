import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusals } from '../../../contract/errors.ts';
import type { SecondStep } from '../../session/second-step.ts';
import { SecondStepForm } from './second-step-form.tsx';

const answer = { token: 't', expires_in: 600, user: { uid: 'u', role: 'staff', allowed_roles: ['staff'] } };
let sent: unknown[] = [];
let responses: Response[] = [];

beforeEach(() => {
  sent = [];
  responses = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return responses.shift() ?? Response.json({}, { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const both: SecondStep = { kind: 'prove', token: 'step', totp: true, passkey: { challenge: 'c' }, recovery: true };
function show(step: SecondStep) {
  const onPassed = vi.fn();
  const onRestart = vi.fn();
  render(<SecondStepForm step={step} onPassed={onPassed} onRestart={onRestart} />);
  return { onPassed, onRestart };
}
function type(label: string, value: string) {
  const field = screen.getByLabelText(label) as HTMLInputElement;
  fireEvent.change(field, { target: { value } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
}

describe('the second step of signing in', () => {
  it('sends the code, says what is wrong, and goes on when it is right', async () => {
    const { onPassed } = show(both);
    responses = [
      Response.json({ error: refusals.second_step_wrong, type: 'second_step_wrong' }, { status: 401 }),
      Response.json({ ...answer, recovery_codes: [] }),
    ];
    type('確認コード', '000000');
    expect(await screen.findByText(refusals.second_step_wrong)).toBeDefined();
    type('確認コード', '123456');
    await waitFor(() => expect(onPassed).toHaveBeenCalledWith([]));
    expect(sent).toEqual([
      { token: 'step', code: '000000' },
      { token: 'step', code: '123456' },
    ]);
  });

  it('takes a code from paper instead', async () => {
    const { onPassed } = show(both);
    fireEvent.click(screen.getByRole('button', { name: /復旧コード/ }));
    expect(screen.queryByRole('button', { name: 'パスキーで確認する' })).toBe(null);
    responses = [Response.json({ ...answer, recovery_codes: [] })];
    type('復旧コード', 'abcde-fghjk');
    await waitFor(() => expect(onPassed).toHaveBeenCalled());
    expect(sent).toEqual([{ token: 'step', recovery_code: 'abcde-fghjk' }]);
  });

  it('leads back to the password when it is over', async () => {
    const { onRestart } = show(both);
    responses = [Response.json({ error: refusals.second_step_ended, type: 'second_step_ended' }, { status: 401 })];
    type('確認コード', '123456');
    fireEvent.click(await screen.findByRole('button', { name: 'ログインし直す' }));
    expect(onRestart).toHaveBeenCalled();
  });

  it('sets the app up first, and hands on the codes for paper', async () => {
    const uri = 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP';
    const { onPassed } = show({ kind: 'set_up', token: 'step', secret: 'JBSWY3DPEHPK3PXP', uri });
    expect(screen.getByRole('img', { name: /QRコード/ })).toBeDefined();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    responses = [Response.json({ ...answer, recovery_codes: ['a', 'b'] })];
    type('確認コード', '123456');
    await waitFor(() => expect(onPassed).toHaveBeenCalledWith(['a', 'b']));
  });
});
