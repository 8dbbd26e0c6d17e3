import type { PictureProps } from './picture.ts';

/** An open door with light coming out: come in, no interview needed. */
export function Doorway({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="111" rx="62" ry="6" fill="#f3e8d8" />
      <path d="M46 110V48c0-21 15-37 34-37s34 16 34 37v62z" fill="#b4461f" />
      <path d="M55 110V50c0-16 11-28 25-28s25 12 25 28v60z" fill="#f5c65d" />
      <path d="M55 110V50c0-14 8-25 19-27.500V118l-19-8z" fill="#f3b07c" />
      <circle cx="68" cy="76" r="3.5" fill="#2e2621" />
      <path d="M74 110h31v4a4 4 0 0 1-4 4H74z" fill="#fceee4" />
      <path d="M124 110c-3-14 3-24 10-28 7 6 10 16 6 28z" fill="#86b48c" />
      <path d="M124 96h18l-3 15h-12z" fill="#2c6a41" />
      <circle cx="28" cy="46" r="8" fill="#f5c65d" />
      <path d="M28 54v9M28 63h14" stroke="#5f5249" strokeWidth="3" strokeLinecap="round" fill="none" />
    </svg>
  );
}
