import { isDatabaseGone } from '../postgres/database-gone.ts';

/** Codes are SPEC §8's; the message never carries SQL text or a value of the database. */
type DataApiErrorCode =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'aborted'
  | 'resource-exhausted'
  | 'unavailable'
  | 'deadline-exceeded'
  | 'internal';

export class DataApiError extends Error {
  readonly status: number;
  readonly code: DataApiErrorCode;
  /** One of ours by name, so that a page can say which rule spoke. */
  readonly constraint: string | undefined;

  constructor(
    status: number,
    code: DataApiErrorCode,
    message: string,
    options?: ErrorOptions & { constraint?: string | undefined },
  ) {
    super(message, options);
    this.name = 'DataApiError';
    this.status = status;
    this.code = code;
    this.constraint = options?.constraint;
  }
}

export function badRequest(message: string): DataApiError {
  return new DataApiError(400, 'invalid-argument', message);
}

type Refusal = readonly [status: number, code: DataApiErrorCode, message: string];

const INTERNAL: Refusal = [500, 'internal', 'The data could not be read'];
const UNAVAILABLE: Refusal = [503, 'unavailable', 'The data service is not available'];
const CONFLICT: Refusal = [409, 'aborted', 'The change conflicts with other data'];
const INVALID: Refusal = [400, 'invalid-argument', 'A value is not acceptable'];

const BY_SQLSTATE: Readonly<Record<string, Refusal>> = {
  '42501': [403, 'permission-denied', 'Permission denied'],
  '57014': [504, 'deadline-exceeded', 'The query took too long'],
  '55P03': CONFLICT,
  '23505': CONFLICT,
  '23P01': CONFLICT,
  '23502': INVALID,
  '23503': INVALID,
  '23514': INVALID,
  P0001: INVALID,
  // "statement too complex" and "too many columns" can only come from a free query
  '54001': INVALID,
  '54011': INVALID,
};

/** The first two characters of a SQLSTATE are its class. */
const BY_CLASS: Readonly<Record<string, Refusal>> = {
  '22': INVALID,
  '40': CONFLICT,
};

export function toDataApiError(error: unknown): DataApiError {
  if (error instanceof DataApiError) return error;
  const code = errorCode(error);
  const known = BY_SQLSTATE[code] ?? BY_CLASS[code.slice(0, 2)];
  const [status, name, message] = known ?? (isDatabaseGone(error) ? UNAVAILABLE : INTERNAL);
  return new DataApiError(status, name, message, { cause: error, constraint: spokenConstraint(error) });
}

/** Rules a person can run into by a direct write; no other name of the database leaves it. */
const SPOKEN = new Set([
  'child_has_upcoming_reserve',
  'birth_date_agreed_in_reserves',
  // the details of a registration
  'details_need_plan_and_card',
  'details_birth_date_is_past',
  'details_branch_is_choosable',
  'customers_prefecture_id_fkey',
  'customers_postal_code_check',
  'customers_address1_check',
  'customers_address2_check',
  'address1_is_not_blank',
  'address2_is_not_blank',
  'customers_social_media_upload_check',
]);

function spokenConstraint(error: unknown): string | undefined {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return typeof name === 'string' && SPOKEN.has(name) ? name : undefined;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function errorBody(error: DataApiError): string {
  return JSON.stringify({
    errors: [{ message: error.message, extensions: { code: error.code, constraint: error.constraint } }],
  });
}
