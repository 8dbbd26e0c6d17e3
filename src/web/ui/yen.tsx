const figures = new Intl.NumberFormat('ja-JP');

/** 1,100円 in tabular figures. */
export function Yen({ amount, className = '' }: { amount: number; className?: string }) {
  return (
    <span className={`figures whitespace-nowrap ${className}`}>
      {figures.format(amount)}
      <span className="text-[0.85em]">円</span>
    </span>
  );
}
