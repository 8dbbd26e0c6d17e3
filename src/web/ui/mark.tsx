import { type ReservableStatus, reservableText } from '../../domain/codes.ts';

const looks: Record<ReservableStatus, string> = { '○': 'text-trust', '△': 'text-ask', '×': 'text-no' };

/** The shape alone, drawn: fonts differ too much in ○ △ ×. Say the word beside it, or in a label. */
export function MarkShape({ mark, className = 'size-5' }: { mark: ReservableStatus; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`mark-shape ${looks[mark]} ${className}`} aria-hidden="true" focusable="false">
      {mark === '○' && <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="2.6" />}
      {mark === '△' && (
        <path d="M10 3.8 17 16H3z" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
      )}
      {mark === '×' && (
        <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      )}
    </svg>
  );
}

/** ○ 空きあり · △ リクエスト · × 空きなし */
export function Mark({ mark, prefix }: { mark: ReservableStatus; prefix?: string }) {
  return (
    <span className={`inline-flex items-center gap-1 text-note font-bold ${looks[mark]}`}>
      {prefix && <span className="font-normal text-ink">{prefix}</span>}
      <MarkShape mark={mark} className="size-4.5" />
      {reservableText[mark]}
    </span>
  );
}
