import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusals } from '../../../contract/errors.ts';
import { accountRole } from '../../../domain/codes.ts';
import type { StaffAccount } from '../staff-account.ts';
import { StaffProvider } from '../staff-context.tsx';
import { lineKey, type TapProblem, useCareProblems, useCareTaps, useTaps } from './use-taps.ts';

const branch = { id: 2, name: 'みなと広場園' } as StaffAccount['branches'][number];
const someone = { name: '前田 亮', role: accountRole.code.branchStaff, branch_id: 2, branches: [branch] };

/** What the server answers to the next tap; a tap without an answer finds no connection. */
let answers: object[] = [];
let sent: { name: string; data: unknown }[] = [];

/** The tablet's network: no session, a silent live feed, functions answer from the list. */
const network = vi.fn(async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const path = String(input);
  if (path === '/auth/refresh') return new Response(null, { status: 401 });
  if (path.includes('/live/')) return new Promise<Response>(() => {});
  sent.push({ name: path.split('/').at(-1) ?? '', data: JSON.parse(String(init?.body)).data });
  const result = answers.shift();
  if (result === undefined) throw new TypeError('Failed to fetch');
  return Response.json({ result });
});

const ok = { status: 'OK', msg: '登園を登録しました。' };
const refused = (type: 'transition_refused' | 'attendance_time_needed') => ({
  status: 'NG',
  type,
  msg: refusals[type],
});

let account_id = 0;
/** A board for a separate account: taps are stored per account. */
function board(id = ++account_id) {
  const account: StaffAccount = { ...someone, id, moreBranches: false };
  const reload = vi.fn(async () => true);
  const onRefused = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffProvider account={account}>{children}</StaffProvider>
  );
  const { result, unmount } = renderHook(() => useTaps({ reload, onRefused }), { wrapper });
  return { id, hook: result, unmount, reload, onRefused };
}

beforeEach(() => {
  answers = [];
  sent = [];
  localStorage.clear();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a tap is sent at once, without a time of its own, and the board is read again', async () => {
  answers = [ok];
  const { hook, reload } = board();
  act(() => hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_in' }));
  expect(hook.current.taps).toMatchObject([{ reserve_id: 7, kind: 'check_in' }]);
  await waitFor(() => expect(hook.current.taps).toEqual([]));
  expect(sent).toEqual([{ name: 'staffCheckIn', data: { reserve_id: 7, children: [1] } }]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a second tap of the same kind is the same tap', async () => {
  answers = [ok, ok];
  const { hook } = board();
  act(() => {
    hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_out' });
    hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_out' });
  });
  await waitFor(() => expect(hook.current.taps).toEqual([]));
  expect(sent.map(({ name }) => name)).toEqual(['staffCheckOut']);
});

it('offline it survives a reload and is sent with the time of the tap once the network is back', async () => {
  const first = board();
  act(() => first.hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_in' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(first.hook.current.taps).toHaveLength(1);
  const tapped_at = first.hook.current.taps[0]?.tapped_at;
  first.unmount();
  // Another person signs in at the tablet: nothing is sent in their name.
  answers = [ok];
  board();
  window.dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(1);
  cleanup();
  const again = board(first.id);
  expect(again.hook.current.taps).toHaveLength(1);
  await waitFor(() => expect(again.hook.current.taps).toEqual([]));
  expect(sent[1]).toEqual({ name: 'staffCheckIn', data: { reserve_id: 7, children: [1], at: tapped_at } });
});

it('a refusal is reported to the card, and cleared by the next tap', async () => {
  answers = [refused('transition_refused'), ok];
  const { hook, onRefused, reload } = board();
  act(() => hook.current.tap({ reserve_id: 7, children: [1], kind: 'no_show' }));
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  const by = { account_id: 5, name: '前田 亮' };
  const tap = { reserve_id: 7, children: [1], kind: 'no_show', childcare_status: 0, by };
  const problem = { text: refusals.transition_refused, ask: null, doubts: [], atDoor: null, tap };
  expect(onRefused).toHaveBeenCalledWith(problem);
  expect(hook.current.refused).toEqual({ [lineKey(7, 1)]: problem });
  expect([hook.current.taps, reload.mock.calls.length]).toEqual([[], 1]);
  act(() => hook.current.tap({ reserve_id: 7, children: [1], kind: 'no_show' }));
  expect(hook.current.refused).toEqual({});
  await waitFor(() => expect(hook.current.taps).toEqual([]));
});

it('where the time must be typed the card asks for it, and what was to follow is dropped', async () => {
  answers = [refused('attendance_time_needed')];
  const { hook, onRefused } = board();
  act(() => {
    hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_in' });
    hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_out' });
  });
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
  expect(onRefused).toHaveBeenCalledWith(
    expect.objectContaining({ text: refusals.attendance_time_needed, ask: 'check_in' }),
  );
  expect(hook.current.taps).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('a doubt is reported with the tap; once accepted, the tap is sent again with it', async () => {
  const details = { doubts: ['early', 'temperature'] };
  answers = [{ status: 'NG', type: 'attendance_doubt', msg: 'ご予約は15:00からです。', details }, ok];
  const { hook, onRefused } = board();
  act(() => hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_in', temperature: 37.8 }));
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
  const [problem] = onRefused.mock.calls[0] as [TapProblem];
  expect(problem).toMatchObject({ text: 'ご予約は15:00からです。', ask: null, doubts: ['early', 'temperature'] });
  act(() => hook.current.tap({ ...problem.tap, accepted: problem.doubts }));
  await waitFor(() => expect(hook.current.taps).toEqual([]));
  expect(sent[1]?.data).toEqual({
    reserve_id: 7,
    children: [1],
    temperature: 37.8,
    accepted: ['early', 'temperature'],
  });
  expect(hook.current.refused).toEqual({});
});

it('the tap stays until the board was read after it, though an older question was still under way', async () => {
  answers = [ok];
  const { hook, reload } = board();
  let readAgain = () => {};
  reload.mockImplementation(() => new Promise((done) => (readAgain = () => done(true))));
  act(() => hook.current.tap({ reserve_id: 7, children: [1], kind: 'check_in' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(hook.current.taps).toHaveLength(1);
  readAgain();
  await waitFor(() => expect(hook.current.taps).toEqual([]));
});

it('a meal the server questions is reported; once accepted, it is sent again as the same entry', async () => {
  const msg = 'アレルギーの有無をまだ伺っていません。';
  answers = [{ status: 'NG', type: 'feeding_doubt', msg, details: { doubts: ['allergy'] } }, ok];
  const account: StaffAccount = { ...someone, id: ++account_id, moreBranches: false };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffProvider account={account}>{children}</StaffProvider>
  );
  const { result } = renderHook(() => ({ ...useCareTaps(), ...useCareProblems() }), { wrapper });
  const entry = { reserve_id: 7, child_id: 1, kind: 2, meal_amount: 1, idempotency_key: 'a-key' };
  act(() => result.current.record(entry, { name: 'staffWriteChildLog', input: entry }));
  await waitFor(() => expect(result.current.problems).toHaveLength(1));
  const [problem] = result.current.problems;
  if (problem === undefined) throw new Error('no problem');
  expect(problem).toMatchObject({ text: msg, doubts: ['allergy'] });
  act(() => result.current.accept(problem));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(result.current.taps).toEqual([]));
  expect(result.current.problems).toEqual([]);
  expect(sent[1]?.data).toMatchObject({ ...entry, accepted: ['allergy'], made_at: problem.tap.tapped_at });
});
