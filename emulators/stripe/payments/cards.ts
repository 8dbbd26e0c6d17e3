import { StripeFailure } from '../api/failure.ts';

type DeclineName =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication_required';

interface TestCard {
  number: string;
  brand: string;
  country: string;
  token: string;
  decline?: DeclineName;
  /** Declines only when charged; checks at setup pass. */
  declines_at?: 'charge';
  /** 'unless_set_up': off-session charges pass once a setup was authenticated; on-session ones always ask. */
  authentication?: 'unless_set_up' | 'always';
  already_set_up?: true;
  refund_fails?: true;
  disputed?: true;
}

const visa = (number: string, token: string, rest: Partial<TestCard> = {}): TestCard => ({
  number,
  token,
  brand: 'visa',
  country: 'US',
  ...rest,
});

/** Stripe's published test cards; `token` is the ready-made payment method of the same behaviour. */
export const TEST_CARDS = {
  visa: visa('4242424242424242', 'pm_card_visa'),
  mastercard: visa('5555555555554444', 'pm_card_mastercard', { brand: 'mastercard' }),
  amex: visa('378282246310005', 'pm_card_amex', { brand: 'amex' }),
  jp_visa: visa('4000003920000003', 'pm_card_jp', { country: 'JP' }),
  jcb: visa('3530111333300000', 'pm_card_jcb', { brand: 'jcb', country: 'JP' }),
  declined: visa('4000000000000002', 'pm_card_chargeDeclined', { decline: 'generic_decline' }),
  insufficient_funds: visa('4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', {
    decline: 'insufficient_funds',
  }),
  expired_card: visa('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', { decline: 'expired_card' }),
  incorrect_cvc: visa('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', { decline: 'incorrect_cvc' }),
  processing_error: visa('4000000000000119', 'pm_card_chargeDeclinedProcessingError', { decline: 'processing_error' }),
  charge_fails: visa('4000000000000341', 'pm_card_chargeCustomerFail', {
    decline: 'generic_decline',
    declines_at: 'charge',
  }),
  authenticate_at_setup: visa('4000002500003155', 'pm_card_authenticationRequiredOnSetup', {
    authentication: 'unless_set_up',
  }),
  authenticate_always: visa('4000002760003184', 'pm_card_authenticationRequired', { authentication: 'always' }),
  authenticate_then_insufficient_funds: visa(
    '4000008260003178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    { authentication: 'unless_set_up', decline: 'insufficient_funds', declines_at: 'charge' },
  ),
  authenticate_already_set_up: visa('4000003800000446', 'pm_card_authenticationRequiredSetupForOffSession', {
    authentication: 'unless_set_up',
    already_set_up: true,
  }),
  disputed: visa('4000000000000259', 'pm_card_createDispute', { disputed: true }),
  refund_fails: visa('4000000000005126', 'pm_card_refundFail', { refund_fails: true }),
} as const satisfies Record<string, TestCard>;

export type CardName = keyof typeof TEST_CARDS;

export const testCard = (name: CardName): TestCard => TEST_CARDS[name];

export const cardNames = Object.keys(TEST_CARDS) as CardName[];

const DECLINES: Record<DeclineName, { code: string; message: string }> = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
};

export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

const decline = (name: DeclineName): Decline => ({ decline_code: name, ...DECLINES[name] });

export type Outcome = { kind: 'approved' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline };

interface Attempt {
  purpose: 'setup' | 'charge';
  off_session: boolean;
  authenticated: boolean;
  set_up: boolean;
}

export function outcomeOf(card: TestCard, attempt: Attempt): Outcome {
  const mustAuthenticate =
    card.authentication !== undefined &&
    !attempt.authenticated &&
    !(attempt.purpose === 'charge' && attempt.off_session && attempt.set_up && card.authentication !== 'always');
  if (mustAuthenticate) {
    return attempt.off_session
      ? { kind: 'declined', decline: decline('authentication_required') }
      : { kind: 'authenticate' };
  }
  if (card.decline !== undefined && (attempt.purpose === 'charge' || card.declines_at !== 'charge')) {
    return { kind: 'declined', decline: decline(card.decline) };
  }
  return { kind: 'approved' };
}

export const cardError = (code: string, message: string, rest: { param?: string; decline_code?: string } = {}) =>
  new StripeFailure(402, { type: 'card_error', code, message, ...rest });

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

export function cardOfNumber(input: string): CardName {
  const digits = input.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  }
  const name = cardNames.find((candidate) => TEST_CARDS[candidate].number === digits);
  if (name === undefined) {
    throw cardError(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      { decline_code: 'test_mode_live_card', param: '' },
    );
  }
  return name;
}

/** `now` in unix seconds; a card is good until the end of its month. */
export function checkExpiry(month: number, year: number, now: number): void {
  if (!(month >= 1 && month <= 12)) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  const today = new Date(now * 1000);
  const current = today.getUTCFullYear();
  if (year < current || year > current + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
  }
  if (year === current && month < today.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
}

export function checkCvc(cvc: string | undefined, brand: string): void {
  if (cvc === undefined) return;
  if (!(brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
  }
}
