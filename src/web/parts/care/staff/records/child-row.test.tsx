import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { allergyAnswer, allergySeverity } from '../../../../../domain/care/care-codes.ts';
import { allergyStandingOf, type ChildWithAllergies } from '../../../../../domain/care/child-health.ts';
import type { CaredChild } from './care-day.ts';
import { ChildRow } from './child-row.tsx';

afterEach(cleanup);

function row(allergies: ChildWithAllergies) {
  const meals = { breakfast_support_flag: false, lunch_support_flag: true, supper_support_flag: false };
  const child: CaredChild = {
    ...{ key: '7 1', reserve_id: 7, child_id: 1, name: '佐藤 空', name_kana: 'サトウ ソラ' },
    ...{ date_of_birth: '2023-01-01', arrived_at: null, temperature: null, present: true, allergies },
    table: { meals, standing: allergyStandingOf(allergies), noContact: false, confirmed: [] },
    ...{ photos: false, shared_photos_flag: false, left_at: null, fetched_by_name: null, note: null },
    ...{ entries: [], naps: [], nap: null, end_datetime: '2026-11-16T16:00:00+09:00' },
    ...{ diet: { diet_stage: null, milk: '', foods_to_avoid: 'はちみつ' }, alone: null, room: null },
  };
  render(<ChildRow child={child} today="2026-11-16" chosen={false} onChoose={vi.fn()} onOpen={vi.fn()} />);
  return document.querySelector('[data-allergy]');
}
const walnut = { other_name: '', reaction: 'せき', allergen: { name: 'くるみ' } };
const answered = (allergy_answer: number): ChildWithAllergies => ({
  child_essentials: [{ allergy_answer }],
  child_allergies: [],
});

it('the row of a child says its allergy before anything that was written', () => {
  const allergy = { ...walnut, severity: allergySeverity.code.severe, epipen_flag: true };
  const alarm = row({ child_essentials: [], child_allergies: [allergy] });
  expect(alarm?.textContent).toMatch(/^アレルギーくるみ\(.+\)エピペンあり$/);
  expect(screen.getByText('避ける: はちみつ')).toBeTruthy();
  expect(alarm?.getAttribute('data-allergy')).toBe('severe');
  const written = screen.getByText(/まだ記録がありません/);
  expect(Number(alarm?.compareDocumentPosition(written)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('… that it was not asked yet, and nothing where there is none', () => {
  expect(row({ child_essentials: [], child_allergies: [] })?.textContent).toBe('アレルギー 未確認');
  cleanup();
  expect(row(answered(allergyAnswer.code.none))).toBeNull();
});
