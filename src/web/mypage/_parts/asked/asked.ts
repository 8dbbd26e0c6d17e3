import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { type Asked, type AskedKind, askedOfFamily } from '../../../../domain/membership/asked-of-family.ts';
import { epochOf } from '../../../../domain/time.ts';
import { formatDate, formatMonthDay, formatTime } from '../../../../domain/time-format.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { askedAgain } from '../../../parts/care/health/confirm-health.tsx';
import { dueText } from '../../../parts/reserves/registering/seat-notice.tsx';
import { type Customer, cardDueOf, statusOf } from '../top/top-data.ts';
import { askedWords, unfinishedWords } from './asked-words.ts';
import { type MorningStay, morningsOf } from './morning-state.ts';

export type AskedItem = Asked & {
  readonly words: string;
  /** The date, the branch, the deadline: what one decides by. */
  readonly note: string | null;
  /** The one page where it is done; null: in the list. */
  readonly to: string | null;
};

/** Seats that are still to be had. */
export const openOffers = ({ seat_offers }: SelectMypageTopData) =>
  seat_offers.filter(({ expires_at }) => epochOf(expires_at) > serverNow().getTime());

/** Whether our messages arrive. Another person's address was proved by the invitation that came to it. */
const reachOf = ({ email, email_bounced_at, email_verified_at, line_blocked_at, paying_flag }: Customer) => ({
  mailBounced: email !== null && email_bounced_at !== null,
  lineBlocked: line_blocked_at !== null,
  mailUnverified: paying_flag && email !== null && email_verified_at === null && email_bounced_at === null,
});

/** What is asked of this person, the most urgent first, in words. */
export function askedItems(data: SelectMypageTopData, customer: Customer): readonly AskedItem[] {
  const mornings = morningsOf(data);
  return askedOfFamily({
    status: statusOf(customer),
    registrationStatus: customer.registration_status,
    unpaid: customer.unpaid_flag,
    paused: customer.paused_flag,
    stopped: customer.stopped_flag,
    cardDue: cardDueOf(data) !== undefined,
    seatOffers: openOffers(data).length,
    mornings: mornings.filter(({ missing }) => missing).length,
    branchAnswers: mornings.filter(({ missing, answer }) => !missing && answer !== null).length,
    papers: data.first_visit_packs.length,
    consents: data.view_due_consents.length,
    health: askedAgain(data.health_questions).length,
    ...reachOf(customer),
  }).map((asked) => ({ ...asked, ...said(asked.kind, data, customer, mornings) }));
}

type Said = Pick<AskedItem, 'words' | 'note' | 'to'>;

function said(kind: AskedKind, data: SelectMypageTopData, customer: Customer, mornings: readonly MorningStay[]): Said {
  const plain: Said = { words: askedWords[kind], note: null, to: null };
  switch (kind) {
    case 'seat_offer': {
      const [offer] = openOffers(data);
      return offer
        ? { ...plain, note: `${formatTime(offer.expires_at)}までにお返事ください`, to: `/offers/${offer.id}` }
        : plain;
    }
    case 'error1':
      return { ...plain, note: customer.expiry_date && `${formatMonthDay(customer.expiry_date)}まで使えます` };
    case 'error2': {
      const last = customer.subscription_last_paid_date;
      return { ...plain, note: last && `最後のお支払い: ${formatDate(last)}` };
    }
    case 'error3':
      return { ...plain, to: customer.paying_flag ? '/mypage/unpaid' : null };
    case 'info3':
      return unfinished(data, customer);
    case 'morning':
      return morningSaid(
        mornings.find(({ missing }) => missing),
        plain,
      );
    case 'branch_answer': {
      const answered = mornings.find(({ missing, answer }) => !missing && answer !== null);
      return morningSaid(answered, { ...plain, words: answered?.answer ?? plain.words });
    }
    case 'papers': {
      const [pack] = data.first_visit_packs;
      return pack ? { ...plain, note: pack.branch?.name ?? null, to: `/mypage/first_visit/${pack.branch_id}` } : plain;
    }
    default:
      return plain;
  }
}

const morningSaid = (morning: MorningStay | undefined, plain: Said): Said =>
  morning === undefined
    ? plain
    : {
        ...plain,
        note: `${formatTime(morning.stay.start_datetime)} ${morning.stay.branch_name}`,
        to: `/mypage/morning/${morning.stay.id}`,
      };

/** info3: the next step of the registration, and by when the card is due. */
function unfinished(data: SelectMypageTopData, { paying_flag, plan_type }: Customer): Said {
  const due = plan_type ? undefined : cardDueOf(data)?.due;
  const note = due === undefined ? null : `カードの登録は${dueText(due)}まで`;
  if (!paying_flag) return { words: unfinishedWords.payer, note, to: null };
  return plan_type
    ? { words: unfinishedWords.details, note, to: '/registration_reserves/customer_details/add' }
    : { words: unfinishedWords.card, note, to: '/registration_reserves/payment_methods/add' };
}
