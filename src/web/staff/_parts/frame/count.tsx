/** So many wait there. */
export function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className="figures inline-flex min-w-5 items-center justify-center rounded-full bg-action px-1.5 text-note leading-5 font-bold text-white forced-colors:border">
      {value}
      <span className="sr-only">件あります</span>
    </span>
  );
}
