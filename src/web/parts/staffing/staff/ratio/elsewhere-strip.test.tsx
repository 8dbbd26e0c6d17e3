import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { ElsewhereStrip } from './elsewhere-strip.tsx';

type Elsewhere = FunctionOk<'staffDayLoad'>['elsewhere'];
const { answer } = vi.hoisted(() => ({ answer: { current: {} as object } }));
vi.mock('../../../../console/staff-context.tsx', () => ({ useStaff: () => ({ branch: { id: 2 } }) }));
vi.mock('../../../../console/use-live-answer.ts', () => ({ useLiveAnswer: () => answer.current }));
afterEach(cleanup);

function strip(known: { data?: { elsewhere: Elsewhere }; previous?: { elsewhere: Elsewhere } }) {
  answer.current = known;
  render(<ElsewhereStrip />, { wrapper: MemoryRouter });
  return document.body.textContent;
}
const person = {
  ...{ account_id: 4, name: '前田 亮', elsewhere_name: '天王寺あおぞら園' },
  ...{ start_time: '09:00', end_time: '13:00' },
};
const reserve = { reserve_id: 31, customer_name: '木村 恵', start_time: '10:00', end_time: '12:00' };
const title = 'シフトの職員が、ほかの園にいます';

it('names who is elsewhere, and leads to the stays left short', () => {
  expect(strip({ data: { elsewhere: { people: [person], reserves: [reserve] } } })).toContain(title);
  expect(document.body.textContent).toContain('09:00〜13:00 前田 亮(天王寺あおぞら園で勤務)');
  expect(screen.getByRole('link', { name: '10:00〜12:00 木村 恵' }).getAttribute('href')).toBe('/staff/reserves/31');
  expect(document.body.textContent).toContain('キャンセルはしていません');
});

it('many are folded: the children of the day stay on the screen', () => {
  const many = Array.from({ length: 58 }, (_, place) => ({ ...reserve, reserve_id: 100 + place }));
  strip({ data: { elsewhere: { people: [person], reserves: many } } });
  const folded = screen.getByText('ご予約 58件を見る').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelectorAll('a')).toHaveLength(58);
});

it('says so where no stay is left understaffed', () => {
  expect(strip({ data: { elsewhere: { people: [person], reserves: [] } } })).toContain(
    '職員が足りなくなるご予約はありません。',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('stays while the day is read again, and is gone with the reason', () => {
  const known = { elsewhere: { people: [person], reserves: [] } };
  expect(strip({ previous: known })).toContain(title);
  cleanup();
  expect(strip({ data: { elsewhere: null }, previous: known })).toBe('');
  cleanup();
  expect(strip({})).toBe('');
});
