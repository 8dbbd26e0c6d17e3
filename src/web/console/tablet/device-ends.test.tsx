import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const erased = vi.hoisted(() => ({ photos: vi.fn(), roll: vi.fn() }));
const tablet = vi.hoisted(() => ({ state: undefined as unknown }));
vi.mock('./waiting-photos.ts', () => ({ erasePhotos: erased.photos, preparePhotoKey: async () => {} }));
vi.mock('./roll-database.ts', () => ({ eraseRoll: erased.roll }));
vi.mock('../../session/browser-session.ts', () => ({ onSignOut: () => {} }));
vi.mock('../../session/staff-session.ts', () => ({ askTabletState: async () => tablet.state }));
const { useWaitingPhotos } = await import('../taps/use-waiting-photos.ts');
const { useLockScreen } = await import('./use-lock-screen.ts');
const { tabletHint } = await import('../../session/tablet-state.ts');

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('pictures that wait are erased at midnight, and not before', () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T23:59:00+09:00') });
  renderHook(() => useWaitingPhotos(true));
  vi.advanceTimersByTime(59_000);
  expect(erased.photos).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(erased.photos).toHaveBeenCalledTimes(1);
});

it('a tablet that hears that it was revoked keeps neither roll nor pictures, one that cannot ask keeps them', async () => {
  tabletHint.set(true);
  for (const { state, times } of [
    { state: undefined, times: 0 },
    { state: null, times: 1 },
  ]) {
    tablet.state = state;
    const { result } = renderHook(() => useLockScreen());
    await waitFor(() => expect(result.current.screen).toBeNull());
    expect([erased.photos.mock.calls.length, erased.roll.mock.calls.length]).toEqual([times, times]);
    cleanup();
  }
});
