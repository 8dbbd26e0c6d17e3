import type { FeeRow } from '../../../../domain/billing/cancelling/cancellation-text.ts';

type FeeStepsProps = {
  rows: readonly FeeRow[];
  /** On a phone the reasons are folded behind a press, so that the whole page fits one screen. */
  folded?: boolean;
};

/** What cancelling costs, step by step: the moment at the left, the yen at the right, and under them why (消費者契約法9条2項). */
export function FeeSteps({ rows, folded = false }: FeeStepsProps) {
  return (
    <dl className="grid">
      {rows.map(({ when, fee, reason }) => (
        <div
          key={when}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1 first:pt-0 lg:py-1.5 last:border-b-0"
        >
          <dt className="phrases">{when}</dt>
          <dd className="figures ml-auto text-right font-bold">{fee}</dd>
          {reason && (
            <dd className={`w-full leading-normal text-ink-soft ${folded ? 'max-lg:hidden' : ''}`}>{reason}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
