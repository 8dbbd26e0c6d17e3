interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
}

/** Thrown by operations; the server turns it into Stripe's `{error: …}` answer. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body =
      body.code === undefined ? body : { doc_url: `https://stripe.com/docs/error-codes/${body.code}`, ...body };
  }
}

export const invalidRequest = (message: string, extra: Partial<StripeErrorBody> = {}): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...extra });

export const missingParam = (param: string): StripeFailure =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

/** 404 when the object is named in the path, 400 when it is named by a parameter. */
export const noSuch = (kind: string, id: string, param: string, status: 400 | 404 = 404): StripeFailure =>
  new StripeFailure(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const unauthorized = (message: string): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message });

export const forbidden = (message: string, code?: string): StripeFailure =>
  new StripeFailure(403, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) });
