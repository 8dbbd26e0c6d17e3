import type { PictureProps } from './picture.ts';

/** A calendar page with one day ringed: choose a day. */
export function CalendarPage({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="112" rx="56" ry="6" fill="#f3e8d8" />
      <rect x="32" y="18" width="96" height="92" rx="12" fill="#fffdf9" stroke="#e6dccd" strokeWidth="2" />
      <path d="M32 42V30a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v12z" fill="#b4461f" />
      <path d="M56 10v16M104 10v16" stroke="#5f5249" strokeWidth="7" strokeLinecap="round" />
      <g fill="#f3e8d8">
        <rect x="44" y="52" width="14" height="12" rx="3" />
        <rect x="64" y="52" width="14" height="12" rx="3" />
        <rect x="84" y="52" width="14" height="12" rx="3" />
        <rect x="104" y="52" width="14" height="12" rx="3" />
        <rect x="44" y="70" width="14" height="12" rx="3" />
        <rect x="64" y="70" width="14" height="12" rx="3" />
        <rect x="104" y="70" width="14" height="12" rx="3" />
        <rect x="44" y="88" width="14" height="12" rx="3" />
        <rect x="64" y="88" width="14" height="12" rx="3" />
      </g>
      <circle cx="91" cy="76" r="12" fill="none" stroke="#2c6a41" strokeWidth="5" />
      <path
        d="M104 92l4 4 9-10"
        fill="none"
        stroke="#f5c65d"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
