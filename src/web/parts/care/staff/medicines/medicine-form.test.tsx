import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DoseSteps } from './dose-steps.tsx';
import { MedicineForm } from './medicine-form.tsx';

const { calls, answers } = vi.hoisted(() => ({
  calls: [] as [string, Record<string, unknown>][],
  answers: [] as object[],
}));
vi.mock('../../../../data/browser-data.ts', () => ({
  callFunction: async (name: string, input: Record<string, unknown>) => {
    calls.push([name, input]);
    return answers.shift() ?? { kind: 'ok', result: { status: 'OK' } };
  },
}));
vi.mock('../../../../console/staff-context.tsx', () => ({ useStaff: () => ({ account: { id: 9 } }) }));
beforeEach(() => {
  calls.length = 0;
});
afterEach(cleanup);

const reserve = {
  start_datetime: '2026-11-18T00:00:00Z',
  end_datetime: '2026-11-18T03:00:00Z',
  customer: { name: '佐藤 直子' },
};
type Expected = Parameters<typeof MedicineForm>[0]['expected'];
const expected = [{ child_id: 3, reserve_id: 5, child: { name: 'はると' }, reserve }] as unknown as Expected;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a medicine is received only when the contract’s fields are filled in; the first gap is focused and nothing is sent', async () => {
  const received = vi.fn();
  render(<MedicineForm expected={expected} onReceived={received} />);
  press('受け取りを登録する');
  expect(await screen.findByText('お子さまを選択してください。')).toBeDefined();
  expect(screen.getByText('薬の名前を入力してください。')).toBeDefined();
  // The reserve follows from the child: no second word about it.
  expect(screen.queryByText(/予約を選択/)).toBeNull();
  expect(document.activeElement?.getAttribute('name')).toBe('child_id');
  expect(calls).toEqual([]);

  set(/お子さま/, '3');
  expect(screen.getByLabelText<HTMLInputElement>(/依頼した保護者/).value).toBe('佐藤 直子');
  set(/薬の名前/, 'アモキシシリン');
  set(/薬の種類/, '1');
  set(/1回の量/, '3mL');
  set(/飲ませるとき/, '1');
  set(/与薬の時刻/, '12:00');
  set(/病名/, '中耳炎');
  set(/病院/, 'みなと小児科');
  // What the house refuses is said at the tick it is about.
  const msg = '医師が処方した薬だけをお預かりしています。';
  answers.push({ kind: 'refused', type: 'medicine_not_prescribed', msg, fields: ['prescribed_flag'] });
  press('受け取りを登録する');
  expect(await screen.findByText(msg)).toBeDefined();
  const prescribed = screen.getByRole('checkbox', { name: '医師が処方した薬です' });
  expect(prescribed.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(prescribed);
  press('受け取りを登録する');
  await waitFor(() => expect(received).toHaveBeenCalledOnce());
  expect(calls[1]?.[1]).toMatchObject({ child_id: '3', reserve_id: 5, prescribed_flag: 1, handed_over_flag: 0 });
});

it('a dose that is right needs one press, one that is not a word', async () => {
  const dose = { id: 7, status: 1, prepared_account_id: 1, prepared_at: reserve.start_datetime, checked_at: null };
  const row = { id: 4, child: { name: 'はると' }, medicine_doses: [{ ...dose, given_at: null }] };
  render(<DoseSteps row={row as unknown as Parameters<typeof DoseSteps>[0]['row']} onChanged={() => {}} />);
  press(/ちがうところがある/);
  press('差し戻す');
  expect(await screen.findByText('ちがうところを入力してください。')).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText(/ちがうところ/, { selector: 'input' }), { target: { value: '量' } });
  press('差し戻す');
  await waitFor(() => expect(calls).toEqual([['staffCheckDose', { medicine_dose_id: 7, wrong: '量' }]]));
});
