import type { PictureProps } from './picture.ts';

/** A large hand holding a small one. */
export function SmallHands({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <path d="M14 50C34 50 46 54 62 66" fill="none" stroke="#f3b07c" strokeWidth="28" strokeLinecap="round" />
      <path
        d="M58 72c10 12 26 18 42 12"
        fill="none"
        stroke="#f3b07c"
        strokeWidth="24"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="80" cy="68" r="12" fill="#f3b07c" />
      <path d="M150 62c-16-2-28 0-40 6" fill="none" stroke="#f6c9a4" strokeWidth="16" strokeLinecap="round" />
      <circle cx="98" cy="70" r="16" fill="#f6c9a4" />
      <path d="M62 58c12-6 22-4 30 4" fill="none" stroke="#f3b07c" strokeWidth="13" strokeLinecap="round" />
      <rect x="-8" y="32" width="30" height="38" rx="9" fill="#2c6a41" />
      <rect x="138" y="48" width="30" height="28" rx="8" fill="#f5c65d" />
      <path d="M98 26c0-7 9-9 12-2 3-7 12-5 12 2 0 8-12 15-12 15s-12-7-12-15z" fill="#b4461f" />
    </svg>
  );
}
