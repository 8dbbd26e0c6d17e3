import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoUnitPrice } from '../../../domain/calendar/demo-settings.ts';
import { initialSettings, type RuleTable } from '../../../domain/settings/catalogue.ts';
import { RuleEditor } from './rule-editor.tsx';

const preview = {
  today: '2026-11-16',
  date: '2027-01-01',
  until: '2027-02-01',
  compared_with: null,
  examples: [],
  plans: [],
  changed_members: 0,
  changed_names: [],
  reserves: 0,
  touched_number: 0,
  touched_customer_ids: [],
  touched: [],
  changes: [],
  taken_back: [
    {
      ...{ table: 'unit_prices', on: '2027-02-01', name: 'meal_support', label: '食事(1食)' },
      ...{ after: '700円', later: '500円', may_carry: true },
    },
  ],
  notices: [],
};
let unsavedAtTheEnd: number | undefined;
let sent: { name: string; data: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = String(input).split('/').at(-1) ?? '';
    if (name === 'refresh') return new Response(null, { status: 401 });
    sent.push({ name, data: JSON.parse(String(init?.body)).data });
    return Response.json({
      result: name === 'headquartersPreviewPriceRow' ? { status: 'OK', preview } : { status: 'OK', id: 9 },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (table: RuleTable, base: Readonly<Record<string, unknown>>) =>
  render(
    <RuleEditor
      table={table}
      row={null}
      baseOn={() => base}
      firstDate="2027-01-01"
      onDone={() => {
        unsavedAtTheEnd = document.querySelectorAll('[data-unsaved]').length;
      }}
      onCancel={() => {}}
    />,
    { wrapper: MemoryRouter },
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('of our own settings the form says which it changed; sections name their subject', async () => {
  open('reserve_settings', initialSettings('reserve_settings'));
  expect(screen.getByRole('heading', { name: 'お席の確保と空き待ち' })).toBeTruthy();
  type('1家庭の空き待ちの上限', '9');
  type('前日のお知らせを送る時刻', '13:00');
  await press('変わることを確認する');
  await waitFor(() => expect(sent[0]?.data.changed).toEqual(['open_wishes', 'reminder_time']));
});

it('of a price before a planned one headquarters choose what goes on into it', async () => {
  open('unit_prices', demoUnitPrice);
  type('食事', '700');
  await press('変わることを確認する');
  fireEvent.click(await screen.findByRole('checkbox', { name: '食事(1食)は、その日からも700円を続ける' }));
  await press('この内容で保存する');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ name: 'headquartersSavePriceRow', data: { carried: ['meal_support'] } }),
  );
  await waitFor(() => expect(unsavedAtTheEnd, 'the console asks about nothing').toBe(0));
});
