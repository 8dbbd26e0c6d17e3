import { Ban, TriangleAlert } from 'lucide-react';
import { doorRefusal, fetchedByKind, fetchedProof, identityDocument } from '../../../../../domain/staff-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import type { BoardEntry } from './board.ts';

/** Who picked up the children that left, each name once; people the family had not named are highlighted. */
export function FetchedWord({ entry: { reserve, children } }: { entry: BoardEntry }) {
  const past = new Map(reserve.hand_over_exceptions.map(({ name, refusal }) => [name, refusal]));
  const people = new Map(
    children.flatMap(({ detail: { fetched_by_name, fetched_by_kind, fetched_proof, fetched_document } }) =>
      fetched_by_name === null
        ? []
        : [[fetched_by_name, { kind: fetched_by_kind, proof: fetched_proof, document: fetched_document }] as const],
    ),
  );
  if (people.size === 0) return null;
  return (
    <p className="text-note leading-snug text-ink-soft">
      お迎え{' '}
      {[...people].map(([name, { kind, proof, document }], position) => (
        <span key={name}>
          {position > 0 && '、'}
          {withSan(name)}
          {isByPass(proof) && '(お迎えパス)'}
          {document !== null && `(${identityDocument.label(document)})`}
          {past.has(name) && (
            <span className="ml-1 inline-flex items-center gap-1 font-bold text-wrong">
              <Ban className="size-4" aria-hidden="true" />
              {doorRefusal.label(past.get(name))}
            </span>
          )}
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
