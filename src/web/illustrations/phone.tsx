import type { PictureProps } from './picture.ts';

/** A phone that says yes. */
export function Phone({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="113" rx="46" ry="5" fill="#f3e8d8" />
      <rect x="50" y="6" width="60" height="106" rx="12" fill="#2e2621" />
      <rect x="55" y="12" width="50" height="94" rx="7" fill="#fceee4" />
      <path d="M62 46V36c0-8 8-15 18-15s18 7 18 15v10z" fill="#f3b07c" />
      <circle cx="80" cy="40" r="6" fill="#f5c65d" />
      <path d="M62 56h36M62 65h24" stroke="#8b7c6e" strokeWidth="4" strokeLinecap="round" />
      <rect x="62" y="78" width="36" height="16" rx="6" fill="#b4461f" />
      <circle cx="112" cy="32" r="19" fill="#2c6a41" />
      <path
        d="M103 32l6.5 7 12-13"
        fill="none"
        stroke="#fffdf9"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
