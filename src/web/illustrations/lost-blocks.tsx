import type { PictureProps } from './picture.ts';

/** A tower with one block missing: the page that is not there. */
export function LostBlocks({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 240 180" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="164" rx="104" ry="9" fill="#f3e8d8" />
      <rect x="64" y="110" width="52" height="52" rx="8" fill="#86b48c" />
      <rect x="124" y="110" width="52" height="52" rx="8" fill="#f3b07c" />
      <rect
        x="65.5"
        y="51.5"
        width="49"
        height="49"
        rx="7"
        fill="none"
        stroke="#8b7c6e"
        strokeWidth="3"
        strokeDasharray="7 7"
        strokeLinecap="round"
      />
      <rect x="124" y="50" width="52" height="52" rx="8" fill="#f5c65d" />
      <path d="M122 50l24-26a6 6 0 0 1 9 0l24 26z" fill="#b4461f" />
      <g transform="rotate(18 34 144)">
        <rect x="12" y="122" width="42" height="42" rx="8" fill="#b4461f" />
        <circle cx="33" cy="143" r="9" fill="#fceee4" />
      </g>
      <circle cx="212" cy="148" r="14" fill="#2c6a41" />
    </svg>
  );
}
