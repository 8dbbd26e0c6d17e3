import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { hasSessionHint, session } from '../session/browser-session.ts';
import { navigateWith } from '../session/session-lost.ts';
import { notePage } from './page-before.ts';
import { slowText, useSlow } from './use-slow.ts';

const saysItself = new Set(['/staff/today', '/staff/emergency', '/staff/care']);

/**
 * What every navigation owes the person: a sign that it is under way, a kind word when it is slow or offline, and the
 * focus on the new page's heading. Also starts the session, once the page is shown.
 */
export function NavigationCare() {
  useHeadingFocus();
  useSessionStart();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle';
  const slow = useSlow(busy);
  const { pathname } = useLocation();
  // Staff read the branch and the connection in their header; these pages say by themselves that they are cut off.
  const staff = pathname.startsWith('/staff/');
  const offline = useOffline() && !saysItself.has(pathname);
  const notice = offline
    ? 'インターネットにつながっていません。入力した内容は、この端末に残っています。'
    : slow
      ? slowText
      : undefined;
  return (
    <>
      {busy && <div className="progress-line fixed inset-x-0 top-0 z-50 h-1 bg-action" aria-hidden="true" />}
      {/* Lies over the page, so nothing moves when it comes and goes. */}
      <div
        role="status"
        className={`pointer-events-none fixed inset-x-0 z-50 flex justify-center px-4 ${staff ? 'top-16' : 'top-2'}`}
      >
        {notice && (
          <p className="rounded-md bg-ink px-4 py-3 text-note text-white shadow-over forced-colors:border">{notice}</p>
        )}
      </div>
    </>
  );
}

function useHeadingFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    notePage(pathname);
  }, [pathname]);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page may have put the focus itself, on the first wrong field for instance.
    const active = document.activeElement;
    const main = document.getElementById('main');
    if (active && active !== document.body && main?.contains(active) && active !== main) return;
    // The home page has one title for visitors and, after it, one for members.
    const heading = main?.querySelector<HTMLElement>('h1:not([data-session=member] .for-visitor h1)') ?? main;
    if (!heading) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

function useSessionStart(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Every tab listens for a sign-in or sign-out in another one. Asking the server is another matter: a visitor who
    // never signed in here costs no request, and guarded pages ask by themselves.
    const { ready } = session();
    if (hasSessionHint()) void ready();
  }, []);
  useEffect(() => {
    navigateWith((path) => void navigate(path));
  }, [navigate]);
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const sleepCheck = () => setOffline(!navigator.onLine);
    sleepCheck();
    window.addEventListener('online', sleepCheck);
    window.addEventListener('offline', sleepCheck);
    return () => {
      window.removeEventListener('online', sleepCheck);
      window.removeEventListener('offline', sleepCheck);
    };
  }, []);
  return offline;
}
