import { requireLoginPath, staffLoginPath } from '../../domain/routing/login-path.ts';

let goTo: (path: string) => void = (path) => window.location.assign(path);

/** The shell hands over the router's navigation, so that the way to require_login is no full page load. */
export function navigateWith(navigate: (path: string) => void): void {
  goTo = navigate;
}

/** The session ended in the middle of something: sign in again and come back; drafts stay where they are. */
export function leadToLogin(): void {
  const { pathname, search } = window.location;
  const staff = pathname === '/staff' || pathname.startsWith('/staff/');
  goTo(staff ? staffLoginPath(pathname, search) : requireLoginPath(pathname, search));
}
