import { z } from 'zod';

/** Sweeps look for themselves what is due by the server's clock; what the timer sends along is not read. */
const everyMinute = z.object({});
const id = z.int().positive();
const text = z.string().min(1);

/** Every job with its payload. Payloads carry ids, never personal data or secrets. */
export const jobPayloads = {
  addHolidays: everyMinute,
  balanceBooks: everyMinute,
  cancelCardDue: everyMinute,
  checkServices: everyMinute,
  escalatePickUps: everyMinute,
  sendPickUpAlert: z.object({ pick_up_escalation_id: id }),
  detachPaymentMethod: z.object({ customer_id: id, stripe_payment_method_id: text }),
  lapseRequests: everyMinute,
  remindRequests: everyMinute,
  watchLineQuota: everyMinute,
  notifyCustomer: z.object({ notification_id: id }),
  postBranchMessage: z.object({ branch_message_id: id }),
  putCalendarEvents: z.object({ reserve_id: id }),
  putPlanPrice: z.object({ plan_price_attempt_id: id }),
  putStripeCustomer: z.object({ customer_id: id }),
  refundPayment: z.object({ refund_id: id }),
  remindReserves: everyMinute,
  resumeAttempts: everyMinute,
  removeCalendarEvent: z.object({ branch_id: id, event_id: text }),
  settleCancellation: z.object({ reserve_cancellation_id: id }),
  settleCorrection: z.object({ childcare_correction_id: id }),
  settleChildcare: z.object({ childcare_id: id }),
  settleDue: everyMinute,
  handFeeWaivers: everyMinute,
  followUnpaid: everyMinute,
  chargeInstalments: everyMinute,
  chargeInstalment: z.object({ instalment_id: id }),
  sendApplicationMail: z.object({ application_id: id }),
  sendApplicationReply: z.object({ application_id: id }),
  sendEmailChangeNotice: z.object({ email_change_id: id }),
  remindInbox: everyMinute,
  tellFamilyMessage: z.object({ family_message_id: id }),
  sendInboxAnswer: z.object({ inbox_answer_id: id }),
  sendInquiryMail: z.object({ inquiry_id: id }),
  sendInquiryReply: z.object({ inquiry_id: id }),
  sendFamilyInvitation: z.object({ customer_id: id }),
  sendFamilyLink: z.object({ customer_id: id }),
  sendPersonInvitation: z.object({ family_invitation_id: id, email: text }),
  sendHeadquartersMail: z.object({ headquarters_message_id: id }),
  sendInvitationMail: z.object({ uid: text }),
  sendSecondFactorResetMail: z.object({ uid: text, changed_at: z.int() }),
  sendPasswordChangedMail: z.object({ uid: text, changed_at: z.int() }),
  sendPasswordResetMail: z.object({ uid: text }),
  sendVerificationMail: z.object({ customer_id: id }),
  dropUnlinkedSubscriptions: z.object({ customer_id: id }),
  handleStripeEvent: z.object({ event_id: text }),
  handleLineEvent: z.object({ event_id: text }),
  reconcileAccounts: everyMinute,
  reconcileRegistrations: everyMinute,
  reconcileSubscriptions: everyMinute,
  syncSubscription: z.object({ customer_id: id }),
  eraseDeletedCustomers: everyMinute,
  followPlanTypes: everyMinute,
  forgetOldRecords: everyMinute,
  settleMembershipChanges: everyMinute,
  // Put into the queue by the database (app.remove_file).
  removeFile: z.object({ file_key: z.uuid(), private_flag: z.boolean(), width: id.nullable() }),
  sweepFiles: everyMinute,
  tellAnswers: everyMinute,
  keepFigures: everyMinute,
  sendMorningMails: everyMinute,
  sendMorningMail: z.object({ morning_mail_id: id }),
  endSeatHolds: everyMinute,
  mergeSeatChanges: everyMinute,
  // Put into the queue by the database (app.serve_waitlist).
  serveWaitlist: z.object({ branch_id: id, date: z.iso.date() }),
  sweepWaitlist: everyMinute,
  askMornings: everyMinute,
  tellAttendance: everyMinute,
  remindDocuments: everyMinute,
  remindTickets: everyMinute,
  remindClaims: everyMinute,
  sealHealthCards: everyMinute,
  sendFirstVisitPacks: everyMinute,
  sendFirstVisitPaper: z.object({ first_visit_pack_id: id }),
  settleResale: everyMinute,
  giveBackFees: z.object({ branch_id: id, date: z.iso.date() }),
} satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof jobPayloads;
export type JobPayloads = { [Name in JobName]: z.output<(typeof jobPayloads)[Name]> };

export const isJobName = (name: string): name is JobName => Object.hasOwn(jobPayloads, name);

const schemas: { readonly [Name in JobName]: z.ZodType<JobPayloads[Name]> } = jobPayloads;

/** What stands in the queue as the job expects it. Otherwise the job fails at once, and the queue's record says why. */
export function readPayload<Name extends JobName>(name: Name, payload: unknown): JobPayloads[Name] {
  const read = schemas[name].safeParse(payload);
  if (read.success) return read.data;
  throw new Error(`${name}: its payload cannot be read\n${z.prettifyError(read.error)}`);
}
