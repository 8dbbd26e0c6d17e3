import type { PictureProps } from './picture.ts';

/** A large hand holding a small one. */
export function SmallHands({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <path
        d="M4 36c22-4 40 0 56 12l26 20c7 6 1 16-7 12L58 70"
        fill="none"
        stroke="#f3b07c"
        strokeWidth="20"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M4 52c18 14 34 34 62 38 14 2 22-4 26-10"
        fill="none"
        stroke="#f3b07c"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path
        d="M156 78c-16 4-30 4-42-2L92 64"
        fill="none"
        stroke="#f6c9a4"
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M110 76c-8 8-16 10-24 8" fill="none" stroke="#f6c9a4" strokeWidth="10" strokeLinecap="round" />
      <rect x="-6" y="24" width="24" height="46" rx="8" fill="#2c6a41" />
      <rect x="140" y="62" width="26" height="32" rx="8" fill="#f5c65d" />
      <path d="M98 30c0-7 9-9 12-2 3-7 12-5 12 2 0 8-12 15-12 15s-12-7-12-15z" fill="#b4461f" />
    </svg>
  );
}
