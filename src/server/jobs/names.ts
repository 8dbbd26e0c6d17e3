/** Every job with its payload. Payloads carry ids, never personal data. */
export interface JobPayloads {
  sendPasswordResetMail: { uid: string; token: string };
  handleStripeEvent: { event_id: string };
  handleLineEvent: { event_id: string };
}

export type JobName = keyof JobPayloads;
