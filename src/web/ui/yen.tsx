import { formatYen } from '../../domain/yen.ts';

/** 1,100円 in tabular figures, the unit a little smaller. */
export function YenAmount({ amount, className = '' }: { amount: number; className?: string }) {
  return (
    <span className={`figures whitespace-nowrap ${className}`}>
      {formatYen(amount).slice(0, -1)}
      <span className="text-[0.85em]">円</span>
    </span>
  );
}
