import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../../../../domain/time-format.ts';

/** The stay is charged by the birth date agreed in the reserve; where the child's is another by now, staff look at it. */
export function BirthDateDiffers({ agreed, born }: { agreed: string; born: string }) {
  if (agreed === born) return null;
  return (
    <p className="mt-1 flex gap-1.5 rounded-sm bg-wrong-soft px-2.5 py-1.5 text-note leading-snug font-bold text-ink">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-wrong" aria-hidden="true" />
      <span>
        生年月日が予約時と異なります
        <span className="figures block font-normal">
          予約時 {formatDate(agreed)}、現在 {formatDate(born)}。料金は予約時の生年月日で計算します。
        </span>
      </span>
    </p>
  );
}
