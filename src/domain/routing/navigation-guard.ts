import { requireLoginPath, staffLoginPath } from './login-path.ts';
import { choiceOf, withChoice } from './reserve-choice.ts';
import { accessOf, matchRoute, personsOf } from './route-path.ts';
import { withQuery } from './with-query.ts';

/** null: signed in without a customer row. undefined: the customer query has not answered yet. */
export type GuardRegistrationStatus = null | 0 | 1 | 2 | undefined;

export type GuardSession = {
  readonly state: 'loading' | 'logged_out' | 'logged_in' | 'failed';
  /** The default role claim. Only `user` counts as logged in for customer pages (SPEC §4). */
  readonly role?: 'user' | 'staff';
};

/** Who of a family is here; absent before there is one. */
export type GuardPerson = 'payer' | 'guardian' | 'relative';

export type GuardInput = {
  readonly path: string;
  /** The query with its '?', or ''. */
  readonly search: string;
  readonly session: GuardSession;
  readonly registration_status: GuardRegistrationStatus;
  readonly person?: GuardPerson | undefined;
};

export type GuardDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'error' }
  | { readonly kind: 'redirect'; readonly to: string };

const stay: GuardDecision = { kind: 'stay' };
const blank: GuardDecision = { kind: 'blank' };
const error: GuardDecision = { kind: 'error' };
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to });

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);
const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path) || '/';

/** SPEC §4 keeps the branch; we keep all that was chosen (reserve-choice.ts), and nothing else. */
const registrationReservesAdd = (search: string): string =>
  withChoice('/registration_reserves/customers/add', choiceOf(search));

function registrationAdd(path: string, search: string): string {
  const today = isUnder(path, '/mypage/reserves_today/select_branches');
  const waits = isUnder(path, '/mypage/waitlist/add');
  const when = today ? { when: 'today' as const } : waits ? { when: 'wait' as const } : {};
  return withChoice('/registration/customers/add', { ...choiceOf(search), ...when });
}

/**
 * The navigation guard of SPEC §4 with product-rules.md "Guard, precisely". Pure: the web shell calls it on every
 * navigation and obeys. Public routes always stay, so they are readable at once and without JavaScript.
 */
export function navigationGuard(input: GuardInput): GuardDecision {
  const path = trimmed(input.path);
  const access = accessOf(path);
  if (access === 'public') return stay;
  if (access === 'staff') return staffGuard(path, input);

  const { session, registration_status, search } = input;
  if (session.state === 'failed') return error;
  if (session.state === 'loading') return blank;
  const loggedIn = session.state === 'logged_in' && (session.role ?? 'user') === 'user';

  if (!loggedIn) {
    if (path === '/registration/customers/confirm' || path === '/registration_reserves/customers/confirm') {
      return redirect('/');
    }
    return access === 'visitor_only' ? stay : redirect(requireLoginPath(path, search));
  }

  if (registration_status === undefined) return blank;
  // ENABLE (1) and DISABLE (2) are the two values with which a customer may enter My Page.
  const registered = registration_status === 1 || registration_status === 2;
  const { person = 'payer' } = input;
  const home = homeOf(person);
  switch (access) {
    case 'visitor_only':
      if (registered) return redirect(home);
      return redirect(
        isUnder(path, '/registration_reserves/customers')
          ? registrationReservesAdd(search)
          : registrationAdd(path, search),
      );
    case 'registering':
      return registered ? redirect(home) : stay;
    case 'mypage':
    case 'logged_in_continuation':
      if (registered) return personGuard(path, person);
      return redirect(
        isUnder(path, '/mypage/reserves/select_branches')
          ? registrationReservesAdd(search)
          : registrationAdd(path, search),
      );
  }
}

/** Where My Page begins: a relative sees stays and days, nothing else. */
const homeOf = (person: GuardPerson): string => (person === 'relative' ? '/mypage/shared' : '/mypage/top');

/** What the paying member does is named to the second guardian; a relative is led to what there is for relatives. */
function personGuard(path: string, person: GuardPerson): GuardDecision {
  const persons = personsOf(path);
  if (person === 'payer' || persons === 'all') return stay;
  if (person === 'relative') return redirect(homeOf(person));
  return persons === 'guardians' ? stay : redirect(withQuery('/mypage/for_paying_member', { page: path }));
}

/** Staff pages know staff only; a customer's session counts as none. SPEC shows no staff screens: the rule is ours. */
function staffGuard(path: string, { session, search }: GuardInput): GuardDecision {
  if (session.state === 'loading') return blank;
  const isStaff = session.state === 'logged_in' && session.role === 'staff';
  if (path === '/staff/login') return isStaff ? redirect('/staff') : stay;
  if (isUnder(path, '/staff/forget_password') || isUnder(path, '/staff/reset_password')) return stay;
  if (!isStaff) return redirect(staffLoginPath(path, search));
  const movedTo = matchRoute(path)?.route.movedTo;
  return movedTo === undefined ? stay : redirect(`${movedTo}${search}`);
}
