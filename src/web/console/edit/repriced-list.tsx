import type { OutpricedReserveShown } from '../../../contract/functions/settings/repriced.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { AgreedPrice } from './agreed-price.tsx';

type RepricedListProps = {
  reserves: readonly OutpricedReserveShown[];
  /** Their price moves by the rules; absent: they only no longer fit, and cost the same. */
  priced?: boolean;
};

/** The reserves a change touches without making them impossible, by name. */
export function RepricedList({ reserves, priced = true }: RepricedListProps) {
  return (
    <ul className="grid gap-2">
      {reserves.map((reserve) => (
        <li key={reserve.reserve_id} className="rounded-sm bg-cream px-3 py-2 leading-snug">
          <p className="figures font-bold">
            {formatMonthDay(Date.parse(reserve.start_datetime))}{' '}
            {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
          </p>
          <p>
            {withSama(reserve.customer_name)}({reserve.branch_name})
          </p>
          {priced && <AgreedPrice {...reserve} />}
        </li>
      ))}
    </ul>
  );
}
