/** The mark: an open doorway with the sun behind it. The same drawing is public/favicon.svg. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <path d="M8 44V22C8 11.5 15 4 24 4s16 7.5 16 18v22z" fill="#b4461f" />
      <path d="M14 44V23c0-7.6 4.3-13 10-13s10 5.4 10 13v21z" fill="#fceee4" />
      <circle cx="24" cy="27" r="6.5" fill="#f5c65d" />
      <path d="M14 44v-7.500c3-2.3 6.3-3.5 10-3.500s7 1.2 10 3.500V44z" fill="#2c6a41" />
    </svg>
  );
}
