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

/** Visa 下4桁 4242(有効期限 2030/04); pages and messages name a card alike. */
export function cardWords({ brand, last4, exp_month, exp_year }: Card): string {
  const name = brands[brand] ?? 'カード';
  const expiry = exp_month && exp_year ? `(有効期限 ${exp_year}/${String(exp_month).padStart(2, '0')})` : '';
  return `${name} 下4桁 ${last4}${expiry}`;
}
