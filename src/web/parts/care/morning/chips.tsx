import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/field.tsx';

const chip =
  'flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md border border-edge bg-white px-3 py-2 text-center leading-snug font-bold hover:bg-cream ' +
  'has-checked:border-action has-checked:bg-action-soft has-checked:text-action has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-4';

type ChipProps = {
  type: 'checkbox' | 'radio';
  name: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  children: string;
};

/** A short answer as one big target. */
export function AnswerChip({ type, name, checked, onChange, children }: ChipProps) {
  return (
    <label className={chip}>
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      {children}
    </label>
  );
}

type ChipGroupProps = {
  legend: string;
  hint?: string;
  error?: string | undefined;
  columns: 1 | 2 | 3;
  children: ReactNode;
};

const columnStyle = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-1 min-[360px]:grid-cols-3' } as const;

export function ChipGroup({ legend, hint, error, columns, children }: ChipGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {hint && <p className="-mt-1 mb-1.5 text-note text-ink-soft">{hint}</p>}
      <div className={`grid gap-2 ${columnStyle[columns]}`}>{children}</div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

type CounterProps = { label: string; value: number; onChange: (value: number) => void };

/** How often, by pressing. */
export function Counter({ label, value, onChange }: CounterProps) {
  const style =
    'inline-flex size-12 items-center justify-center rounded-md border border-edge bg-white hover:bg-cream aria-disabled:border-line aria-disabled:text-no';
  return (
    <fieldset
      aria-label={label}
      className="flex min-h-12 items-center justify-between gap-3 rounded-md border border-edge bg-white pl-3"
    >
      <span className={`font-bold ${value > 0 ? 'text-action' : ''}`}>{label}</span>
      <span className="flex items-center gap-1">
        <button
          type="button"
          aria-label={`${label}を減らす`}
          aria-disabled={value === 0 || undefined}
          onClick={() => value > 0 && onChange(value - 1)}
          className={style}
        >
          <Minus className="size-5" aria-hidden="true" />
        </button>
        <output className="figures w-12 text-center font-bold">{value}回</output>
        <button
          type="button"
          aria-label={`${label}を増やす`}
          aria-disabled={value === 20 || undefined}
          onClick={() => value < 20 && onChange(value + 1)}
          className={style}
        >
          <Plus className="size-5" aria-hidden="true" />
        </button>
      </span>
    </fieldset>
  );
}
