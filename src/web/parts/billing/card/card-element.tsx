import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useState } from 'react';
import { pageRefusals } from '../../../../contract/page-errors.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { appearance } from './appearance.ts';
import { useCardSetup } from './use-card-setup.ts';

export type ConfirmedCard = { ok: true; setup_intent_id: string } | { ok: false; message: string };

/** Confirms what was typed. A card that asks for 3-D Secure leaves the page and comes back to `returnPath`. */
export type ConfirmCard = (returnPath: string) => Promise<ConfirmedCard>;

/** Stripe's Payment Element with our look. The page calls `confirm.current` when everything else is right. */
export function CardElement({ confirm }: { confirm: RefObject<ConfirmCard | null> }) {
  const setup = useCardSetup(true);
  if (setup.kind === 'failed') {
    return (
      <RetryNotice onRetry={setup.retry}>
        カードの入力欄を読み込めませんでした。通信の状態をご確認ください。
      </RetryNotice>
    );
  }
  if (setup.kind === 'loading') return <CardSkeleton />;
  const { clientSecret, stripe } = setup;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, locale: 'ja' }}>
      <CardForm confirm={confirm} />
    </Elements>
  );
}

function CardSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">カードの入力欄を読み込んでいます</span>
      <Skeleton className="h-12" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}

function CardForm({ confirm }: { confirm: RefObject<ConfirmCard | null> }) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (stripe === null || elements === null) return;
    confirm.current = (returnPath) => confirmCard(stripe, elements, returnPath);
    return () => {
      confirm.current = null;
    };
  }, [stripe, elements, confirm]);
  return (
    <div aria-busy={!ready}>
      {!ready && <CardSkeleton />}
      <PaymentElement
        options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }}
        onReady={() => setReady(true)}
      />
    </div>
  );
}

async function confirmCard(stripe: Stripe, elements: StripeElements, returnPath: string): Promise<ConfirmedCard> {
  const submitted = await elements.submit();
  if (submitted.error) return { ok: false, message: submitted.error.message ?? pageRefusals.card_declined };
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    confirmParams: { return_url: new URL(returnPath, window.location.origin).href },
    redirect: 'if_required',
  });
  // Confirmed before, in another tab or before a lost answer: that is what was wanted.
  const intent = setupIntent ?? error?.setup_intent;
  if (intent?.status === 'succeeded') return { ok: true, setup_intent_id: intent.id };
  return { ok: false, message: error?.message ?? pageRefusals.card_declined };
}
