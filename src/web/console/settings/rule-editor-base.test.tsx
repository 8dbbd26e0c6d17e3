import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseOf } from './dated-rows-page.tsx';
import { RuleEditor } from './rule-editor.tsx';
import type { RuleData } from './rule-values.ts';

const { sent } = vi.hoisted(() => ({ sent: vi.fn<(name: string, input: unknown) => Promise<unknown>>() }));
vi.mock('../../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../../data/browser-data.ts')>()),
  callFunction: sent,
}));

/** In force today, and one planned from 1 December on that raises 保育 alone. */
const prices = { zero_year_old: 200, after_business: 300, holiday: 200, current_day: 500, meal_support: 500 };
const rows: readonly RuleData[] = [
  { id: 1, version: 1, adaptation_date: '2026-04-01', childcare: 1100, ...prices },
  { id: 2, version: 1, adaptation_date: '2026-12-01', childcare: 1300, ...prices },
];

const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label);
const childcare = () => field(/^保育料/).value;
const holiday = () => field(/^日曜・祝日/).value;
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const open = (edited: RuleData | null = null) =>
  render(
    <RuleEditor
      table="unit_prices"
      row={edited}
      baseOn={(date) => baseOf(rows, edited, date)}
      firstDate="2026-11-20"
      onDone={() => undefined}
      onCancel={() => undefined}
    />,
  );

beforeEach(() => void sent.mockReset().mockResolvedValue({ kind: 'refused', type: 'input_error', msg: '' }));
afterEach(cleanup);

describe('the form of a new dated row', () => {
  it('begins with what is in force the day before it begins', () => {
    open();
    expect(childcare()).toBe('1100');
    type(/始まる日/, '2026-12-01');
    expect(childcare()).toBe('1100');
    type(/始まる日/, '2026-12-02');
    expect(childcare()).toBe('1300');
  });

  it('follows another day without losing what was typed', async () => {
    open();
    type(/^日曜・祝日/, '250');
    type(/始まる日/, '2027-01-01');
    expect([childcare(), holiday()]).toEqual(['1300', '250']);
    type(/始まる日/, '2026-11-25');
    expect([childcare(), holiday()]).toEqual(['1100', '250']);
    type(/始まる日/, '2027-01-01');
    fireEvent.click(screen.getByRole('button', { name: '変わることを確認する' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ adaptation_date: '2027-01-01', childcare: '1300', holiday: '250' });
  });

  it('a planned row that is changed keeps its own values on every day', () => {
    open(rows[1]);
    expect(childcare()).toBe('1300');
    type(/始まる日/, '2026-11-25');
    expect(childcare()).toBe('1300');
  });
});
