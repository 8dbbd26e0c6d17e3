import type { PictureProps } from './picture.ts';

/** The door is shut for a moment, the lamp is on and a small sign hangs there: come back soon. */
export function ClosedDoor({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 220 200" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="110" cy="186" rx="92" ry="9" fill="#f3e8d8" />
      <path d="M54 184V84c0-34 24-60 56-60s56 26 56 60v100z" fill="#b4461f" />
      <path d="M66 184V86c0-28 19-49 44-49s44 21 44 49v98z" fill="#f3b07c" />
      <path d="M110 37v147" stroke="#b4461f" strokeWidth="3" />
      <circle cx="101" cy="128" r="4.5" fill="#2e2621" />
      <circle cx="119" cy="128" r="4.5" fill="#2e2621" />
      <path d="M92 74l18-16 18 16" fill="none" stroke="#2e2621" strokeWidth="2.5" strokeLinejoin="round" />
      <rect x="82" y="74" width="56" height="32" rx="6" fill="#fffdf9" />
      <path d="M99 90h0M110 90h0M121 90h0" stroke="#5f5249" strokeWidth="6" strokeLinecap="round" />
      <circle cx="186" cy="66" r="15" fill="#f5c65d" />
      <path d="M186 81v14M166 95h20" stroke="#5f5249" strokeWidth="4" strokeLinecap="round" />
      <path d="M22 184c-4-22 4-34 12-40 8 8 12 22 8 40z" fill="#86b48c" />
      <path d="M40 184c-2-18 6-28 14-32 5 8 6 20 0 32z" fill="#2c6a41" />
    </svg>
  );
}
