import { describe, expect, it, vi } from 'vitest';
import { sendEmailPassword } from './send-email-password.ts';

describe.each(['emailSignup', 'changeEmailSignup'] as const)('%s (SPEC §5)', (name) => {
  it.each([
    [undefined, 'himitsu-no-kotoba'],
    ['a@example.jp', undefined],
    ['a@example.jp', 12345678],
    [{}, []],
  ])('email %j and password %j: false, and nothing is sent', async (email, password) => {
    const send = vi.fn();
    expect(await sendEmailPassword(name, { email, password }, send)).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends two texts with whatever else belongs to them', async () => {
    const lost = { kind: 'fault', code: 'unavailable', message: '', lost: true } as const;
    const send = vi.fn(async () => lost);
    const input = { email: 'a@example.jp', password: 'himitsu-no-kotoba', remove_line_flag: '0' } as const;
    expect(await sendEmailPassword(name, input, send)).toBe(lost);
    expect(send).toHaveBeenCalledExactlyOnceWith(name, input);
  });
});
