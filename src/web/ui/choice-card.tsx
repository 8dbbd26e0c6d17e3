import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError, RequiredMark } from './field.tsx';

type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** For short options, side by side. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
};

const columnStyle = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** A question with its choices: the legend above, ChoiceCards below. */
export function ChoiceGroup({ legend, hint, error, required = false, columns = 1, children }: ChoiceGroupProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="mb-1.5 flex items-center gap-2 font-bold">
        {legend}
        <RequiredMark required={required} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-note text-ink-soft">
          {hint}
        </p>
      )}
      <div className={`grid gap-2.5 ${columnStyle[columns]}`}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type ChoiceCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'title'> & {
  type: 'radio' | 'checkbox';
  title: ReactNode;
  note?: ReactNode;
  /** At the right end: a price, a mark. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One choice as a card (plan, child, branch): the whole card is the target, the native control does the work. */
export function ChoiceCard({ title, note, aside, ...input }: ChoiceCardProps) {
  const id = useId();
  return (
    <label
      className={
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-edge bg-white px-4 py-3 hover:bg-cream ' +
        'has-checked:border-action has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] ' +
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-no-soft has-disabled:text-no'
      }
    >
      <input
        {...input}
        // The name is short (ライト 0円); the note is read after it, once.
        aria-labelledby={aside ? `${id}-title ${id}-aside` : `${id}-title`}
        aria-describedby={note ? `${id}-note` : undefined}
        className="size-5 shrink-0 accent-action focus-visible:outline-none"
      />
      <span className="flex-1">
        <span id={`${id}-title`} className="block leading-snug font-bold">
          {title}
        </span>
        {note && (
          <span id={`${id}-note`} className="mt-0.5 block text-note text-ink-soft">
            {note}
          </span>
        )}
      </span>
      {aside && (
        <span id={`${id}-aside`} className="shrink-0 text-right">
          {aside}
        </span>
      )}
    </label>
  );
}
