type Card = {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month?: number;
  readonly exp_year?: number;
};

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
};

const nameOf = ({ brand }: Card): string => brands[brand] ?? 'カード';

/** (有効期限 2030/04) */
export const expiryText = ({ exp_month, exp_year }: Card): string =>
  exp_month && exp_year ? `(有効期限 ${exp_year}/${String(exp_month).padStart(2, '0')})` : '';

/** Visa ••4242 */
export const cardDots = (card: Card): string => `${nameOf(card)} ••${card.last4}`;

/** Visa 下4桁 4242(有効期限 2030/04): for messages and whatever is read aloud. */
export const cardNumberText = (card: Card): string => `${nameOf(card)} 下4桁 ${card.last4}${expiryText(card)}`;
