import type { Call, Route } from '../api/call.ts';
import { StripeFailure } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { Account, StripeObject } from '../api/objects.ts';
import { map, mergeMetadata, nullableText, oneOf, requiredText, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { newId } from '../state.ts';

export function newAccount(input: {
  id: string;
  type: string;
  email: string | null;
  created: number;
  ready: boolean;
}): Account {
  const capability = input.ready ? 'active' : 'inactive';
  return {
    id: input.id,
    object: 'account',
    business_profile: {
      mcc: null,
      name: null,
      product_description: null,
      support_email: null,
      support_phone: null,
      url: null,
    },
    business_type: null,
    capabilities: { card_payments: capability, transfers: capability },
    charges_enabled: input.ready,
    controller: { is_controller: true, type: 'application' },
    country: 'JP',
    created: input.created,
    default_currency: 'jpy',
    details_submitted: input.ready,
    email: input.email,
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${input.id}/external_accounts` },
    future_requirements: { currently_due: [], past_due: [], pending_verification: [] },
    metadata: {},
    payouts_enabled: input.ready,
    requirements: {
      currently_due: input.ready ? [] : ['external_account', 'tos_acceptance.date'],
      disabled_reason: input.ready ? null : 'requirements.past_due',
      past_due: [],
      pending_verification: [],
    },
    settings: { payouts: { debit_negative_balances: false, schedule: { interval: 'manual' } } },
    tos_acceptance: { date: input.ready ? input.created : null },
    type: input.type,
  };
}

/** account.updated goes to Connect endpoints, with the account it concerns. */
function updated(emulator: StripeEmulator, account: Account, change: () => void): Account {
  const before = structuredClone(account) as StripeObject;
  change();
  if (JSON.stringify(before) !== JSON.stringify(account))
    emit(emulator, 'account.updated', account, before, account.id);
  return account;
}

/** The person has finished Stripe's onboarding pages, or Stripe has stopped the account. */
export function setReady(emulator: StripeEmulator, accountId: string, ready: boolean): void {
  const account = find(emulator, 'accounts', accountId);
  updated(emulator, account, () => {
    const state = newAccount({
      id: account.id,
      type: String(account.type),
      email: account.email,
      created: account.created,
      ready,
    });
    Object.assign(account, { ...state, metadata: account.metadata, business_profile: account.business_profile });
  });
}

function applyAccount(account: Account, params: Params): void {
  const email = nullableText(params, 'email');
  if (email !== undefined) account.email = email;
  account.metadata = mergeMetadata(account.metadata, params);
  const profile = map(params, 'business_profile');
  if (profile !== undefined) account.business_profile = { ...(account.business_profile as object), ...profile };
}

function createAccount(emulator: StripeEmulator, { params }: Call): Account {
  const type = oneOf(params, 'type', ['standard', 'express', 'custom'] as const) ?? 'none';
  const account = newAccount({ id: newId('acct', 16), type, email: null, created: emulator.clock(), ready: false });
  applyAccount(account, params);
  emulator.state.accounts[account.id] = account;
  return account;
}

function createLink(emulator: StripeEmulator, { params }: Call) {
  const account = find(emulator, 'accounts', requiredText(params, 'account'), 'account').id;
  requiredText(params, 'type');
  const token = newId('link');
  const created = emulator.clock();
  const expires_at = created + 300;
  emulator.state.account_links[token] = {
    account,
    return_url: requiredText(params, 'return_url'),
    refresh_url: requiredText(params, 'refresh_url'),
    expires_at,
  };
  return { object: 'account_link', created, expires_at, url: `${emulator.base}/connect/onboarding/${token}` };
}

/** OAuth answers have their own error shape: `{error: 'invalid_grant', error_description}`. */
export class OAuthFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

function token(emulator: StripeEmulator, { params }: Call) {
  const grant = text(params, 'grant_type');
  if (grant !== 'authorization_code' && grant !== 'refresh_token') {
    throw new OAuthFailure('unsupported_grant_type', `Unsupported grant type: ${grant}`);
  }
  const code = text(params, grant === 'refresh_token' ? 'refresh_token' : 'code');
  if (code === undefined) throw new OAuthFailure('invalid_request', 'No authorization code provided');
  const account = grant === 'refresh_token' ? code.replace(/^rt_/, 'acct_') : emulator.state.oauth_codes[code];
  if (account === undefined || emulator.state.accounts[account] === undefined) {
    throw new OAuthFailure('invalid_grant', `Authorization code does not exist: ${code}`);
  }
  delete emulator.state.oauth_codes[code];
  const suffix = account.replace(/^acct_/, '');
  return {
    access_token: `sk_test_${suffix}`,
    livemode: false,
    refresh_token: `rt_${suffix}`,
    scope: text(params, 'scope') ?? 'read_write',
    stripe_publishable_key: `pk_test_${suffix}`,
    stripe_user_id: account,
    token_type: 'bearer',
  };
}

function deauthorize(emulator: StripeEmulator, { params }: Call) {
  const account = text(params, 'stripe_user_id') ?? '';
  if (emulator.state.accounts[account] === undefined) {
    throw new OAuthFailure('invalid_client', `This application is not connected to stripe account ${account}.`);
  }
  delete emulator.state.accounts[account];
  return { stripe_user_id: account };
}

const ACCOUNT_PARAMS = [
  'business_profile',
  'business_type',
  'capabilities',
  'company',
  'default_currency',
  'email',
  'external_account',
  'individual',
  'metadata',
  'settings',
  'tos_acceptance',
];

export const connectRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/accounts',
    accepts: [...ACCOUNT_PARAMS, 'type', 'country', 'controller'],
    run: createAccount,
  },
  {
    method: 'GET',
    path: '/v1/accounts',
    accepts: [...PAGING],
    run: (emulator, { params }) => page('/v1/accounts', Object.values(emulator.state.accounts), params),
  },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    accepts: [],
    run: (emulator, { id }) => {
      const account = emulator.state.accounts[id];
      if (account !== undefined) return account;
      // Stripe does not tell a missing account from one that is not ours.
      throw new StripeFailure(403, {
        type: 'invalid_request_error',
        code: 'account_invalid',
        message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/accounts/:id',
    accepts: ACCOUNT_PARAMS,
    run: (emulator, { id, params }) => {
      const account = find(emulator, 'accounts', id);
      return updated(emulator, account, () => applyAccount(account, params));
    },
  },
  {
    method: 'DELETE',
    path: '/v1/accounts/:id',
    accepts: [],
    run: (emulator, { id }) => {
      find(emulator, 'accounts', id);
      delete emulator.state.accounts[id];
      return { id, object: 'account', deleted: true };
    },
  },
  {
    method: 'POST',
    path: '/v1/account_links',
    accepts: ['account', 'collect', 'collection_options', 'refresh_url', 'return_url', 'type'],
    run: createLink,
  },
  {
    method: 'POST',
    path: '/oauth/token',
    accepts: ['grant_type', 'code', 'refresh_token', 'scope', 'assert_capabilities', 'client_secret'],
    run: token,
  },
  { method: 'POST', path: '/oauth/deauthorize', accepts: ['client_id', 'stripe_user_id'], run: deauthorize },
  {
    method: 'GET',
    path: '/v1/transfers',
    accepts: [...PAGING, 'destination'],
    run: (emulator, { params }) => {
      const destination = text(params, 'destination');
      const transfers = Object.values(emulator.state.transfers).filter(
        (transfer) => destination === undefined || transfer.destination === destination,
      );
      return page('/v1/transfers', transfers, params);
    },
  },
  { method: 'GET', path: '/v1/transfers/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'transfers', id) },
  {
    method: 'GET',
    path: '/v1/application_fees/:id',
    accepts: [],
    run: (emulator, { id }) => find(emulator, 'application_fees', id),
  },
];
