import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { callFunction } from '../../../data/browser-functions.ts';
import type { PublicSettings } from '../../../data/load-context.ts';
import { stripeOf } from './load-stripe.ts';

type CardSetup =
  | { kind: 'loading' }
  | { kind: 'ready'; stripe: Stripe; clientSecret: string }
  | { kind: 'failed'; retry: () => void };

/** Stripe's script and a SetupIntent of the signed-in person, side by side. `wanted` false asks for nothing. */
export function useCardSetup(wanted: boolean): CardSetup {
  const settings = useRouteLoaderData<PublicSettings>('root');
  const [round, setRound] = useState(0);
  const [ready, setReady] = useState<{ stripe: Stripe; clientSecret: string } | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: round asks again
  useEffect(() => {
    if (!wanted || !settings) return;
    let here = true;
    setReady(undefined);
    Promise.all([stripeOf(settings), callFunction('createSetupIntent', null)]).then(
      ([stripe, sent]) => {
        if (!here) return;
        if (sent.kind !== 'ok') return setReady('failed');
        setReady({ stripe, clientSecret: sent.result.clientSecret });
      },
      () => here && setReady('failed'),
    );
    return () => {
      here = false;
    };
  }, [wanted, settings, round]);
  const retry = useCallback(() => setRound((count) => count + 1), []);
  if (ready === 'failed') return { kind: 'failed', retry };
  return ready === undefined ? { kind: 'loading' } : { kind: 'ready', ...ready };
}
