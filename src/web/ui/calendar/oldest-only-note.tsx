import { ageClassText } from '../../../domain/staffing/ratio.ts';

/** Under a calendar that knows no ages, at a branch whose roster decides. */
export function OldestOnlyNote() {
  return (
    <p className="mt-2 text-note text-ink-soft">
      {ageClassText.four}のお子さまの場合の空きです。小さいお子さまは、お預かりできる時間が少なくなることがあります。
    </p>
  );
}
