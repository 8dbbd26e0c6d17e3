import { TriangleAlert } from 'lucide-react';
import { fetchedByKind } from '../../../../../domain/reserves/staff-codes.ts';
import type { BoardEntry } from '../board.ts';

/** Who fetched the children that left, each name once; whoever the family had not named stands out. */
export function FetchedWord({ entry: { children } }: { entry: BoardEntry }) {
  const people = new Map(
    children.flatMap(({ detail: { fetched_by_name, fetched_by_kind } }) =>
      fetched_by_name === null ? [] : [[fetched_by_name, fetched_by_kind] as const],
    ),
  );
  if (people.size === 0) return null;
  return (
    <p className="text-note leading-snug text-ink-soft">
      お迎え{' '}
      {[...people].map(([name, kind], position) => (
        <span key={name}>
          {position > 0 && '、'}
          {name}さん
          {kind === fetchedByKind.code.unlisted && (
            <span className="ml-1 inline-flex items-center gap-1 font-bold text-ask">
              <TriangleAlert className="size-4" aria-hidden="true" />
              登録のない方
            </span>
          )}
        </span>
      ))}
    </p>
  );
}
