import { type HiddenNotice, type NoticeGroup, noticeGroup } from '../../domain/messages/notice-codes.ts';
import type { NotificationKind } from './texts.ts';

const { reserves, day, seats, messages, payments, urgent, account, company } = noticeGroup.code;

/** Who in a family is notified: the paying member alone, or both guardians. */
type NoticeAudience = 'payer' | 'guardians';

interface NoticeKind {
  audience: NoticeAudience;
  group: NoticeGroup;
}

const toPayer = (group: NoticeGroup): NoticeKind => ({ audience: 'payer', group });
const toGuardians = (group: NoticeGroup): NoticeKind => ({ audience: 'guardians', group });

/** Every kind of message: whom it concerns, and under which heading a person chooses how to get it. */
export const noticeKinds: Readonly<Record<NotificationKind, NoticeKind>> = {
  reserve_confirmed: toGuardians(reserves),
  reserve_requested: toGuardians(reserves),
  reserve_changed: toGuardians(reserves),
  reserve_cancelled: toGuardians(reserves),
  cancel_fee_decided: toGuardians(reserves),
  reserve_approved: toGuardians(reserves),
  reserve_rejected: toGuardians(reserves),
  reserve_lapsed: toGuardians(reserves),
  reserve_card_due_cancelled: toGuardians(reserves),
  reserve_branch_closed: toGuardians(urgent),
  reserve_reminder: toGuardians(reserves),
  reserve_no_show: toGuardians(reserves),
  reserve_series_confirmed: toGuardians(reserves),
  reserve_series_changed: toGuardians(reserves),
  reserve_series_cancelled: toGuardians(reserves),
  wish_reserved: toGuardians(reserves),
  seat_offered: toGuardians(seats),
  seat_offer_ended: toGuardians(seats),
  wish_ended: toGuardians(seats),
  branch_closure: toGuardians(urgent),
  emergency: toGuardians(urgent),
  cancel_fee_lowered: toPayer(payments),
  move_fee_decided: toPayer(payments),
  settlement_paid: toPayer(payments),
  settlement_failed: toPayer(payments),
  tickets_bought: toPayer(payments),
  plan_changed: toPayer(payments),
  unsubscribed: toPayer(account),
  resubscribed: toPayer(payments),
  account_deleted: toPayer(account),
  card_changed: toPayer(payments),
  email_changed: toPayer(account),
  welcome: toPayer(account),
  family_stopped: toGuardians(account),
  family_reopened: toGuardians(account),
  tickets_granted: toPayer(payments),
  tickets_extended: toPayer(payments),
  tickets_refunded: toPayer(payments),
  tickets_expiring: toPayer(payments),
  profile_corrected: toPayer(account),
  account_merged: toPayer(account),
  accounts_joined: toPayer(account),
  bill_corrected: toPayer(payments),
  payment_refunded: toPayer(payments),
  cash_received: toPayer(payments),
  claim_dropped: toPayer(payments),
  cancellation_fee_given_back: toPayer(payments),
  konbini_slip: toPayer(payments),
  konbini_expired: toPayer(payments),
  unpaid_reminder: toPayer(payments),
  reserves_pausing: toPayer(payments),
  reserves_paused: toPayer(payments),
  part_received: toPayer(payments),
  instalments_agreed: toPayer(payments),
  instalments_ended: toPayer(payments),
  instalment_paid: toPayer(payments),
  instalment_failed: toPayer(payments),
  benefit_claim_reminder: toPayer(payments),
  // people
  family_joined: toGuardians(account),
  family_left: toGuardians(account),
  family_person_ended: toGuardians(account),
  pickup_list_frozen: toGuardians(account),
  pickup_list_opened: toGuardians(account),
  // messages
  family_message: toGuardians(messages),
  late_answered: toGuardians(day),
  announced_duty: toGuardians(account),
  announced_news: toGuardians(company),
  announced_advertising: toGuardians(company),
  announced_emergency: toGuardians(urgent),
  // passes and the health card
  pickup_pass_issued: toGuardians(day),
  health_check_asked: toGuardians(account),
  // the day
  child_arrived: toGuardians(day),
  child_left: toGuardians(day),
  attendance_corrected: toGuardians(day),
  // the morning and the first visit
  morning_form: toGuardians(day),
  morning_answer: toGuardians(day),
  first_visit_pack: toGuardians(reserves),
};

/** The contract and plain money: no branch, stay, child or other person is in these texts. */
const asItIs: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  ...(['account_deleted', 'account_merged', 'card_changed', 'email_changed', 'profile_corrected', 'welcome'] as const),
  ...(['family_stopped', 'family_reopened', 'plan_changed', 'unsubscribed', 'resubscribed'] as const),
  ...(['tickets_bought', 'tickets_granted', 'tickets_extended', 'tickets_refunded', 'tickets_expiring'] as const),
  ...(['unpaid_reminder', 'reserves_pausing', 'reserves_paused'] as const),
  ...(['instalments_agreed', 'instalments_ended', 'instalment_paid', 'instalment_failed'] as const),
]);
/** Money that names a visit. */
const plain: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  ...(['settlement_paid', 'settlement_failed', 'bill_corrected', 'payment_refunded', 'cash_received'] as const),
  ...(['claim_dropped', 'cancel_fee_lowered', 'cancellation_fee_given_back', 'part_received'] as const),
  ...(['konbini_slip', 'konbini_expired', 'accounts_joined'] as const),
]);

export const hiddenNotice = (kind: NotificationKind): HiddenNotice =>
  asItIs.has(kind) ? 'as_it_is' : plain.has(kind) ? 'plain' : 'nothing';
