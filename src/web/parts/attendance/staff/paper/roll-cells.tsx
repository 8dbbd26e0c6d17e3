import { isSevere } from '../../../../../domain/care/child-health.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { formatTel } from '../../../../../domain/text/contact-format.ts';
import { AllergyAlarm } from '../../../care/staff/health/allergy-alarm.tsx';
import { DoorMarks } from '../door/door-marks.tsx';
import type { RollLine } from './roll-lines.ts';
import { RollMarks } from './roll-marks.tsx';

/** Two lines on paper, so that a page holds twenty children. */
export function ChildCell({ line, today }: { line: RollLine; today: string }) {
  return (
    <>
      <span className="block text-note leading-tight text-ink-soft lg:whitespace-nowrap print:hidden">{line.kana}</span>
      <span className="block text-body leading-tight font-bold print:text-[10pt] print:leading-[1.1]">
        <RollMarks line={line} />
        <span className="whitespace-nowrap">{line.name}</span>
      </span>
      <span className="figures block whitespace-nowrap print:text-[7pt] print:leading-[1.1]">
        <span className="hidden print:inline">{line.kana} </span>
        {formatAge(line.date_of_birth, today)}
      </span>
      <DoorMarks frozen={false} bars={line.bars} className="mt-1" />
    </>
  );
}

/** What a person who has never met the child must see; allergies first, on a separate line. */
export function HealthCell({ line }: { line: RollLine }) {
  const severe = line.allergies?.child_allergies.some(isSevere) ?? false;
  return (
    <div className="min-w-30 lg:min-w-36 print:flex print:flex-wrap print:items-start print:gap-x-2">
      <AllergyAlarm
        child={line.allergies}
        short={!severe}
        className={`mb-1 ${severe ? 'print:w-full' : 'print:mb-0'}`}
      />
      <Remark words={line.health} />
      <Remark words={line.note} by="園のメモ " />
    </div>
  );
}

function Remark({ words, by = '' }: { words: string; by?: string }) {
  if (words === '') return null;
  return (
    <p className="whitespace-pre-line">
      {by}
      {words}
    </p>
  );
}

export function PersonCell({ person, none }: { person: { name: string; tel: string } | null; none: string }) {
  if (person === null) return none === '' ? null : <span className="text-ink-soft">{none}</span>;
  return (
    <>
      <span className="block leading-tight">{person.name}</span>
      {person.tel && (
        <a
          href={`tel:${person.tel}`}
          className="text-link figures inline-flex min-h-7 items-center text-[1rem] whitespace-nowrap print:min-h-0 print:text-[length:inherit]"
        >
          {formatTel(person.tel)}
        </a>
      )}
    </>
  );
}
