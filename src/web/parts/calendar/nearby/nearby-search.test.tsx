import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NearbySearch } from './nearby-search.tsx';

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../../../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../../../data/browser-data.ts')>()),
  callFunction,
}));

const getCurrentPosition = vi.fn();
const denied = (_found: unknown, refused: (error: { code: number }) => void) => refused({ code: 1 });
const found = (take: (at: { coords: { latitude: number; longitude: number } }) => void) =>
  take({ coords: { latitude: 35.906123, longitude: 139.620456 } });
const place = () => screen.getByLabelText<HTMLInputElement>('駅名・市区町村・郵便番号');
function search(text: string) {
  fireEvent.change(place(), { target: { value: text } });
  fireEvent.submit(place().form as HTMLFormElement);
}
const locate = () => fireEvent.click(screen.getByRole('button', { name: '現在地からさがす' }));

const scrolled = vi.fn<(this: Element, options?: boolean | ScrollIntoViewOptions) => void>();
const answer = { date: '2026-11-16', today: '2026-11-16', now: '2026-11-16T01:00:00Z', stations: [], others: [] };
const shinagawa = { kind: 'station', label: '品川駅', latitude: 35.63, longitude: 139.74 };

beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  callFunction.mockReset().mockResolvedValue({ kind: 'ok', result: { status: 'OK', place: null, branches: [] } });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <NearbySearch /> }])} />);
});
afterEach(() => {
  cleanup();
  // Other files' tests share this window.
  vi.restoreAllMocks();
});

it('a position that is denied is said with the other ways, and nothing is asked for', async () => {
  getCurrentPosition.mockImplementation(denied);
  locate();
  expect((await screen.findByRole('alert')).textContent).toContain('駅名や郵便番号でさがせます');
  expect(callFunction).not.toHaveBeenCalled();
});

it('empty input is reported at the field; a place is sent as typed, and an unknown one is reported', async () => {
  search('  ');
  expect((await screen.findByRole('alert')).textContent).toBe('駅名・市区町村・郵便番号を入力してください。');
  expect(place().getAttribute('aria-invalid')).toBe('true');
  search('どこか遠く');
  expect(await screen.findByText('「どこか遠く」の場所が見つかりませんでした')).toBeTruthy();
  expect(screen.queryByText('駅名・市区町村・郵便番号を入力してください。')).toBeNull();
  expect(callFunction.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'nearbySeats',
    { position: null, place: 'どこか遠く' },
  ]);
});

it('the position leaves the browser rounded to 100 m', async () => {
  getCurrentPosition.mockImplementation(found);
  locate();
  // The last search is stored for the visit and repeated when the page is opened.
  await waitFor(() => expect(callFunction.mock.lastCall?.[1]).toMatchObject({ place: '' }));
  expect(callFunction.mock.lastCall?.slice(0, 2)).toMatchObject([
    'nearbySeats',
    { position: { latitude: 35.906, longitude: 139.62 }, place: '' },
  ]);
});

it('the page goes to the answer of every press, and stays where it is when a length is changed', async () => {
  callFunction.mockResolvedValue({ kind: 'ok', result: { status: 'OK', ...answer, place: shinagawa, branches: [] } });
  search('品川');
  const heading = await screen.findByRole('heading', { name: /^品川駅の近くは/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrolled.mock.contexts).toEqual([heading]);
  const length = screen.getByLabelText('時間の長さ');
  length.focus();
  fireEvent.change(length, { target: { value: '60' } });
  await waitFor(() => expect(callFunction.mock.lastCall?.[1]).toMatchObject({ minutes: 60 }));
  await screen.findByRole('heading', { name: /^品川駅の近くは/ });
  expect(document.activeElement).toBe(length);
  expect(scrolled).toHaveBeenCalledTimes(1);
  search('品川');
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  expect(document.activeElement?.tagName).toBe('H3');
});

it('glides there, unless less motion is asked for; an unknown place leaves the field in sight', async () => {
  search('どこか遠く');
  await screen.findByText('「どこか遠く」の場所が見つかりませんでした');
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' }));
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  search('もっと遠く');
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'auto' }));
});
