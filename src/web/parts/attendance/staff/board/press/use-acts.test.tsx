import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusals } from '../../../../../../contract/errors.ts';
import { accountRole, childAttendance } from '../../../../../../domain/codes.ts';
import type { StaffAccount } from '../../../../../console/staff-account.ts';
import { StaffProvider } from '../../../../../console/staff-context.tsx';
import { serverNow } from '../../../../../data/server-clock.ts';
import { Toasts } from '../../../../../ui/toast.tsx';
import { type BoardReserve, boardOf, entryOf } from '../board.ts';
import { useActs } from '../use-acts.ts';

const { expected, present } = childAttendance.code;
let sent: { name: string; data: Record<string, unknown> }[] = [];
/** What the server answers to each call; without an answer there is no connection. */
let answer: (call: (typeof sent)[number]) => object | undefined | Promise<object>;
const network = vi.fn(async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const path = String(input);
  if (path === '/auth/refresh') return new Response(null, { status: 401 });
  if (path.includes('/live/')) return new Promise<Response>(() => {});
  const call = { name: path.split('/').at(-1) ?? '', data: JSON.parse(String(init?.body)).data };
  sent.push(call);
  const result = await answer(call);
  if (result === undefined) throw new TypeError('Failed to fetch');
  if (result === broken) return Response.json({ error: { status: 'INTERNAL', message: '' } }, { status: 500 });
  return Response.json({ result });
});
/** A function that ends in an error of its own. */
const broken = {};
const ok = { status: 'OK', msg: '' };
const refused = (type: keyof typeof refusals, details?: object) => ({
  status: 'NG',
  type,
  msg: refusals[type],
  details,
});

const secondsAgo = (seconds: number) => new Date(serverNow().getTime() - seconds * 1000).toISOString();
type Line = { attendance_status: number; arrived_datetime: string | null };
function reserveOf(...lines: Line[]): BoardReserve {
  const details = lines.map((line, place) => ({
    ...{ child_id: place + 1, left_datetime: null, temperature: null, ...line },
    child: { id: place + 1, name: `木村 ${place + 1}`, name_kana: '', bars: [] },
  }));
  return {
    ...{ id: 7, approval_status: 1, customer: null, door_people: [], childcares: [], reserve_details: details },
    ...{ start_datetime: secondsAgo(0), end_datetime: secondsAgo(-7200) },
  } as unknown as BoardReserve;
}
const coming = { attendance_status: expected, arrived_datetime: null };
const here = (seconds: number) => ({ attendance_status: present, arrived_datetime: secondsAgo(seconds) });

let account_id = 700;
function board(reserve: BoardReserve, id = ++account_id) {
  const account = { id, name: '前田 亮', role: accountRole.code.branchStaff, branch_id: 2, branches: [] };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffProvider
      account={{ ...account, branches: [{ id: 2, name: '園' }], moreBranches: false } as unknown as StaffAccount}
    >
      {children}
      <Toasts />
    </StaffProvider>
  );
  const options = { reserves: [reserve], reload: async () => true, onTouched: () => {} };
  const { result, unmount } = renderHook(() => useActs(options), { wrapper });
  const entry = (children = reserve.reserve_details.map(({ child_id }) => child_id)) => {
    const found = entryOf(boardOf([reserve], result.current.taps), reserve.id, children);
    if (found === null) throw new Error('no entry');
    return found;
  };
  return { hook: result, entry, leave: unmount };
}
const names = () => sent.map(({ name }) => name);

beforeEach(() => {
  sent = [];
  answer = () => ok;
  localStorage.clear();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a second press that comes while the board begins to ask', () => {
  it('登園: is the same press, and the answer is asked for once', async () => {
    answer = ({ data }) => (data.accepted ? ok : refused('attendance_doubt', { doubts: ['early'] }));
    const { hook, entry } = board(reserveOf(coming));
    act(() => hook.current.act(entry(), 'check_in'));
    await waitFor(() => expect(hook.current.doubt).not.toBeNull());
    act(() => hook.current.act(entry(), 'check_in'));
    const { doubt } = hook.current;
    if (doubt === null) throw new Error('nothing asked');
    act(() => hook.current.takeNevertheless(doubt));
    await waitFor(() => expect(hook.current.taps).toEqual([]));
    expect(sent.map(({ data }) => data.accepted)).toEqual([undefined, ['early']]);
    expect(hook.current.doubt).toBeNull();
  });

  it('降園 whose time must be typed: the typed time is sent, and nothing is asked again', async () => {
    answer = ({ data }) => (data.at ? ok : refused('attendance_time_needed'));
    const { hook, entry } = board(reserveOf(here(7200)));
    act(() => hook.current.act(entry(), 'check_out'));
    await waitFor(() => expect(hook.current.asked).not.toBeNull());
    act(() => hook.current.act(entry(), 'check_out'));
    const [child] = entry().children;
    if (child === undefined) throw new Error('no child');
    const at = secondsAgo(600);
    act(() => hook.current.setTime(entry(), { act: 'check_out', at, lines: [{ child, temperature: undefined }] }));
    await waitFor(() => expect(hook.current.taps).toEqual([]));
    expect(sent.map(({ data }) => data.at)).toEqual([undefined, at]);
    expect(hook.current.asked).toBeNull();
  });

  it('left unanswered, the next press is a press again', async () => {
    answer = () => refused('attendance_doubt', { doubts: ['early'] });
    const { hook, entry } = board(reserveOf(coming));
    for (const calls of [1, 2]) {
      act(() => hook.current.act(entry(), 'check_in'));
      await waitFor(() => expect(hook.current.doubt).not.toBeNull());
      act(() => hook.current.dismissWarning());
      expect(names()).toHaveLength(calls);
    }
  });
});

