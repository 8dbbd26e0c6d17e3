import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SelectStaffOpenNapsData } from '../../../../../contract/operations/generated.ts';
import { sleepPosition } from '../../../../../domain/care/log-codes.ts';
import { deviceKey } from '../../../../console/tablet/device-key.ts';
import type { CareTap } from '../../../../console/taps/tap-queue.ts';
import { SleepBar } from './sleep-bar.tsx';

const now = new Date('2026-11-16T12:05:10+09:00');
const heard = vi.hoisted(() => ({ on: true, played: 0, taps: [] as unknown[] }));
const asked = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('../../../../console/staff-context.tsx', () => ({
  useStaff: () => ({ branch: { id: 2 }, account: { id: 9, name: '藤井 奈々' } }),
}));
vi.mock('../../../../console/use-second.ts', () => ({ useServerSecond: () => now }));
vi.mock('../../../../data/server-clock.ts', () => ({
  serverNow: () => now,
  useServerToday: () => '2026-11-16',
  serverToday: () => '2026-11-16',
}));
vi.mock('../../../../console/use-live-answer.ts', () => ({
  useLiveAnswer: () => ({ data: asked.data, reload: vi.fn(), read: vi.fn() }),
}));
vi.mock('../../../../console/taps/use-taps.ts', () => ({ useCareTaps: () => ({ taps: heard.taps }) }));
vi.mock('../../../../console/tablet/use-tablet.ts', () => ({ useTablet: () => ({ id: 1 }) }));
vi.mock('../../../../console/chime.ts', () => ({
  playAlarm: () => (heard.played += 1),
  playChime: vi.fn(),
  unlockSound: vi.fn(),
  soundUnlocked: () => heard.on,
  watchSound: () => () => undefined,
}));
vi.mock('../../../../data/browser-data.ts', () => ({
  callFunction: () => Promise.resolve({ kind: 'ok', result: { again_seconds: 20, others_awake: 1 } }),
}));

beforeEach(() => Object.assign(heard, { on: true, played: 0, taps: [] }));
afterEach(cleanup);

type Sent = SelectStaffOpenNapsData;
const look = { checked_at: '2026-11-16T12:04:00+09:00', position: 1, breathing_flag: true, turned_flag: false };
const nap = (more: Partial<Sent['naps'][number]> = {}): Sent['naps'][number] => ({
  ...{ id: 1, idempotency_key: 'nap', child_id: 5, fell_asleep_at: '2026-11-16T12:00:00+09:00', check_minutes: 5 },
  ...{ alarm_minutes: 1, child: { name: '佐藤 空', date_of_birth: '2026-03-01', child_rooms: [] }, sleep_checks: [] },
  ...more,
});
const round = (device_key: string, silent_at: string | null = null): Sent['sleep_rounds'][number] => {
  return { branch_room_id: null, device_key, silent_at, account: { name: '前田 亮' } };
};
function bar(naps: Sent['naps'], sleep_rounds: Sent['sleep_rounds'] = [round(deviceKey())]) {
  const care_settings = [{ sleep_other_tablets_seconds: 15, sleep_drill_minutes: 15 }];
  asked.data = { naps, sleep_rounds, branch_rooms: [], care_settings };
  render(
    <MemoryRouter>
      <SleepBar />
    </MemoryRouter>,
  );
  return screen.queryByRole('alert');
}

it('is there while a look is owed, sounds at the screen with the round, and has nothing to close it', () => {
  const alert = bar([nap()]);
  expect(alert?.textContent).toContain('午睡の確認の時刻です');
  expect(alert?.textContent).toContain('佐藤 空');
  expect(heard.played).toBe(1);
  expect(screen.queryByRole('button', { name: /閉じる|確認しました/ })).toBeNull();
});

it('another screen shows it at once and sounds fifteen seconds later', () => {
  expect(bar([nap()], [round('other')])).not.toBeNull();
  expect(heard.played).toBe(0);
  cleanup();
  bar([nap({ fell_asleep_at: '2026-11-16T11:59:55+09:00' })], [round('other')]);
  expect(heard.played).toBe(1);
});

it('an unusual look: sound everywhere at once, and one tap to 119', () => {
  const prone = { ...look, position: sleepPosition.code.prone };
  bar([nap({ sleep_checks: [prone] })], [round('other')]);
  expect(heard.played).toBe(1);
  expect(screen.getByRole('link', { name: '119・緊急' }).getAttribute('href')).toBe('/staff/emergency?sleeper=nap');
});

it('a dark screen: its sleepers are everybody’s in red, and the round is taken by name', () => {
  const alert = bar([nap({ sleep_checks: [look] })], [round('other', '2026-11-16T12:05:00+09:00')]);
  expect(alert?.textContent).toContain('連絡がありません');
  expect(screen.getByRole('button', { name: '部屋なしを藤井 奈々が見る' })).toBeTruthy();
  expect(heard.played).toBe(1);
});

it('a look of the own queue calms this screen alone: what the server says is not touched by another’s', () => {
  const { checked_at: tapped_at, ...seen } = { ...look, position: sleepPosition.code.back };
  const wish = { name: 'staffCheckSleep' as const, input: { ...seen, nap_key: 'nap', idempotency_key: 'k' } };
  const tap: CareTap = { id: '1', reserve_id: 1, children: [5], kind: 'care', tapped_at, wish };
  heard.taps = [tap];
  expect(bar([nap()])).toBeNull();
});

it('a tablet that cannot be heard says so while a child sleeps', () => {
  heard.on = false;
  bar([nap({ sleep_checks: [look] })]);
  expect(screen.getByText('この端末は、午睡の知らせの音が出ません。')).toBeTruthy();
  cleanup();
  bar([]);
  expect(screen.queryByText('この端末は、午睡の知らせの音が出ません。')).toBeNull();
});
