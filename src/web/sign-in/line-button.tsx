import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { buttonStyle } from '../ui/button-style.ts';
import { rememberIntent } from './line-login-intent.ts';
import { type LineStart, lineStartPath } from './line-start.ts';

/** White letters, as LINE wants them, on a green dark enough to read them (WCAG AA); LINE's own green carries the mark. */
const lineStyle = buttonStyle(
  'plain',
  'large',
  'w-full overflow-hidden border-line-deep! bg-line-deep! pr-2 pl-17 text-white! hover:brightness-95 aria-busy:brightness-90',
);

/** Off to LINE. A plain link, because the server answers with a redirect to another site. */
export function LineButton({ children, ...start }: LineStart & { children: ReactNode }) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Returning from LINE with the browser's back button restores the old page from memory (bfcache).
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  function onClick(event: MouseEvent) {
    if (leaving) return event.preventDefault();
    rememberIntent(start);
    if (!event.metaKey && !event.ctrlKey) setLeaving(true);
  }
  return (
    <a href={lineStartPath(start)} className={lineStyle} onClick={onClick} aria-busy={leaving || undefined}>
      <span className="absolute inset-y-0 left-0 grid w-16 place-items-center bg-line-green text-line-green">
        <LineMark />
      </span>
      <span>{leaving ? 'LINEを開いています' : children}</span>
    </a>
  );
}

function LineMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true" focusable="false">
      <path
        fill="#fff"
        d="M16 4.5c7.2 0 13 4.6 13 10.4 0 2.3-.9 4.4-2.8 6.4-2.7 3-8.6 6.6-10 7.2-1.3.5-1.1-.4-1.1-.7l.2-1c0-.3.1-.8 0-1.1-.2-.4-.8-.6-1.2-.7C7.800 24.300 3 20 3 14.900 3 9.100 8.800 4.500 16 4.500Z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M8.300 12v5.400h2.800M13.500 12v5.400M16 17.400V12l3.400 5.400V12M25 12h-2.900v5.400H25M22.100 14.700h2.500"
      />
    </svg>
  );
}
