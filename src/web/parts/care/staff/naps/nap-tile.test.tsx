import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allergyAnswer, allergySeverity } from '../../../../../domain/care/care-codes.ts';
import { sleepPosition } from '../../../../../domain/care/log-codes.ts';
import type { CaredChild, Nap, SleepCheckRow } from '../records/care-day.ts';
import { NapTile } from './nap-tile.tsx';

afterEach(cleanup);

const now = new Date('2026-11-16T12:05:20+09:00');
const sleepCheck: SleepCheckRow = {
  id: 1,
  checked_at: '2026-11-16T12:05:00+09:00',
  written_at: '2026-11-16T12:05:00+09:00',
  position: sleepPosition.code.back,
  breathing_flag: true,
  turned_flag: false,
  late_flag: false,
  struck_at: null,
  strike_reason: '',
  account: null,
};
const nap: Nap = {
  id: 1,
  idempotency_key: 'nap',
  child_id: 1,
  fell_asleep_at: '2026-11-16T12:00:00+09:00',
  written_at: '2026-11-16T12:00:00+09:00',
  woke_at: null,
  woke_written_at: null,
  end_cause: null,
  added_flag: false,
  check_minutes: 15,
  alarm_minutes: 1,
  first_visit_flag: false,
  late_flag: false,
  struck_at: null,
  strike_reason: '',
  account: null,
  looks: [sleepCheck],
};
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
  allergies: { child_essentials: [], child_allergies: [] },
  table: {
    meals: { breakfast_support_flag: false, lunch_support_flag: true, supper_support_flag: false },
    standing: { answer: allergyAnswer.code.notAsked, allergies: [] },
    noContact: false,
    confirmed: [],
  },
  photos: false,
  shared_photos_flag: false,
  left_at: null,
  fetched_by_name: null,
  note: null,
  entries: [],
  naps: [nap],
  nap,
};

function tile(sleepChecks: readonly SleepCheckRow[], allergies = child.allergies) {
  const onSleepCheck = vi.fn();
  const acts = { onSleepCheck, onWake: vi.fn(), onLate: vi.fn(), onTrouble: vi.fn() };
  render(
    <MemoryRouter>
      <NapTile
        child={{ ...child, allergies }}
        nap={{ ...nap, looks: sleepChecks }}
        today="2026-11-16"
        now={now}
        {...acts}
      />
    </MemoryRouter>,
  );
  return { article: screen.getByRole('article', { name: child.name }), onSleepCheck };
}
const prone = { ...sleepCheck, position: sleepPosition.code.prone };

describe('the tile of a sleeping child', () => {
  it.each([
    ['as usual', [sleepCheck], null],
    ['prone and turned', [{ ...prone, turned_flag: true }], null],
    ['prone', [prone], 'うつぶせのまま'],
    ['breathing unusually', [{ ...sleepCheck, breathing_flag: false }], '呼吸・顔色がいつもと違う'],
    ['an alarm that was struck', [{ ...prone, struck_at: sleepCheck.checked_at }, sleepCheck], null],
  ])('%s', (_what, sleepChecks, alarm) => {
    const { article } = tile(sleepChecks);
    expect(article.className.includes('border-wrong')).toBe(alarm !== null);
    if (alarm) expect(screen.getByText(alarm)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe(alarm ? '0:40' : '14:40');
    expect(screen.getByText(alarm ? '1分ごと' : '15分ごと')).toBeTruthy();
  });

  it('shows what the child must not be given, with the EpiPen in words; and that it was not asked yet', () => {
    const severe = { severity: allergySeverity.code.severe, reaction: 'せき', epipen_flag: true };
    tile([sleepCheck], {
      child_essentials: [],
      child_allergies: [{ ...severe, other_name: '', allergen: { name: 'くるみ' } }],
    });
    expect(document.querySelector('[data-allergy=severe]')?.textContent).toMatch(
      /^アレルギーくるみ\(.+\)エピペンあり$/,
    );
    cleanup();
    tile([sleepCheck]);
    expect(screen.getByText('アレルギー 未確認')).toBeTruthy();
  });

  it('asks what became of a prone child before anything is written', () => {
    const { onSleepCheck } = tile([sleepCheck]);
    fireEvent.click(screen.getByRole('button', { name: /うつぶせ 呼吸よし/ }));
    expect(onSleepCheck).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /うつぶせのまま/ }));
    expect(onSleepCheck).toHaveBeenCalledWith({
      position: sleepPosition.code.prone,
      breathing_flag: true,
      turned_flag: false,
    });
  });
});
