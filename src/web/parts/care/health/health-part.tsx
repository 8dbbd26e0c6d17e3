import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TypedHealth } from './health-values.ts';

type HealthPartProps = {
  title: string;
  /** What is in it: says whether something is written, and opens it where something is wrong. */
  fields: readonly (keyof TypedHealth)[];
  value: TypedHealth;
  errors: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The form comes with its answers, after the page has woken: the screen's width is known when it is first drawn. */
const isPhone = (): boolean => typeof window !== 'undefined' && window.matchMedia('(max-width: 639px)').matches;

const isWritten = (typed: string | boolean | readonly unknown[]): boolean =>
  typed !== '' && typed !== '0' && typed !== false;

/** A part of the card that can be folded; on a phone it is, so that the whole card is seen at a glance. */
export function HealthPart({ title, fields, value, errors, children }: HealthPartProps) {
  const [opened, setOpened] = useState(() => !isPhone());
  const wrong = fields.some((field) => errors[field] !== undefined);
  const written = fields.filter((field) => isWritten(value[field])).length;
  return (
    <details
      open={opened || wrong}
      className="group border-t border-line pt-2"
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-h3">{title}</h2>
        <span className="ml-auto text-note text-ink-soft">{written > 0 ? `${written}件記入` : '未記入'}</span>
        <ChevronDown className="size-5 shrink-0 text-ink-soft group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
