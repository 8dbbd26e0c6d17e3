import type { PictureProps } from './picture.ts';

/** A clock with one hour coloured in: from one hour on. */
export function ClockPicture({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="111" rx="52" ry="6" fill="#f3e8d8" />
      <path d="M54 100l-8 11M106 100l8 11" stroke="#b4461f" strokeWidth="8" strokeLinecap="round" />
      <circle cx="50" cy="22" r="11" fill="#86b48c" />
      <circle cx="110" cy="22" r="11" fill="#86b48c" />
      <circle cx="80" cy="62" r="46" fill="#b4461f" />
      <circle cx="80" cy="62" r="37" fill="#fffdf9" />
      <path d="M80 62V31a31 31 0 0 1 26.8 15.500z" fill="#f5c65d" />
      <path d="M80 62V38M80 62l17-10" stroke="#2e2621" strokeWidth="5" strokeLinecap="round" />
      <circle cx="80" cy="62" r="4.5" fill="#2e2621" />
      <path d="M80 91v3M48 62h3M109 62h3" stroke="#8b7c6e" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
