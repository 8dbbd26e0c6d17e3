/** Sweeps look for themselves what is due by the server's clock. */
type EveryMinute = object;

/** Every job with its payload. Payloads carry ids, never personal data or secrets. */
export interface JobPayloads {
  balanceBooks: EveryMinute;
  cancelCardDue: EveryMinute;
  detachPaymentMethod: { customer_id: number; stripe_payment_method_id: string };
  lapseRequests: EveryMinute;
  notifyCustomer: { notification_id: number };
  postBranchMessage: { branch_message_id: number };
  putCalendarEvents: { reserve_id: number };
  putStripeCustomer: { customer_id: number };
  refundPayment: { refund_id: number };
  remindReserves: EveryMinute;
  resumeAttempts: EveryMinute;
  removeCalendarEvent: { branch_id: number; event_id: string };
  settleCancellation: { reserve_cancellation_id: number };
  settleChildcare: { childcare_id: number };
  settleDue: EveryMinute;
  sendApplicationMail: { application_id: number };
  sendApplicationReply: { application_id: number };
  sendEmailChangeNotice: { email_change_id: number };
  sendInquiryMail: { inquiry_id: number };
  sendInquiryReply: { inquiry_id: number };
  sendHeadquartersMail: { headquarters_message_id: number };
  sendPasswordChangedMail: { uid: string; changed_at: number };
  sendPasswordResetMail: { uid: string };
  sendVerificationMail: { customer_id: number };
  dropUnlinkedSubscriptions: { customer_id: number };
  handleStripeEvent: { event_id: string };
  handleLineEvent: { event_id: string };
  reconcileAccounts: EveryMinute;
  reconcileRegistrations: Record<string, never>;
  reconcileSubscriptions: Record<string, never>;
  syncSubscription: { customer_id: number };
  eraseDeletedCustomers: EveryMinute;
  followPlanTypes: EveryMinute;
  forgetOldRecords: EveryMinute;
  settleMembershipChanges: EveryMinute;
}

export type JobName = keyof JobPayloads;
