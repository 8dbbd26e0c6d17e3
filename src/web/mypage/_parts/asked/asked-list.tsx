import type { ReactNode } from 'react';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import type { AskedKind } from '../../../../domain/membership/asked-of-family.ts';
import { SmallHands } from '../../../illustrations/small-hands.tsx';
import { askedAgain, ConfirmHealth } from '../../../parts/care/health/confirm-health.tsx';
import { DueConsents } from '../../../parts/membership/due-consents.tsx';
import { BookingBlockNotice } from '../../../parts/reserves/start/booking-block-notice.tsx';
import { SeatOffers } from '../../../parts/waitlist/seat-offers.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Customer } from '../top/top-data.ts';
import { askedItems, openOffers } from './asked.ts';
import { FirstVisits } from './first-visits.tsx';
import { MorningPart } from './morning-part.tsx';
import { morningsOf } from './morning-state.ts';
import { Disabled, Unfinished, Unpaid, Withdrawn } from './notices.tsx';
import { Blocked, Bounced, Unverified } from './reach-notices.tsx';

type AskedProps = { data: SelectMypageTopData; onChanged: () => void };

/** What is asked of the family, one under the other, the most urgent first; each is done here or one press away. */
export function AskedList({ data, onChanged }: AskedProps) {
  const customer = data.customers[0];
  const items = customer ? askedItems(data, customer) : [];
  if (!customer || items.length === 0) {
    return (
      <EmptyState
        picture={<SmallHands className="h-auto w-28 shrink-0" />}
        title="お願いは、すべて済んでいます"
        action={<LinkButton to="/mypage/top">マイページへ</LinkButton>}
      />
    );
  }
  return (
    <ul className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
      {items.map(({ kind, named }) => (
        <li key={kind} {...(named ? { 'data-display-type': kind } : {})}>
          {partOf(kind, { data, customer, onChanged })}
        </li>
      ))}
    </ul>
  );
}

function partOf(kind: AskedKind, { data, customer, onChanged }: AskedProps & { customer: Customer }): ReactNode {
  switch (kind) {
    case 'seat_offer':
      return <SeatOffers offers={openOffers(data)} />;
    case 'stopped':
      return <BookingBlockNotice />;
    case 'error1':
      return <Withdrawn customer={customer} />;
    case 'error2':
      return <Disabled customer={customer} />;
    case 'error3':
      return <Unpaid customer={customer} data={data} />;
    case 'info3':
      return <Unfinished customer={customer} data={data} />;
    case 'morning':
      return morningsOf(data)
        .filter(({ missing }) => missing)
        .map((morning) => <MorningPart key={morning.stay.id} morning={morning} />);
    case 'branch_answer':
      return morningsOf(data)
        .filter(({ missing, answer }) => !missing && answer !== null)
        .map((morning) => <MorningPart key={morning.stay.id} morning={morning} />);
    case 'papers':
      return <FirstVisits packs={data.first_visit_packs} />;
    case 'consents':
      return <DueConsents onDone={onChanged} />;
    case 'health':
      return <ConfirmHealth asked={askedAgain(data.health_questions)} />;
    case 'mail_bounced':
      return <Bounced customer={customer} />;
    case 'line_blocked':
      return <Blocked />;
    case 'mail_unverified':
      return <Unverified customer={customer} />;
  }
}
