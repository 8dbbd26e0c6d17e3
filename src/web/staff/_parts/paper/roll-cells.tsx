import { TriangleAlert } from 'lucide-react';
import { formatAge } from '../../../../domain/membership/age.ts';
import { formatTel } from '../../../../domain/membership/contact-format.ts';
import type { RollLine } from './roll-lines.ts';

export function ChildCell({ line, today }: { line: RollLine; today: string }) {
  return (
    <>
      <span className="block text-note leading-tight text-ink-soft">{line.kana}</span>
      <span className="text-body leading-tight font-bold">{line.name}</span>
      <span className="figures ml-1.5 whitespace-nowrap">{formatAge(line.date_of_birth, today)}</span>
    </>
  );
}

/** What somebody must see who has never met the child. */
export function HealthCell({ line }: { line: RollLine }) {
  if (!line.health && !line.note) return <span className="text-ink-soft">記入なし</span>;
  return (
    <>
      {line.health && (
        <p className="flex gap-1 font-bold">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="whitespace-pre-line">{line.health}</span>
        </p>
      )}
      {line.note && <p className="whitespace-pre-line">園のメモ {line.note}</p>}
    </>
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
