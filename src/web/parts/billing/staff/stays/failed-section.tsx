import { useState } from 'react';
import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { CancellationCard } from './cancellation-card.tsx';
import { ChildcareCard } from './childcare-card.tsx';
import { FailedCorrectionCard } from './failed-correction-card.tsx';

type FailedSectionProps = Pick<SelectStaffChildcaresData, 'failed' | 'failed_cancellations' | 'failed_corrections'> & {
  onChanged: () => void;
};

/** So many are shown at once; the rest unfolds, so that the day below stays in reach. */
const shownFirst = 3;

/** Whatever no card has paid, of every day, the oldest first. */
export function FailedSection({ failed, failed_cancellations, failed_corrections, onChanged }: FailedSectionProps) {
  const [open, setOpen] = useState(false);
  const cards = [
    ...failed.map((childcare) => (
      <ChildcareCard key={`childcare ${childcare.id}`} childcare={childcare} onChanged={onChanged} />
    )),
    ...failed_cancellations.map((cancellation) => (
      <CancellationCard key={`cancellation ${cancellation.id}`} cancellation={cancellation} onChanged={onChanged} />
    )),
    ...failed_corrections.map((correction) => (
      <FailedCorrectionCard key={`correction ${correction.id}`} correction={correction} onChanged={onChanged} />
    )),
  ];
  if (cards.length === 0) return null;
  const shown = open ? cards : cards.slice(0, shownFirst);
  return (
    <section aria-labelledby="failed" className="mb-8">
      <h2 id="failed" className="mb-2 text-lead">
        決済できなかったもの <span className="figures text-note font-normal text-ink-soft">{cards.length}件</span>
      </h2>
      <div className="mb-3">
        <Notice kind="warning">
          お客様にはカードの確認をお願いしています。カードが変わると自動的にもう一度決済します。
        </Notice>
      </div>
      <ul className="grid gap-4">
        {shown.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
      {cards.length > shownFirst && (
        <Button kind="quiet" className="mt-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '少なく表示する' : `ほか${cards.length - shownFirst}件を表示する`}
        </Button>
      )}
    </section>
  );
}
