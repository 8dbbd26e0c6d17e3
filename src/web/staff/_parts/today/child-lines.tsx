import { TriangleAlert } from 'lucide-react';
import { formatAge } from '../../../../domain/membership/age.ts';
import { BirthDateDiffers } from '../reserves/birth-date-differs.tsx';
import type { BoardReserve } from './board.ts';

/** Each child with its age, and what staff must know before taking it in: allergies and health stand in the remarks. */
export function ChildLines({ reserve, today, brief }: { reserve: BoardReserve; today: string; brief: boolean }) {
  return (
    <ul className="mt-1.5 grid gap-2">
      {reserve.reserve_details.map(({ child, date_of_birth: agreed }) =>
        child ? (
          <li key={child.id}>
            <p className="leading-snug">
              <span className="text-lead font-bold">{child.name}</span>
              <span className="figures ml-2 text-note whitespace-nowrap text-ink-soft">
                {formatAge(child.date_of_birth, today)}
              </span>
            </p>
            <BirthDateDiffers agreed={agreed} born={child.date_of_birth} />
            {!brief && child.customer_remarks && (
              <p className="mt-1 flex gap-1.5 rounded-sm bg-ask-soft px-2.5 py-1.5 text-note leading-snug font-bold text-ink">
                <TriangleAlert className="mt-0.5 size-4 shrink-0 text-ask" aria-hidden="true" />
                <span>
                  <span className="sr-only">保護者からの注意: </span>
                  {child.customer_remarks}
                </span>
              </p>
            )}
            {!brief && child.staff_remarks && (
              <p className="mt-1 text-note leading-snug text-ink-soft">
                <span className="font-bold">園のメモ</span> {child.staff_remarks}
              </p>
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}
