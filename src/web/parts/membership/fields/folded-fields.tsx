import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type FoldedFieldsProps = { title: string; hint?: string; names: readonly string[]; children: ReactNode };

const isAnswered = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== '0';

/** Fields that may wait, behind one tap. Opens by itself where one of them is filled in or wrong. */
export function FoldedFields({ title, hint, names, children }: FoldedFieldsProps) {
  const { getValues, getFieldState, formState, setFocus } = useFormContext();
  const [open, setOpen] = useState(() => names.some((name) => isAnswered(getValues(name))));
  const wrong = names.find((name) => getFieldState(name, formState).error !== undefined);
  const attempt = formState.submitCount;
  // A folded field cannot be focused: once unfolded, the wrong field gets the focus it was meant to have. Only after
  // an attempt to go on; while one types, the focus is the parent's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt
  useEffect(() => {
    if (wrong === undefined || attempt === 0) return;
    setOpen(true);
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') {
      requestAnimationFrame(() => setFocus(wrong));
    }
  }, [attempt]);
  return (
    <details
      className="group rounded-md border border-line bg-white"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 leading-snug">
          <span className="font-bold">{title}</span>
          <span className="ml-2 text-note whitespace-nowrap text-ink-soft">任意</span>
          {hint && <span className="block text-note text-ink-soft">{hint}</span>}
        </span>
        <ChevronDown
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-6 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}
