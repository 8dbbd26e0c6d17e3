import type { FeeRow } from '../../../domain/money/cancellation-words.ts';

/** What cancelling costs, step by step: the moment at the left, the yen at the right. */
export function FeeSteps({ rows }: { rows: readonly FeeRow[] }) {
  return (
    <dl className="grid">
      {rows.map(({ when, fee }) => (
        <div
          key={when}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1 first:pt-0 lg:py-1.5 last:border-b-0"
        >
          <dt className="phrases">{when}</dt>
          <dd className="figures ml-auto text-right font-bold">{fee}</dd>
        </div>
      ))}
    </dl>
  );
}
