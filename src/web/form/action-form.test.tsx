import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settlingFunctions } from '../../contract/functions/billing/settling.ts';
import { staffReserveFunctions } from '../../contract/functions/reserves/staff.ts';
import type { FunctionOutcome } from '../data/call-function.ts';
import { ActionForm } from './action-form.tsx';
import { Check, Choice, Field } from './field.tsx';
import { useActionForm } from './use-action-form.ts';
import { wrongAmount } from './wrong-amount.ts';

const done = vi.fn();
type Sent = { name: string; input: Record<string, unknown> };
const { calls, answer } = vi.hoisted(() => ({
  calls: [] as Sent[],
  answer: { next: async (): Promise<unknown> => ({ kind: 'ok', result: { status: 'OK' } }) },
}));
vi.mock('../data/browser-data.ts', () => ({
  callFunction: (name: string, input: Record<string, unknown>) => {
    calls.push({ name, input });
    return answer.next();
  },
}));
const answers = (outcome: FunctionOutcome<unknown>) => {
  answer.next = async () => outcome;
};
const ok = { kind: 'ok', result: { status: 'OK', payment_id: 1 } } as const;
beforeEach(() => {
  calls.length = 0;
  done.mockClear();
  answers(ok);
});
afterEach(cleanup);

function RefundForm() {
  const form = useActionForm(settlingFunctions, 'staffRefundPayment', {
    defaults: { amount: '3000', reason: '' },
    payload: (values) => ({ payment_id: 7, ...values }),
    check: ({ amount }) => ({ amount: wrongAmount(amount, 3000) }),
    done,
  });
  return (
    <ActionForm of={form} submit="返金する" busyLabel="返金しています">
      <Field of={form} name="amount" unit="円" hint="3,000円まで" />
      <Field of={form} name="reason" />
    </ActionForm>
  );
}

const begun = { cancel_cause: undefined as 1 | 2 | undefined, waive_flag: 0 as 0 | 1, cancel_remarks: '' };
function CancelForm() {
  const form = useActionForm(staffReserveFunctions, 'staffCancelReserve', {
    defaults: begun,
    payload: (values) => ({ reserve_id: 5, ...values, ask_waiver_flag: 0 }),
    afterwards: begun,
  });
  return (
    <ActionForm of={form} submit="キャンセルする" busyLabel="キャンセルしています">
      <Choice
        of={form}
        name="cancel_cause"
        label="わけ"
        options={[
          { value: 1, title: 'ご都合' },
          { value: 2, title: '園の都合' },
        ]}
      />
      <Check of={form} name="waive_flag" on={1} off={0} title="免除する" />
      <Field of={form} name="cancel_remarks" />
    </ActionForm>
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

describe('fields from the contract', () => {
  it('label, length and 必須 are the contract’s; the hint is read out with the field', () => {
    render(<RefundForm />);
    expect(field(/理由/).maxLength).toBe(200);
    expect(field(/理由/).getAttribute('aria-required')).toBe('true');
    const hint = field(/返金額/).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toBe('3,000円まで');
    expect(field(/返金額/).inputMode).toBe('numeric');
  });

  it('choices send the contract’s own values, not their texts', async () => {
    render(<CancelForm />);
    fireEvent.click(screen.getByRole('radio', { name: '園の都合' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '免除する' }));
    type(/理由/, '台風のため');
    press('キャンセルする');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toEqual({
      ...{ reserve_id: 5, cancel_cause: 2, waive_flag: 1, ask_waiver_flag: 0, cancel_remarks: '台風のため' },
    });
  });
});

describe('checked before it is sent', () => {
  it('in the contract’s words and in the place’s own; the first wrong field has the focus; nothing is sent', async () => {
    render(<RefundForm />);
    type(/返金額/, '3001');
    press('返金する');
    expect(await screen.findByText('理由を入力してください。')).toBeTruthy();
    expect(screen.getByText('1円から3,000円までで入力してください。')).toBeTruthy();
    expect(document.activeElement).toBe(field(/返金額/));
    expect(field(/理由/).getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
    type(/返金額/, '３００');
    await waitFor(() => expect(screen.queryByText(/までで入力してください/)).toBeNull());
    expect(field(/返金額/).value).toBe('300');
  });

  it('a choice that was not made says so', async () => {
    render(<CancelForm />);
    press('キャンセルする');
    expect(await screen.findByText('キャンセルのわけを選択してください。')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'ご都合' }));
  });
});

describe('refused', () => {
  const fill = () => {
    render(<RefundForm />);
    type(/理由/, '二重のお支払い');
    press('返金する');
  };

  it('field by field: at the field, which has the focus, and nowhere else', async () => {
    answers({ kind: 'refused', type: 'input_error', msg: '入力の内容をご確認ください。', fields: ['reason'] });
    fill();
    expect(await screen.findByText('入力の内容をご確認ください。')).toBeTruthy();
    expect(document.activeElement).toBe(field(/理由/));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(done).not.toHaveBeenCalled();
  });

  it('as a whole, also where the field is none of the form’s: read out, and what was typed stays', async () => {
    const details = [{ path: 'payment_id', message: '返金できるお支払いではありません。' }];
    answers({
      kind: 'refused',
      type: 'input_error',
      msg: '入力の内容をご確認ください。',
      fields: ['payment_id'],
      details,
    });
    fill();
    expect((await screen.findByRole('alert')).textContent).toContain('返金できるお支払いではありません。');
    expect(field(/理由/).value).toBe('二重のお支払い');
  });

  it('no answer: the second press carries the same key, a changed form another', async () => {
    answers({ kind: 'fault', code: 'unavailable', message: '', lost: true });
    fill();
    expect((await screen.findByRole('alert')).textContent).toContain('二重には登録されません');
    press('返金する');
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
    type(/返金額/, '100');
    press('返金する');
    await waitFor(() => expect(calls).toHaveLength(3));
    const keys = calls.map(({ input }) => input.idempotency_key);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
});

it('two presses are one request, and the button says that it works', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  answer.next = () => promise;
  render(<RefundForm />);
  type(/理由/, '二重のお支払い');
  const form = screen.getByRole('button').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('button', { name: '返金しています' })).toBeTruthy();
  fireEvent.submit(form);
  resolve(ok);
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
});

it('staff forms leave nothing in the browser’s storage', async () => {
  localStorage.clear();
  sessionStorage.clear();
  render(<RefundForm />);
  type(/理由/, 'はるとさんの件');
  press('返金する');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});
