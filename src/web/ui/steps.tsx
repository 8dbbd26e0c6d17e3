import { Check } from 'lucide-react';

type StepsProps = {
  steps: readonly string[];
  /** From 0. */
  current: number;
  /** The last step is still to be done; otherwise reaching it means finished. */
  open?: boolean;
};

/** Where am I, and how many are left. */
export function Steps({ steps, current, open = false }: StepsProps) {
  const done = !open && current === steps.length - 1;
  return (
    <section aria-label={`手続きの進み具合: ${steps.length}段階の${current + 1}番目`}>
      <p className="text-note text-ink-soft">
        <span className="figures font-bold text-ink">
          {current + 1} / {steps.length}
        </span>
        <span className="ml-2 sm:hidden" aria-hidden="true">
          {steps[current]}
        </span>
      </p>
      <ol className="mt-1.5 flex gap-1.5">
        {steps.map((step, position) => (
          <li key={step} className="flex-1" aria-current={position === current ? 'step' : undefined}>
            <span
              className={`block h-1.5 rounded-full forced-colors:border ${position < current || done ? 'bg-trust' : position === current ? 'bg-action forced-colors:bg-[Highlight]' : 'bg-line'}`}
            />
            <span
              className={`mt-1.5 flex items-center gap-1 text-note max-sm:sr-only ${position === current ? 'font-bold' : 'text-ink-soft'}`}
            >
              {position < current && <Check className="size-4 shrink-0 text-trust" aria-hidden="true" />}
              {step}
              {position < current && <span className="sr-only">(済み)</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
