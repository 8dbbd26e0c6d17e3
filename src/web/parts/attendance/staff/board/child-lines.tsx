import { formatAge } from '../../../../../domain/membership/age.ts';
import { AllergyAlarm } from '../../../care/staff/health/allergy-alarm.tsx';
import { RemarkLines } from '../../../care/staff/health/parent-remarks.tsx';
import { BirthDateDiffers } from '../../../reserves/staff/birth-date-differs.tsx';
import type { BoardEntry } from './board.ts';
import { CareButton } from './care-button.tsx';
import { ChildTap } from './entry-acts.tsx';
import { Temperature } from './entry-facts.tsx';
import { MorningMark } from './morning/morning-mark.tsx';
import type { OnAct } from './use-acts.ts';

/** Each child with its age and what staff must know before admitting it; each sibling has a separate tap. */
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
            <MorningMark reserve={entry.reserve} child={child} />
            <AllergyAlarm child={own} className="mt-1" />
            <RemarkLines child={own} />
          </li>
        );
      })}
    </ul>
  );
}
