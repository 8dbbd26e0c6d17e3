import { useCallback, useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useParams } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { callFunction } from '../../data/browser-functions.ts';
import type { FunctionFailure } from '../../data/call-function.ts';
import { failureText } from '../../layout/failure-notice.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { OfferCard } from '../../parts/waitlist/offer-card.tsx';
import { AnsweredOffer, NoOffer, ReservedByLink } from '../../parts/waitlist/offer-states.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '空席のご案内', noindex: true });

/**
 * Where the message's link leads. Opening it only shows the offer: mail scanners open links too, and the answer is a
 * press. The token is in the fragment, which no server, log or referrer sees.
 */
export default function OfferPage() {
  const { seat_offer_id = '' } = useParams();
  return (
    <PageColumn>
      <PageHeading>空席のご案内</PageHeading>
      {/^\d{1,9}$/.test(seat_offer_id) ? <Asked key={seat_offer_id} id={Number(seat_offer_id)} /> : <NoOffer />}
    </PageColumn>
  );
}

type Read = FunctionOk<'readSeatOffer'>;
type Known = { kind: 'ok'; result: Read } | FunctionFailure | undefined;

const tokenOfAddress = (): string | undefined =>
  new URLSearchParams(window.location.hash.slice(1)).get('token') ?? undefined;

function Asked({ id }: { id: number }) {
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const [known, setKnown] = useState<Known>();
  const [reserved, setReserved] = useState<FunctionOk<'acceptSeatOffer'>>();
  const ask = useCallback(async () => {
    const given = tokenOfAddress();
    setToken(given);
    const answer = await callFunction('readSeatOffer', { seat_offer_id: id, ...(given ? { token: given } : {}) });
    // What was shown stays while a line is bad.
    setKnown((before) => (answer.kind === 'fault' && before?.kind === 'ok' ? before : answer));
  }, [id]);
  useEffect(() => {
    void ask();
    const askIfVisible = () => window.document.visibilityState === 'visible' && void ask();
    window.document.addEventListener('visibilitychange', askIfVisible);
    return () => window.document.removeEventListener('visibilitychange', askIfVisible);
  }, [ask]);

  if (known === undefined) {
    return (
      <div role="status">
        <span className="sr-only">読み込んでいます</span>
        <Skeleton className="h-[34rem] rounded-lg" />
      </div>
    );
  }
  if (known.kind === 'fault') {
    return <RetryNotice onRetry={ask}>{failureText(known)}</RetryNotice>;
  }
  if (known.kind === 'refused') return <NoOffer id={id} />;
  const { offer } = known.result;
  // Names are sent only to the signed-in family, not to a visitor who merely has the link.
  const isSignedIn = offer.child_names.length > 0;
  if (reserved) return <ReservedByLink offer={offer} reserve_id={reserved.reserve_id} />;
  if (offer.quote === null) return <AnsweredOffer offer={offer} />;
  return (
    <OfferCard
      offer={offer}
      token={token}
      onChanged={() => void ask()}
      onReserved={(made) => {
        if (!isSignedIn) return setReserved(made);
        void navigate(`/mypage/reserves/done?reserve_id=${made.reserve_id}`);
      }}
    />
  );
}
