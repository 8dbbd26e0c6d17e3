import { resalePromise } from '../../../../domain/billing/resale/resale-text.ts';

type ResaleNoteProps = { fee: number; resale_percent: number };

/** How much of the fee is refunded if another family takes the seat, where the day's policy allows it. */
export function ResaleNote({ fee, resale_percent }: ResaleNoteProps) {
  const promise = fee > 0 ? resalePromise(resale_percent) : null;
  if (promise === null) return null;
  return (
    <p className="mt-3 text-note text-ink-soft [word-break:auto-phrase]">
      {promise}満席だった時間が対象です。ご利用日の翌日に計算し、お知らせします。
    </p>
  );
}
