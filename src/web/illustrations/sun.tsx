import type { PictureProps } from './picture.ts';

/** The sun over a hill: today. */
export function Sun({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <g stroke="#f3b07c" strokeWidth="7" strokeLinecap="round">
        <path d="M80 10v10M41 26l7 7M119 26l-7 7M22 62h11M138 62h-11" />
      </g>
      <circle cx="80" cy="64" r="30" fill="#f5c65d" />
      <path d="M70 62v4M90 62v4" stroke="#2e2621" strokeWidth="4" strokeLinecap="round" />
      <path d="M72 74c5 5 11 5 16 0" fill="none" stroke="#2e2621" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M8 112c14-20 36-30 62-28 30 2 46 12 82 28z" fill="#86b48c" />
      <path d="M60 112c18-14 46-20 92 0z" fill="#2c6a41" />
    </svg>
  );
}
