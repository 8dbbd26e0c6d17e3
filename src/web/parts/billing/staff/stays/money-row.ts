import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import {
  cancelSettlementStatus,
  childcareSettlement,
  childcareStatus,
  paymentType,
} from '../../../../../domain/codes.ts';
import { correctionSettlement } from '../../../../../domain/staff-codes.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import { formatYen, sum } from '../../../../../domain/yen.ts';
import type { BadgeTone } from '../../../../ui/badge.tsx';
import type { ClaimId } from './claim-acts.tsx';
import { chargeFailureText } from './failure-text.ts';

type Childcare = SelectStaffChildcaresData['childcares'][number];
type Cancellation = SelectStaffChildcaresData['cancellations'][number];
type Correction = SelectStaffChildcaresData['failed_corrections'][number];
type Customer = { readonly id: number; readonly name: string; readonly tel: string } | null;

/** One line of the day's money, whatever it is for. */
export type MoneyRow = {
  readonly key: string;
  /** Who: the children of a stay, the family of a fee. */
  readonly who: string;
  /** What a line is for that is no stay. */
  readonly what: string;
  readonly customer: Customer;
  readonly reserve_id: number;
  readonly start_datetime: string;
  readonly planned: string;
  readonly actual: string;
  /** When it is charged by itself. */
  readonly due: string;
  /** Null while the child is there. */
  readonly amount: number | null;
  readonly state: { readonly label: string; readonly tone: BadgeTone; readonly note: string };
  readonly claim: ClaimId;
  /** What is still to be paid; 0 where nothing is. */
  readonly rest: number;
  readonly failed: boolean;
  /** Why the card did not pay. */
  readonly failure: string;
  /** A slip for a convenience store is out. */
  readonly slip: boolean;
  readonly of: Childcare | Cancellation | Correction;
  readonly stay: Childcare | null;
};

type Attempt = { attempt: number; status: string; method: string; failure_code: string | null } | undefined;
const slipOut = (attempt: Attempt): boolean => attempt?.status === 'created' && attempt.method === 'konbini';
const failureOf = (attempt: Attempt): string =>
  attempt ? `${chargeFailureText(attempt.failure_code)}(${attempt.attempt}回目)` : '';

const stayTones: Readonly<Record<number, BadgeTone>> = { 1: 'ask', 2: 'trust', 3: 'wrong', 4: 'no', 5: 'no' };
const feeTones: Readonly<Record<number, BadgeTone>> = { 0: 'no', 1: 'ask', 2: 'trust', 3: 'wrong', 4: 'no' };
const partText = (paid: number, rest: number): string =>
  paid > 0 && rest > 0 ? `一部入金 ${formatYen(paid)}・残り ${formatYen(rest)}` : '';

export function stayRow(childcare: Childcare): MoneyRow {
  const { reserve, status, start_datetime, end_datetime, customer, total_amount, part_paid_amount } = childcare;
  const present = end_datetime === null;
  const failed = status === childcareSettlement.code.chargeFailed;
  const open = !present && (failed || status === childcareSettlement.code.toSettle);
  const rest = open ? total_amount - part_paid_amount : 0;
  const refunded = -sum(
    childcare.payments.flatMap(({ amount, payment_type }) =>
      payment_type === paymentType.code.refund ? [amount] : [],
    ),
  );
  const refund = refunded > 0 && status === childcareSettlement.code.settled ? `うち返金 ${formatYen(refunded)}` : '';
  const due = open && childcare.settle_due_datetime ? formatTime(childcare.settle_due_datetime) : '';
  return {
    key: `childcare ${childcare.id}`,
    who: reserve?.reserve_details.map(({ child }) => child?.name ?? '').join('、') ?? '',
    what: '',
    customer,
    reserve_id: childcare.reserve_id,
    start_datetime,
    planned: reserve ? formatTimeRange(reserve.start_datetime, reserve.end_datetime) : '',
    actual: `${formatTime(start_datetime)}〜${end_datetime ? formatTime(end_datetime) : ''}`,
    due,
    amount: present ? null : total_amount,
    state: {
      label: present ? 'お預かり中' : childcareSettlement.label(status),
      tone: present ? 'no' : (stayTones[status] ?? 'no'),
      note: [refund, partText(part_paid_amount, rest)].filter(Boolean).join(' '),
    },
    claim: { childcare_id: childcare.id },
    rest,
    failed,
    failure: failed ? failureOf(childcare.payment_intents[0]) : '',
    slip: slipOut(childcare.payment_intents[0]),
    of: childcare,
    stay: childcare,
  };
}

export function feeRow(cancellation: Cancellation): MoneyRow {
  const { reserve, cancel_settlement_status: status, cancel_amount, part_paid_amount } = cancellation;
  const failed = status === cancelSettlementStatus.code.chargeFailed;
  const rest = failed || status === cancelSettlementStatus.code.toCharge ? cancel_amount - part_paid_amount : 0;
  const due = cancellation.settle_due_datetime ? formatTime(cancellation.settle_due_datetime) : '';
  return {
    key: `cancellation ${cancellation.id}`,
    who: withSama(reserve?.customer?.name ?? ''),
    what: reserve?.childcare_status === childcareStatus.code.noShow ? '来園なし' : 'キャンセル料',
    customer: reserve?.customer ?? null,
    reserve_id: cancellation.reserve_id,
    start_datetime: reserve?.start_datetime ?? cancellation.cancel_datetime,
    planned: reserve ? formatTimeRange(reserve.start_datetime, reserve.end_datetime) : '',
    actual: '',
    due,
    amount: cancel_amount,
    state: {
      label: cancelSettlementStatus.label(status),
      tone: feeTones[status] ?? 'no',
      note: partText(part_paid_amount, rest),
    },
    claim: { reserve_cancellation_id: cancellation.id },
    rest,
    failed,
    failure: failed ? failureOf(cancellation.payment_intents[0]) : '',
    slip: slipOut(cancellation.payment_intents[0]),
    of: cancellation,
    stay: null,
  };
}

/** The difference of a corrected bill that could not be charged, or not be given back. */
export function correctionRow(correction: Correction): MoneyRow {
  const { childcare, status, difference, part_paid_amount } = correction;
  const charge = status === correctionSettlement.code.chargeFailed;
  return {
    key: `correction ${correction.id}`,
    who: withSama(childcare?.customer?.name ?? ''),
    what: '訂正の差額',
    customer: childcare?.customer ?? null,
    reserve_id: childcare?.reserve_id ?? 0,
    start_datetime: childcare?.start_datetime ?? correction.created_at,
    planned: '',
    actual: '',
    due: '',
    amount: Math.abs(difference),
    state: { label: correctionSettlement.label(status), tone: 'wrong', note: '' },
    claim: { childcare_correction_id: correction.id },
    rest: charge ? difference - part_paid_amount : 0,
    failed: true,
    failure: charge ? failureOf(correction.payment_intents[0]) : 'カードへの返金が受け付けられませんでした',
    slip: slipOut(correction.payment_intents[0]),
    of: correction,
    stay: null,
  };
}
