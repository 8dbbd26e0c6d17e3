import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allergyAnswer, allergySeverity } from '../../../../../domain/care/care-codes.ts';
import { allergyStandingOf, type ChildWithAllergies } from '../../../../../domain/care/child-health.ts';
import { mealFacts } from '../../../../../domain/care/kitchen.ts';
import type { CaredChild } from './care-day.ts';
import { RecordPanel } from './record-panel.tsx';

afterEach(cleanup);

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
  render(<RecordPanel child={child} others={[child]} onClose={vi.fn()} record={record} onWritten={vi.fn()} />);
  return { record, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
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
});
