import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { matchRoute } from '../../domain/routing/route-path.ts';
import { useLiveState } from './staff-context.tsx';

const shownMs = 6_000;
/** Fetched with every page, by the red button in the head. */
const fetchedBefore = ['/staff/emergency'];
const routeOf = (pathname: string): string => matchRoute(pathname)?.route.path ?? pathname;

/**
 * Without connection a link to a page that was not open in this tab yet would end at the browser's own error, and the page
 * one has, with what waits on it, would be gone. Pages that were open are still here and can be gone to.
 */
export function StayWhileLost() {
  const live = useLiveState();
  const { pathname } = useLocation();
  const opened = useRef(new Set<string>(fetchedBefore));
  const [said, setSaid] = useState(0);
  useEffect(() => {
    opened.current.add(routeOf(pathname));
  }, [pathname]);
  const hold = useEffectEvent((event: MouseEvent) => {
    if (live !== 'lost' && navigator.onLine) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.target === '_blank') return;
    const here = link.pathname === window.location.pathname && link.search === window.location.search;
    if (here || opened.current.has(routeOf(link.pathname))) return;
    event.preventDefault();
    event.stopPropagation();
    setSaid((times) => times + 1);
  });
  useEffect(() => {
    // Before React hears of it.
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, []);
  useEffect(() => {
    if (said === 0) return;
    const timer = setTimeout(() => setSaid(0), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-16 z-50 flex justify-center px-4">
      {said > 0 && (
        <p role="alert" className="rounded-md bg-ink px-4 py-3 text-white shadow-over forced-colors:border">
          つながっていないため、この画面のままです。つながったら、もう一度押してください。
        </p>
      )}
    </div>
  );
}