describe('降園 within a minute of the same child’s 登園 asks who fetches', () => {
  it('as the server says when it came', () => {
    const { hook, entry } = board(reserveOf(here(50)));
    act(() => hook.current.act(entry(), 'check_out'));
    expect([hook.current.leaving?.children.length, names()]).toEqual([1, []]);
  });

  it('while the 登園 is still on its way, also without connection', async () => {
    answer = () => undefined;
    const { hook, entry } = board(reserveOf(coming));
    act(() => hook.current.act(entry(), 'check_in'));
    act(() => hook.current.act(entry(), 'check_out'));
    expect(hook.current.leaving).not.toBeNull();
    expect(hook.current.taps.map(({ kind }) => kind)).toEqual(['check_in']);
  });

  it('of siblings together, if one of them came just now; the other alone goes at once', async () => {
    const { hook, entry } = board(reserveOf(here(7200), here(10)));
    act(() => hook.current.act(entry(), 'check_out'));
    expect(hook.current.leaving?.children.length).toBe(2);
    act(() => hook.current.closeQuestion());
    act(() => hook.current.act(entry(), 'check_out', [1]));
    expect(hook.current.leaving).toBeNull();
    await waitFor(() => expect(names()).toEqual(['staffCheckOut']));
  });

  it('not of a child that came earlier', async () => {
    const { hook, entry } = board(reserveOf(here(61)));
    act(() => hook.current.act(entry(), 'check_out'));
    expect(hook.current.leaving).toBeNull();
    await waitFor(() => expect(names()).toEqual(['staffCheckOut']));
  });
});

describe('nothing is called done before the server took it', () => {
  it('a 500, then a lost connection: no word of success until the press was taken', async () => {
    answer = () => (sent.length === 1 ? broken : undefined);
    const { hook, entry } = board(reserveOf(coming));
    act(() => hook.current.act(entry(), 'check_in'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1), { timeout: 2_000 });
    expect(hook.current.taps).toHaveLength(1);
    expect(screen.queryByText(/登園しました/)).toBeNull();
    answer = () => ok;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByText(/木村 1さん 登園しました/)).toBeTruthy());
  });

  it('refused: no word of success at all', async () => {
    answer = () => refused('transition_refused');
    const { hook, entry } = board(reserveOf(here(7200)));
    act(() => hook.current.act(entry(), 'check_out'));
    await waitFor(() => expect(hook.current.refusal).not.toBeNull());
    expect(screen.queryByText(/降園しました/)).toBeNull();
  });
});

describe('what was refused, on the board that was left and opened again', () => {
  const opened = async (type: keyof typeof refusals, meanwhile: boolean) => {
    const first = board(reserveOf(here(7200)));
    const comes = Promise.withResolvers<void>();
    answer = () => comes.promise.then(() => refused(type));
    act(() => first.hook.current.act(first.entry(), 'check_out'));
    const refusal = () => waitFor(() => expect(first.hook.current.refusal).not.toBeNull());
    if (!meanwhile) {
      comes.resolve();
      await refusal();
    }
    first.leave();
    comes.resolve();
    const again = board(reserveOf(here(7200)), account_id);
    return () => again.hook.current.problemIn(again.entry());
  };

  it.each([false, true])('the door’s no still stands; answered on another page: %s', async (meanwhile) => {
    const problem = await opened('hand_over_refused', meanwhile);
    await waitFor(() => expect(problem()?.atDoor).toBe('refused'));
  });

  it('anything else was seen', async () => {
    const problem = await opened('transition_refused', false);
    expect(problem()).toBeUndefined();
  });
});
