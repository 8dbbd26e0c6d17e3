import { Link } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatDateTime, formatTime, formatTimeRange } from '../../../../domain/time-format.ts';
import { waitlistMode, waitlistStatus } from '../../../../domain/waitlist/seat-codes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Countdown } from '../countdown.tsx';
import { waitlistTones } from '../waitlist-state.ts';
import { windowText } from '../waitlist-text.ts';
import { OfferByHand } from './offer-by-hand.tsx';

export type StaffWaitlistEntry = FunctionOk<'staffListWishes'>['wishes'][number];

type WaitlistRowProps = {
  entry: StaffWaitlistEntry;
  branch_id: number;
  /** In the queue; null once it is over. */
  place: number | null;
  onChanged: () => void;
};

/** One entry as the branch sees it: whose, how old, when, its state, and what can be offered now. */
export function WaitlistRow({ entry, branch_id, place, onChanged }: WaitlistRowProps) {
  const { offer } = entry;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_15rem]" data-wish={entry.waitlist_entry_id}>
      <div className="min-w-0 leading-snug">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {place !== null && (
            <span className="figures w-7 text-right font-bold text-ink-soft">
              {place}
              <span className="sr-only">番目</span>
            </span>
          )}
          <span className="figures font-bold">{windowText(entry)}</span>
          <Badge tone={waitlistTones[entry.status]}>{waitlistStatus.label(entry.status)}</Badge>
          {entry.mode === waitlistMode.code.reserve && <span className="text-note text-ink-soft">自動で予約</span>}
        </div>
        <p className={place === null ? '' : 'md:pl-10'}>
          <Link
            to={`/staff/customers/${entry.customer_id}`}
            className="text-link -my-1 mr-3 inline-flex min-h-11 items-center"
          >
            {entry.customer_name}
          </Link>
          {entry.children.map(({ child_id, name, age }) => (
            <span key={child_id} className="mr-3 inline-block">
              {name}
              <span className="figures ml-1 text-note text-ink-soft">{age}歳</span>
            </span>
          ))}
        </p>
        <p className={`text-note text-ink-soft ${place === null ? '' : 'md:pl-10'}`}>
          {formatDateTime(entry.created_at)}に申し込み
          {entry.other_branches.length > 0 && `・${entry.other_branches.join('、')}でもお待ちです`}
        </p>
      </div>
      <div className={place === null ? '' : 'self-center'}>
        {offer ? (
          <p className="text-note">
            <span className="figures font-bold">{formatTimeRange(offer.start_datetime, offer.end_datetime)}</span>
            をご案内中
            <span className="block">
              お返事は<span className="figures">{formatTime(offer.expires_at)}</span>まで(
              <Countdown
                until={offer.expires_at}
                announcement={`${withSama(entry.customer_name)}へのご案内の期限まで、あと1分です。`}
                over="期限になりました"
                onEnd={onChanged}
              />
              )
            </span>
          </p>
        ) : (
          entry.status === waitlistStatus.code.waiting && (
            <OfferByHand entry={entry} branch_id={branch_id} onChanged={onChanged} />
          )
        )}
      </div>
    </li>
  );
}
