import type { ReactNode } from 'react';

/** A kind of entry with its values side by side. */
export function ChipRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1.5 sm:grid-cols-[6rem_1fr] sm:items-start">
      <legend className="sr-only">{title}</legend>
      <p className="font-bold sm:pt-2.5" aria-hidden="true">
        {title}
      </p>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}

type ChipProps = { onPress: () => void; label?: string; wide?: boolean; children: ReactNode };

export function Chip({ onPress, label, wide = false, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`figures inline-flex min-h-11 min-w-12 touch-manipulation items-center justify-center gap-2 rounded-md border border-edge bg-white px-3 text-body font-bold select-none hover:border-ink-soft hover:bg-cream active:bg-sand ${wide ? 'w-full sm:w-40' : ''}`}
    >
      {children}
    </button>
  );
}
