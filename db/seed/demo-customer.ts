/** What the demo tells about a customer, and the ids that follow from the key. */
export type DemoCard = 'visa' | 'mastercard' | 'jcb' | 'jp_visa' | 'charge_fails';

export interface DemoCustomer {
  id: number;
  /** The middle of the uid and of the Stripe ids: demo-sato, cus_demo_sato. */
  key: string;
  name: string;
  name_kana: string;
  gender: 1 | 2 | 3;
  born: string;
  tel: string;
  /** Number of the person on the LINE stand-in's consent page (emulators/line/demo-users.ts has the same ids). */
  line?: number;
  /** False: our official account is not their friend, or blocked. */
  line_friend?: false;
  /** Followed our account and blocked it later. */
  line_blocked?: true;
  /** Unless told otherwise the address was verified on joining. */
  email?: 'unverified' | 'bounced';
  /** Signs in with LINE only. */
  no_password?: true;
  home?: { postal_code: string; prefecture_id: number; address1: string; address2: string };
  default_branch_id: number;
  plan_type_id: number | null;
  card: DemoCard | null;
  registration_status: 1 | 2;
  status: 1 | 2 | 3 | 4;
  joined_months_ago: number;
  /** Days since the last monthly payment; only plans with a charge. */
  paid_days_ago?: number;
  withdrawn_days_ago?: number;
  social_media_upload: 1 | 2 | 3 | null;
}

export const uidOf = (key: string): string => `demo-${key}`;
export const emailOf = (key: string): string => `${key}@example.jp`;
export const stripeCustomerOf = (key: string): string => `cus_demo_${key}`;
export const stripePaymentMethodOf = (key: string): string => `pm_demo_${key}`;
export const stripeSubscriptionOf = (key: string): string => `sub_demo_${key}`;
/** Copied from emulators/line/demo-users.ts: nothing is imported between the product and the stand-ins. */
export const lineUserIdOf = (number: number): string => `U${String(number).padStart(32, '0')}`;

/** Whether a LINE message reaches them. */
export const isLineFriend = ({ line, line_friend }: DemoCustomer): boolean =>
  line !== undefined && line_friend !== false;
