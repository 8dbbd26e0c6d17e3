import { useState } from 'react';
import type { RequestAlternative } from '../../../../contract/functions/billing/price-lines.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { sameAsAskedText } from './request-text.ts';

export type RequestedStay = {
  readonly id: number;
  readonly branch_name: string;
  readonly start_datetime: string;
  readonly end_datetime: string;
  readonly names: readonly string[];
  /** It still waits for the answer: it is withdrawn with the move. */
  readonly waits: boolean;
};

type OtherSeatsProps = {
  asked: RequestedStay;
  alternatives: readonly RequestAlternative[];
  /** Something has changed: the page looks again. */
  onChanged: () => void;
};

/** Places that can be had at once, while the branch has not answered or after it could not. */
export function OtherSeats({ asked, alternatives, onChanged }: OtherSeatsProps) {
  const [chosen, setChosen] = useState<RequestAlternative>();
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="other-seats" className="border-t border-line pt-5">
      <h2 id="other-seats" className="text-lead">
        すぐに確定できるお席
      </h2>
      <p className="mt-1 text-note text-ink-soft [word-break:auto-phrase]">
        {asked.waits
          ? 'お返事を待たずに替えられます。替えるまで、リクエストはそのまま残ります。'
          : 'このお席なら、園のお返事を待たずに予約できます。'}
      </p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {alternatives.map((each) => (
          <li
            key={`${each.branch_id} ${each.start_datetime}`}
            className="flex flex-col rounded-lg border border-line bg-white p-4 shadow-raised"
          >
            <p className="text-note font-bold text-trust">{sameAsAskedText(each, asked.start_datetime)}</p>
            <p className="mt-0.5 font-bold">{each.branch_name}</p>
            <p className="figures">
              {formatMonthDay(each.start_datetime)}{' '}
              <span className="whitespace-nowrap">{formatTimeRange(each.start_datetime, each.end_datetime)}</span>
            </p>
            <p className="text-note text-ink-soft">{each.address}</p>
            {each.lost_meals && <p className="text-note text-ask">{each.lost_meals}は、この時間にはありません。</p>}
            <div className="mt-auto flex items-center justify-between gap-3 pt-3">
              <YenAmount amount={each.quote.reserve_amount} className="font-bold" />
              <Button kind="plain" size="small" onClick={() => setChosen(each)}>
                {asked.waits ? 'この席に替える' : 'この席を予約する'}
                <span className="sr-only">
                  ({each.branch_name} {formatMonthDay(each.start_datetime)})
                </span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {chosen && (
        <MoveSheet asked={asked} alternative={chosen} onClose={() => setChosen(undefined)} onChanged={onChanged} />
      )}
    </section>
  );
}
