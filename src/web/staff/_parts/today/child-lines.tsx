import { TriangleAlert } from 'lucide-react';
import { formatAge } from '../../../../domain/membership/age.ts';
import { CareButton } from '../care/care-button.tsx';
import { BirthDateDiffers } from '../reserves/birth-date-differs.tsx';
import type { BoardEntry } from './board.ts';
import { ChildTap } from './entry-acts.tsx';
import { Temperature } from './entry-facts.tsx';
import type { OnAct } from './use-acts.ts';

/** Each child with its age, and what staff must know before taking it in; siblings with a tap of their own. */
export function ChildLines({ entry, today, onAct }: { entry: BoardEntry; today: string; onAct: OnAct }) {
  return (
    <ul className="mt-1.5 grid gap-2">
      {entry.children.map((child) => {
        const own = child.detail.child;
        return (
          <li key={child.child_id}>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <p className="min-w-0 flex-1 leading-snug">
                <span className="text-lead font-bold">{child.name}</span>
                {own && (
                  <span className="figures ml-2 text-note whitespace-nowrap text-ink-soft">
                    {formatAge(own.date_of_birth, today)}
                  </span>
                )}
                <Temperature child={child} />
              </p>
              <CareButton entry={entry} child={child} />
              {entry.children.length > 1 && <ChildTap entry={entry} child={child} onAct={onAct} />}
            </div>
            {own && <BirthDateDiffers agreed={child.detail.date_of_birth} born={own.date_of_birth} />}
            <RemarkLines child={own} />
          </li>
        );
      })}
    </ul>
  );
}

type Remarked = { readonly customer_remarks: string; readonly staff_remarks: string } | null;

/** Allergies and health stand in the parents' remarks. */
export function RemarkLines({ child }: { child: Remarked }) {
  return (
    <>
      {child?.customer_remarks && (
        <p className="mt-1 flex gap-1.5 rounded-sm bg-ask-soft px-2.5 py-1.5 text-note leading-snug font-bold text-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-ask" aria-hidden="true" />
          <span>
            <span className="sr-only">保護者からの注意: </span>
            {child.customer_remarks}
          </span>
        </p>
      )}
      {child?.staff_remarks && (
        <p className="mt-1 text-note leading-snug text-ink-soft">
          <span className="font-bold">園のメモ</span> {child.staff_remarks}
        </p>
      )}
    </>
  );
}
