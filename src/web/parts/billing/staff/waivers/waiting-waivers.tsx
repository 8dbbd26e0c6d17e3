import { Link } from 'react-router';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatDateTime, formatDateWeekday } from '../../../../../domain/time-format.ts';
import { WaiverAnswer } from './waiver-answer.tsx';
import { type Waiver, waiverText } from './waiver-text.ts';

type WaitingWaiversProps = {
  waivers: readonly Waiver[];
  /** Several branches in one list. */
  named?: boolean;
  onAnswered: () => void;
};

/** Requests to waive a fee: nothing is charged until staff have answered. */
export function WaitingWaivers({ waivers, named = false, onAnswered }: WaitingWaiversProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {waivers.map((waiver) => {
        const { id, reason, asked_account, created_at, reserve, branch } = waiver;
        return (
          <li key={id} className="grid gap-2 py-3 md:grid-cols-[1fr_auto] md:items-center">
            <div className="leading-snug">
              <p className="font-bold">
                {named && `${branch?.name ?? ''} `}
                {reserve && (
                  <Link to={`/staff/reserves/${reserve.id}`} className="text-link inline-flex min-h-11 items-center">
                    {withSama(reserve.customer?.name ?? '', ' ')} {formatDateWeekday(new Date(reserve.start_datetime))}
                  </Link>
                )}
              </p>
              <p className="figures">
                {waiverText(waiver)} <span className="text-ink-soft">{reason}</span>
              </p>
              <p className="text-note text-ink-soft">
                {asked_account?.name}が{formatDateTime(created_at)}に申請。
                {waiver.handed_to_headquarters_at === null
                  ? `${formatDateTime(waiver.answer_due_datetime)}までに回答がなければ、本部に回ります。`
                  : '期限を過ぎたため、本部に回りました。'}
                回答するまで、請求はしません。
              </p>
            </div>
            <WaiverAnswer fee_waiver_id={id} onAnswered={onAnswered} />
          </li>
        );
      })}
    </ul>
  );
}
