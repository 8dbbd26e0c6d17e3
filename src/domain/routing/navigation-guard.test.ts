import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GuardDecision, type GuardInput, type GuardPerson, navigationGuard } from './navigation-guard.ts';
import { routes } from './routes.ts';

type State = Pick<GuardInput, 'session' | 'registration_status'>;
const signedIn = (registration_status: State['registration_status']): State => ({
  session: { state: 'logged_in' },
  registration_status,
});
const loading: State = { session: { state: 'loading' }, registration_status: undefined };
const visitor: State = { session: { state: 'logged_out' }, registration_status: undefined };
const unregistered = signedIn(null);
const failed: State = { session: { state: 'failed' }, registration_status: undefined };
/** In the order of the table's columns. */
const columns = [loading, visitor, unregistered, signedIn(0), signedIn(1), signedIn(2), failed];

const table = readFileSync(new URL('../cases/navigation-guard.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [path = '', ...cells] = line.split(/ +/);
    return { path, cells };
  });

function expected(cell: string | undefined, path: string): GuardDecision {
  switch (cell) {
    case 'S':
      return { kind: 'stay' };
    case 'B':
      return { kind: 'blank' };
    case 'E':
      return { kind: 'error' };
    case 'H':
      return { kind: 'redirect', to: '/' };
    case 'T':
      return { kind: 'redirect', to: '/mypage/top' };
    case 'A':
      return { kind: 'redirect', to: '/registration/customers/add' };
    case 'D':
      return { kind: 'redirect', to: '/registration/customers/add?when=today' };
    case 'W':
      return { kind: 'redirect', to: '/registration/customers/add?when=wait' };
    case 'R':
      return { kind: 'redirect', to: '/registration_reserves/customers/add' };
    case 'L':
      return { kind: 'redirect', to: `/require_login?return_to=${path}` };
    default:
      throw new Error(`Unexpected value: ${cell}`);
  }
}

describe('navigation guard, every route in every state', () => {
  it('has a row for exactly the customer routes of the table', () => {
    const customerRoutes = routes.filter((route) => route.access !== 'staff').map((route) => route.path);
    expect(table.map((row) => row.path).sort()).toEqual([...customerRoutes].sort());
  });

  for (const { path, cells } of table) {
    const concrete = path.replace(/\{\w+\}/g, '7');
    it(path, () => {
      const decided = columns.map((column) => navigationGuard({ path: concrete, search: '', ...column }));
      expect(decided).toEqual(columns.map((_, index) => expected(cells[index], concrete)));
    });
  }
});

const guard = (url: string, input: State) => {
  const { pathname, search } = new URL(url, 'https://site.example');
  return navigationGuard({ path: pathname, search, ...input });
};

