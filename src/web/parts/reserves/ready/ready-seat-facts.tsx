import { useNavigate } from 'react-router';
import type { ReadyStay } from '../../../../contract/functions/reserves/ready-stay.ts';
import { shortFee } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { beginReady } from './begin-ready.ts';
import { type ReadyAnswer, readyMeals, readyMinutes, readyNames, readyRange } from './ready-text.ts';

/** What the parent changed in place; the rest stays as usual. */
export type ReadyChange = { branch_id?: number; child_ids?: number[]; start_time?: string; minutes?: number };

/** Opens the confirm page with all of it. */
export function useTake(): (seat: ReadyStay, today: string) => void {
  const navigate = useNavigate();
  return (seat, today) => void navigate(beginReady(seat, today));
}

/** Time, place, whom, price and what cancelling costs: what the parent decides by. */
export function ReadySeatFacts({ answer, seat }: { answer: ReadyAnswer; seat: ReadyStay }) {
  const meals = readyMeals(seat);
  return (
    <div className="mb-3 min-w-0 sm:mb-0">
      <p className="figures flex flex-wrap items-baseline gap-x-2 leading-snug">
        <span className="text-h2 font-bold whitespace-nowrap">{readyRange(seat)}</span>
        <span className="text-note whitespace-nowrap text-ink-soft">{formatDuration(readyMinutes(seat))}</span>
        <YenAmount amount={seat.quote.reserve_amount} className="ml-auto text-h3 font-bold sm:ml-4" />
      </p>
      <p className="mt-1 leading-snug font-bold">{seat.branch_name}</p>
      <p className="mt-0.5 text-note leading-snug">
        {readyNames(answer, seat)}({seat.child_ids.length}人){meals !== '' && `・${meals}つき`}
        {seat.ask_flag && '・リクエスト(園の返事を待ちます)'}
      </p>
      <p className="mt-1 text-note leading-snug text-ink-soft">{shortFee(seat.quote.cancel_schedule, seat.ask_flag)}</p>
    </div>
  );
}
