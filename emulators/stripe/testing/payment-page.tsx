import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { FormEvent } from 'react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A page as the product has it: React in strict mode, Stripe's own packages, nothing of the emulator but its script. */
const query = new URLSearchParams(location.search);
const clientSecret = query.get('client_secret') ?? '';
const mode = query.get('mode') ?? 'if_required';
const isSetup = clientSecret.startsWith('seti_');
const stripePromise = loadStripe('pk_test_emulator');

const appearance = {
  variables: {
    colorPrimary: '#b4532a',
    colorText: '#2b2320',
    colorDanger: '#b3261e',
    borderRadius: '12px',
    fontFamily: 'serif',
    spacingUnit: '5px',
    fontSizeBase: '18px',
  },
};

function PaymentForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [complete, setComplete] = useState(false);
  const [result, setResult] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (stripe === null || elements === null) return;
    const submitted = await elements.submit();
    if (submitted.error) {
      setResult(`${submitted.error.type}: ${submitted.error.message}`);
      return;
    }
    const confirmParams = { return_url: `${location.origin}/returned?plan=2` };
    const confirm = isSetup ? stripe.confirmSetup : stripe.confirmPayment;
    const answer =
      mode === 'always'
        ? await confirm({ elements, confirmParams, redirect: 'always' })
        : await confirm({ elements, confirmParams, redirect: 'if_required' });
    setResult(JSON.stringify(answer));
  }

  async function handleNextAction() {
    const answer = await stripe?.handleNextAction({ clientSecret });
    setResult(JSON.stringify(answer));
  }

  return (
    <form onSubmit={submit}>
      <PaymentElement
        onReady={() => setReady(true)}
        onChange={(event) => setComplete(event.complete && event.value.type === 'card')}
      />
      <p data-testid="state">{`ready=${ready} complete=${complete}`}</p>
      <button type="submit">登録する</button>
      <button type="button" onClick={handleNextAction}>
        認証を続ける
      </button>
      <output data-testid="result">{result}</output>
    </form>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={stripePromise} options={{ clientSecret, appearance, locale: 'ja' }}>
        <PaymentForm />
      </Elements>
    </StrictMode>,
  );
}
