import type { PictureProps } from './picture.ts';

/** Three toy blocks, stacked: arch, cube and roof. */
export function Blocks({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 240 180" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="162" rx="104" ry="10" fill="#f3e8d8" />
      <rect x="40" y="98" width="64" height="62" rx="8" fill="#f3b07c" />
      <circle cx="72" cy="129" r="15" fill="#fffdf9" />
      <path d="M116 160V118a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v42h-24a18 18 0 0 0-36 0z" fill="#86b48c" />
      <rect x="126" y="58" width="52" height="52" rx="8" fill="#f5c65d" />
      <path
        d="M144 84l6 6 12-13"
        fill="none"
        stroke="#fffdf9"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M116 58l30-32a8 8 0 0 1 12 0l30 32z" fill="#b4461f" />
      <path d="M52 98l16-26a5 5 0 0 1 8 0l16 26z" fill="#2c6a41" />
    </svg>
  );
}
