import { FileSignature } from 'lucide-react';
import type { BoardEntry } from '../board.ts';

/** The papers of a first visit are not signed yet: staff ask at the door. */
export function FirstVisitMark({ entry: { reserve, column } }: { entry: BoardEntry }) {
  const unsigned = reserve.customer?.first_visit_packs.some(({ signed_at }) => signed_at === null);
  if (!unsigned || column !== 'coming') return null;
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-note leading-snug font-bold text-ask">
      <FileSignature className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      はじめての書面が未署名です。マイページで署名をお願いしてください。
    </p>
  );
}
