import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allergyAnswer, allergySeverity } from '../../../../../domain/care/care-codes.ts';
import { allergyStandingOf, type ChildWithAllergies } from '../../../../../domain/care/child-health.ts';
import { mealFacts } from '../../../../../domain/care/kitchen.ts';
import type { CaredChild } from './care-day.ts';
import { RecordPanel } from './record-panel.tsx';

vi.mock('../family-day/family-day-parts.tsx', () => ({ FamilyDayParts: () => null }));
const sent: { name: string; data: Record<string, unknown> }[] = [];
let answer: object = { kind: 'ok' };
vi.mock('../../../../data/browser-data.ts', () => ({
  callFunction: (name: string, data: Record<string, unknown>) => {
    sent.push({ name, data });
    return Promise.resolve(answer);
  },
}));
afterEach(cleanup);
beforeEach(() => sent.splice(0));

const unasked: ChildWithAllergies = { child_essentials: [], child_allergies: [] };
const { none } = allergyAnswer.code;
const walnut = { name: 'くるみ' };
const allergic: ChildWithAllergies = {
  child_essentials: [],
  child_allergies: [
    { other_name: '', severity: allergySeverity.code.severe, reaction: 'せき', epipen_flag: true, allergen: walnut },
  ],
};
const meals = { breakfast_support_flag: false, lunch_support_flag: true, supper_support_flag: false };

function panel(allergies: ChildWithAllergies, more: Partial<CaredChild['table']> = {}) {
  const child: CaredChild = {
    key: '7 1',
    reserve_id: 7,
    child_id: 1,
    name: '佐藤 空',
    name_kana: 'サトウ ソラ',
    date_of_birth: '2023-01-01',
    arrived_at: null,
    end_datetime: '2026-11-16T16:00:00+09:00',
    diet: { diet_stage: null, milk: '', foods_to_avoid: '' },
    alone: null,
    room: null,
    temperature: null,
    present: true,
    allergies,
    table: { meals, standing: allergyStandingOf(allergies), noContact: false, confirmed: [], ...more },
    photos: false,
    shared_photos_flag: false,
    left_at: null,
    fetched_by_name: null,
    note: null,
    entries: [],
    naps: [],
    nap: null,
  };
  const record = vi.fn();
  const onClose = vi.fn();
  render(<RecordPanel child={child} others={[child]} onClose={onClose} record={record} onWritten={vi.fn()} />);
  return { record, onClose, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}
const inputs = (record: ReturnType<typeof vi.fn>) => record.mock.calls.map(([, call]) => call.input);

describe('the panel of one child', () => {
  it('shows a severe allergy with its EpiPen in words', () => {
    panel(allergic);
    expect(screen.getByText('くるみ')).toBeTruthy();
    expect(screen.getByText('エピペンあり')).toBeTruthy();
  });

  it('asks before a meal if allergies are unanswered, and sends the confirmation along', () => {
    const { record, press } = panel(unasked);
    expect(screen.getByText('アレルギー 未確認')).toBeTruthy();
    press('完食');
    expect(record).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog', { name: '食事の前の確認' }).textContent).toContain('まだ伺っていません');
    press('やめる');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press('完食');
    press('確かめました。記録する');
    expect(inputs(record)).toMatchObject([{ kind: 2, accepted: ['allergy'] }]);
  });

  it('asks the same without an emergency contact, and nothing where all is known', () => {
    const first = panel({ child_essentials: [{ allergy_answer: none }], child_allergies: [] }, { noContact: true });
    first.press('完食');
    expect(first.record).not.toHaveBeenCalled();
    cleanup();
    const confirmed = [mealFacts(meals, allergyStandingOf(allergic))];
    const known = panel(allergic, { confirmed });
    known.press('完食');
    expect(inputs(known.record)).toHaveLength(1);
    expect(inputs(known.record)[0]).not.toHaveProperty('accepted');
  });

  it('asks nothing about a nappy', () => {
    const { record, press } = panel(unasked, { noContact: true });
    press('おしっこ');
    expect(record).toHaveBeenCalledOnce();
  });

  it('stays open and says what was written; the second half of a double press is none, another entry is', () => {
    const { record, press, onClose } = panel(unasked);
    press('おしっこ');
    press('おしっこ');
    expect(record).toHaveBeenCalledOnce();
    // Not before the server has it.
    expect(screen.getByRole('status').textContent).toContain('おしっこ(未送信');
    act(() => void record.mock.calls[0]?.[2].taken());
    expect(screen.getByRole('status').textContent).toContain('おしっこを記録しました');
    press('うんち');
    expect(record).toHaveBeenCalledTimes(2);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a typed time goes at once; without connection it waits with the taps, as the same entry', async () => {
    const { record, press } = panel(unasked);
    press('時刻を変える');
    fireEvent.change(screen.getByLabelText(/時刻/), { target: { value: '00:00' } });
    press('おしっこ');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('00:00 排泄 おしっこを記録しました'));
    expect(record).not.toHaveBeenCalled();
    answer = { kind: 'fault', code: 'unavailable', message: '', lost: true };
    press('うんち');
    await waitFor(() => expect(record).toHaveBeenCalledOnce());
    expect(inputs(record)[0]).toEqual(sent[1]?.data);
    expect(inputs(record)[0]).toMatchObject({ toilet: 2, at: expect.any(String) });
    expect(screen.getByRole('status').textContent).toContain('つながりしだい送ります');
  });
});
