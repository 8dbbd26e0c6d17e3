import { TriangleAlert } from 'lucide-react';
import { fetchedByKind, fetchedProof } from '../../../../../domain/reserves/staff-codes.ts';
import type { BoardEntry } from '../board.ts';

/** Who fetched the children that left, each name once; whoever the family had not named stands out. */
export function FetchedWord({ entry: { children } }: { entry: BoardEntry }) {
  const people = new Map(
    children.flatMap(({ detail: { fetched_by_name, fetched_by_kind, fetched_proof } }) =>
      fetched_by_name === null ? [] : [[fetched_by_name, { kind: fetched_by_kind, proof: fetched_proof }] as const],
    ),
  );
  if (people.size === 0) return null;
  return (
    <p className="text-note leading-snug text-ink-soft">
      お迎え{' '}
      {[...people].map(([name, { kind, proof }], position) => (
        <span key={name}>
          {position > 0 && '、'}
          {name}さん
          {isByPass(proof) && '(お迎えパス)'}
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

const byPass: readonly number[] = [fetchedProof.code.passScanned, fetchedProof.code.passDigits];
const isByPass = (proof: number | null): boolean => proof !== null && byPass.includes(proof);
