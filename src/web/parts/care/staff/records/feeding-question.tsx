import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type FeedingWarning, feedingQuestion, openFeedingWarnings } from '../../../../../domain/care/kitchen.ts';
import { type ChildLogKind, childLogKind } from '../../../../../domain/care/log-codes.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CaredChild } from './care-day.ts';

/** What has to be asked before this entry of this child is sent; the server asks the same. */
export function feedingWarningsOf({ table }: CaredChild, kind: number): readonly FeedingWarning[] {
  const { meal, milk } = childLogKind.code;
  const food = new Map<number, 'meal' | 'milk'>([
    [meal satisfies ChildLogKind, 'meal'],
    [milk satisfies ChildLogKind, 'milk'],
  ]).get(kind);
  return food === undefined ? [] : openFeedingWarnings({ ...table, food }).map(({ doubt: warning }) => warning);
}

type FeedingQuestionProps = {
  child: CaredChild;
  doubts: readonly FeedingWarning[];
  onYes: () => void;
  onLeave: () => void;
};

/** Asked once, in the panel itself: the answer is stored with the name of the person giving it. */
export function FeedingQuestion({ child, doubts: warnings, onYes, onLeave }: FeedingQuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div
      ref={place}
      role="alertdialog"
      aria-label="食事の前の確認"
      tabIndex={-1}
      className="grid gap-3 rounded-md border-2 border-wrong bg-wrong-soft p-4 outline-none"
    >
      <p className="flex gap-2 font-bold">
        <TriangleAlert className="mt-0.5 size-5.5 shrink-0 text-wrong" aria-hidden="true" />
        {feedingQuestion(warnings, child.table.standing)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="plain" onClick={onYes}>
          確かめました。記録する
        </Button>
        <Button onClick={onLeave}>やめる</Button>
      </div>
    </div>
  );
}
