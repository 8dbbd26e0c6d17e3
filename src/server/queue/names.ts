import { z } from 'zod';

interface JobDefinition {
  payload: z.ZodType;
  /** When it runs by itself: graphile-worker's cron line around the job's name. */
  at?: readonly [times: string, options: string];
}

/**
 * A sweep looks for itself what is due by the server's clock; what the timer sends along is not read. graphile-worker reads
 * the times as UTC: 18:00 is 3:00 in Tokyo.
 */
const timed = (times: string, options = '') => ({ payload: z.object({}), at: [times, options] as const });
const asked = <Shape extends z.ZodRawShape>(shape: Shape) => ({ payload: z.object(shape) });
const id = z.int().positive();
const text = z.string().min(1);

/** Every job with its payload and its times. Payloads carry ids, never personal data or secrets. */
export const jobDefinitions = {
  addHolidays: timed('0 18 15 2 *'),
  balanceBooks: timed('20 18 * * *'),
  cancelCardDue: timed('* * * * *', '?max=1'),
  checkServices: timed('*/30 * * * *', '?max=1'),
  escalatePickUps: timed('* * * * *', '?max=1'),
  sendPickUpAlert: asked({ pick_up_escalation_id: id }),
  detachPaymentMethod: asked({ customer_id: id, stripe_payment_method_id: text }),
  endBranches: timed('*/10 * * * *', '?max=1'),
  lapseRequests: timed('* * * * *', '?max=1'),
  remindRequests: timed('* * * * *', '?max=1'),
  watchLineQuota: timed('*/10 * * * *', '?max=1'),
  notifyCustomer: asked({ notification_id: id }),
  postBranchMessage: asked({ branch_message_id: id }),
  putCalendarEvents: asked({ reserve_id: id }),
  putPlanPrice: asked({ plan_price_attempt_id: id }),
  putStripeCustomer: asked({ customer_id: id }),
  refundPayment: asked({ refund_id: id }),
  remindReserves: timed('* * * * *', '?max=1'),
  resumeAttempts: timed('* * * * *', '?max=1'),
  removeCalendarEvent: asked({ branch_id: id, event_id: text }),
  settleCancellation: asked({ reserve_cancellation_id: id }),
  settleCorrection: asked({ childcare_correction_id: id }),
  settleChildcare: asked({ childcare_id: id }),
  settleDue: timed('* * * * *', '?max=1'),
  handFeeWaivers: timed('*/5 * * * *', '?max=1'),
  followUnpaid: timed('0 2 * * *'),
  chargeInstalments: timed('0 1 * * *'),
  chargeInstalment: asked({ instalment_id: id }),
  sendApplicationMail: asked({ application_id: id }),
  sendApplicationReply: asked({ application_id: id }),
  sendEmailChangeNotice: asked({ email_change_id: id }),
  remindInbox: timed('5 0-10 * * *'),
  tellFamilyMessage: asked({ family_message_id: id }),
  sendAnnouncements: timed('* * * * *', '?max=1'),
  sendInboxAnswer: asked({ inbox_answer_id: id }),
  sendInquiryMail: asked({ inquiry_id: id }),
  sendInquiryReply: asked({ inquiry_id: id }),
  sendFamilyInvitation: asked({ customer_id: id }),
  sendFamilyLink: asked({ customer_id: id }),
  sendPersonInvitation: asked({ family_invitation_id: id, email: text }),
  sendHeadquartersMail: asked({ headquarters_message_id: id }),
  sendInvitationMail: asked({ uid: text }),
  sendSecondFactorResetMail: asked({ uid: text, changed_at: z.int() }),
  sendPasswordChangedMail: asked({ uid: text, changed_at: z.int() }),
  sendPasswordResetMail: asked({ uid: text }),
  sendVerificationMail: asked({ customer_id: id }),
  dropUnlinkedSubscriptions: asked({ customer_id: id }),
  handleStripeEvent: asked({ event_id: text }),
  handleLineEvent: asked({ event_id: text }),
  reconcileAccounts: timed('10 18 * * *'),
  reconcileRegistrations: timed('*/10 * * * *'),
  reconcileSubscriptions: timed('0 18 * * *'),
  syncSubscription: asked({ customer_id: id }),
  eraseDeletedCustomers: timed('30 18 * * *'),
  followPlanTypes: timed('*/10 * * * *'),
  forgetOldRecords: timed('40 18 * * *'),
  settleMembershipChanges: timed('* * * * *', '?max=1'),
  // Put into the queue by the database (app.remove_file).
  removeFile: asked({ file_key: z.uuid(), private_flag: z.boolean(), width: id.nullable() }),
  sweepFiles: timed('50 * * * *'),
  tellAnswers: timed('* * * * *', '?max=1'),
  keepFigures: timed('15 18 * * *'),
  sendMorningMails: timed('*/10 * * * *', '?max=1'),
  sendMorningMail: asked({ morning_mail_id: id }),
  sendStaffMessage: asked({ staff_message_id: id }),
  sweepCover: timed('* * * * *', '?max=1'),
  keepSeatDemands: timed('5 15 * * *'),
  endSeatHolds: timed('* * * * *', '?max=1'),
  mergeSeatChanges: timed('25 * * * *', '?max=1'),
  // Put into the queue by the database (app.enqueue_waitlist).
  serveWaitlist: asked({ branch_id: id, date: z.iso.date() }),
  sweepWaitlist: timed('* * * * *', '?max=1'),
  watchSleep: timed('* * * * *', '?max=1'),
  sendSleepCall: asked({ branch_id: id }),
  askMornings: timed('* * * * *', '?max=1'),
  tellAttendance: timed('* * * * *', '?max=1'),
  remindDocuments: timed('30 1 * * *'),
  remindTickets: timed('35 1 * * *'),
  remindClaims: timed('35 1 * * *'),
  sealHealthCards: timed('45 18 * * *'),
  sendFirstVisitPacks: timed('* * * * *', '?max=1'),
  sendFirstVisitPaper: asked({ first_visit_pack_id: id }),
  settleResale: timed('30 15-17 * * *'),
  giveBackFees: asked({ branch_id: id, date: z.iso.date() }),
} satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobDefinitions;
export type JobPayloads = { [Name in JobName]: z.output<(typeof jobDefinitions)[Name]['payload']> };

export const isJobName = (name: string): name is JobName => Object.hasOwn(jobDefinitions, name);

const definitions: { readonly [Name in JobName]: JobDefinition & { payload: z.ZodType<JobPayloads[Name]> } } =
  jobDefinitions;

/** The timetable of the queue. */
export const crontab = Object.entries(definitions)
  .flatMap(([name, { at }]) => (at === undefined ? [] : [`${at[0]} ${name} ${at[1]}`.trim()]))
  .join('\n');

/** What is in the queue as the job expects it. Otherwise the job fails at once, and the queue's record says why. */
export function readPayload<Name extends JobName>(name: Name, payload: unknown): JobPayloads[Name] {
  const read = definitions[name].payload.safeParse(payload);
  if (read.success) return read.data;
  throw new Error(`${name}: its payload cannot be read\n${z.prettifyError(read.error)}`);
}