describe('what travels through a redirect', () => {
  it('keeps the query in return_to, encoded, so callbacks survive a sign-in', () => {
    expect(guard('/mypage/login_methods/callback?code=a%2Bb&state=xyz', visitor)).toEqual({
      kind: 'redirect',
      to: '/require_login?return_to=/mypage/login_methods/callback%3Fcode%3Da%252Bb%26state%3Dxyz',
    });
  });
  it('keeps what was chosen, today or later and the branch, on the way through either registration', () => {
    const asked = 'when=today&branch=minato';
    for (const registration of ['/registration/customers', '/registration_reserves/customers']) {
      const to = `${registration}/add?${asked}`;
      expect(guard(`${registration}?${asked}&x=1`, unregistered)).toEqual({ kind: 'redirect', to });
      expect(guard(`${registration}/callback?${asked}&code=1`, unregistered)).toEqual({ kind: 'redirect', to });
    }
  });
  it('keeps the branch, and nothing foreign, on the way to the reservation registration', () => {
    const to = '/registration_reserves/customers/add?branch=minato';
    expect(guard('/mypage/reserves/select_branches?branch=minato&x=1', unregistered)).toEqual({ kind: 'redirect', to });
    expect(guard('/registration_reserves/customers?branch=minato', unregistered)).toEqual({ kind: 'redirect', to });
    expect(guard('/registration_reserves/customers/callback?branch=minato&code=1', unregistered)).toEqual({
      kind: 'redirect',
      to,
    });
  });
  it('encodes a hostile branch', () => {
    expect(guard('/mypage/reserves/select_branches?branch=a%26b%3D1', unregistered)).toEqual({
      kind: 'redirect',
      to: '/registration_reserves/customers/add?branch=a%26b%3D1',
    });
  });
  it('does not take same-day reserves for the reservation registration (SPEC names reserves only)', () => {
    expect(guard('/mypage/reserves_today/select_branches?branch=minato', unregistered)).toEqual({
      kind: 'redirect',
      to: '/registration/customers/add?when=today&branch=minato',
    });
  });
  it('is blank while the customer query of a signed-in user is still running', () => {
    expect(guard('/mypage/top', { session: { state: 'logged_in' }, registration_status: undefined })).toEqual({
      kind: 'blank',
    });
  });
  it('sees through a trailing slash', () => {
    expect(guard('/registration/customers/confirm/', visitor)).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('who of a family is here', () => {
  const mypage = routes.filter((route) => route.access === 'mypage');
  const of = (persons: string) =>
    mypage.filter((route) => ('persons' in route ? route.persons : 'guardians') === persons).map(({ path }) => path);
  const as = (person: GuardPerson, path: string) =>
    navigationGuard({ path: path.replace(/\{\w+\}/g, '7'), search: '', ...signedIn(1), person });

  it.each(mypage.map(({ path }) => path))('%s', (path) => {
    const concrete = path.replace(/\{\w+\}/g, '7');
    const stay = { kind: 'stay' };
    const asked = { kind: 'redirect', to: `/mypage/for_paying_member?page=${encodeURIComponent(concrete)}` };
    const shared = { kind: 'redirect', to: '/mypage/shared' };
    expect(as('payer', path)).toEqual(stay);
    expect(as('guardian', path)).toEqual(of('payer').includes(path) ? asked : stay);
    expect(as('relative', path)).toEqual(of('all').includes(path) ? stay : shared);
  });
  it('keeps with the paying member what is the paying member’s', () => {
    const areas = [...new Set(of('payer').map((path) => path.split('/')[2]))].sort();
    expect(areas).toEqual([
      'certificates',
      'children',
      'customers',
      'leave_guide',
      'payment_methods',
      'payments',
      'plan_types',
      'tickets',
      'unpaid',
    ]);
  });
  it('never leads who belongs to a family into a registration', () => {
    for (const { path } of routes.filter(({ access }) => ['registering', 'visitor_only'].includes(access))) {
      expect(as('guardian', path)).toEqual({ kind: 'redirect', to: '/mypage/top' });
      expect(as('relative', path)).toEqual({ kind: 'redirect', to: '/mypage/shared' });
    }
    for (const { path } of routes.filter(({ access }) => access === 'logged_in_continuation')) {
      expect(as('payer', path)).toEqual({ kind: 'stay' });
      expect(as('guardian', path)).toMatchObject({ to: expect.stringMatching('^/mypage/for_paying_member') });
      expect(as('relative', path)).toEqual({ kind: 'redirect', to: '/mypage/shared' });
    }
  });
});

describe('unknown paths', () => {
  it('leaves the 404 page readable, but keeps closed areas closed', () => {
    expect(guard('/nowhere', visitor)).toEqual({ kind: 'stay' });
    expect(guard('/mypage/nowhere', visitor)).toEqual({
      kind: 'redirect',
      to: '/require_login?return_to=/mypage/nowhere',
    });
    expect(guard('/staff/nowhere', visitor)).toEqual({ kind: 'redirect', to: '/staff/login?return_to=/staff/nowhere' });
  });
});

describe('staff pages', () => {
  const staff: State = {
    session: { state: 'logged_in', role: 'staff' },
    registration_status: undefined,
  };
  const customer: State = { session: { state: 'logged_in', role: 'user' }, registration_status: 1 };
  /** Ways in: for anyone who has no session yet. */
  const openToAll: readonly string[] = ['/staff/login', '/staff/forget_password', '/staff/reset_password/{token}'];
  const staffRoutes = routes
    .filter((route) => route.access === 'staff' && !('movedTo' in route))
    .map((route) => route.path);

  it.each(staffRoutes.filter((path) => path !== '/staff' && !openToAll.includes(path)))(
    '%s is for staff only',
    (path) => {
      const concrete = path.replace(/\{\w+\}/g, '7');
      const toLogin = { kind: 'redirect', to: `/staff/login?return_to=${concrete}` };
      expect(guard(concrete, staff)).toEqual({ kind: 'stay' });
      expect(guard(concrete, customer)).toEqual(toLogin);
      expect(guard(concrete, visitor)).toEqual(toLogin);
      expect(guard(concrete, loading)).toEqual({
        kind: 'blank',
      });
    },
  );
  it('leads from an old address to where its page stands now, with what stood behind it', () => {
    const moved = routes.flatMap((route) => ('movedTo' in route ? [route] : []));
    expect(moved.map(({ path, movedTo }) => [path, movedTo])).toEqual([['/staff/care/naps', '/staff/care']]);
    const paths: readonly string[] = staffRoutes;
    for (const { path, movedTo } of moved) {
      expect(paths).toContain(movedTo);
      expect(guard(`${path}?branch=3`, staff)).toEqual({ kind: 'redirect', to: `${movedTo}?branch=3` });
      expect(guard(path, visitor)).toEqual({ kind: 'redirect', to: `/staff/login?return_to=${path}` });
    }
  });
  it('leads from the sign-in to where the account begins', () => {
    expect(guard('/staff', staff)).toEqual({ kind: 'stay' });
    expect(guard('/staff/login', staff)).toEqual({ kind: 'redirect', to: '/staff' });
    expect(guard('/staff/login', visitor)).toEqual({ kind: 'stay' });
    expect(guard('/staff/login', customer)).toEqual({ kind: 'stay' });
  });
  it('does not count staff as a logged-in customer', () => {
    expect(guard('/mypage/top', staff)).toEqual({ kind: 'redirect', to: '/require_login?return_to=/mypage/top' });
    expect(guard('/login', staff)).toEqual({ kind: 'stay' });
  });
});
