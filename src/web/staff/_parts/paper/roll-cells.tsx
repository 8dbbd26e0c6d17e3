import { formatAge } from '../../../../domain/membership/age.ts';
import { formatTel } from '../../../../domain/membership/contact-format.ts';
import { AllergyAlarm } from '../care/allergy-alarm.tsx';
import { DoorMarks } from '../door/door-marks.tsx';
import type { RollLine } from './roll-lines.ts';

export function ChildCell({ line, today }: { line: RollLine; today: string }) {
  return (
    <>
      <span className="block text-note leading-tight whitespace-nowrap text-ink-soft">{line.kana}</span>
      <span className="block text-body leading-tight font-bold whitespace-nowrap">{line.name}</span>
      <span className="figures block whitespace-nowrap">{formatAge(line.date_of_birth, today)}</span>
      <DoorMarks frozen={line.frozen} bars={line.bars} className="mt-1" />
    </>
  );
}

/** What somebody must see who has never met the child; an allergy before all else. */
export function HealthCell({ line }: { line: RollLine }) {
  return (
    <div className="min-w-36">
      <AllergyAlarm child={line.allergies} className="mb-1" />
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
  if (person === null) return <span className="text-ink-soft">{none}</span>;
  return (
    <>
      <span className="block leading-tight">{person.name}</span>
      {person.tel && (
        <a href={`tel:${person.tel}`} className="text-link figures inline-flex min-h-7 items-center whitespace-nowrap">
          {formatTel(person.tel)}
        </a>
      )}
    </>
  );
}
