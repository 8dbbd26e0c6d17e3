import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiRoutes } from './api-server.ts';

const declarations = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm', 'resources');

function paramsOf(file: string, name: string): string[] {
  const source = readFileSync(join(declarations, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  const match = new RegExp(
    `^( *)(?:export )?interface ${name} (extends PaginationParams )?\\{\\n([\\s\\S]*?)^\\1\\}`,
    'm',
  ).exec(source);
  if (match === null) throw new Error(`${name} is not in ${file}`);
  const indent = `${match[1]}    `;
  const own = [...(match[3] ?? '').matchAll(new RegExp(`^${indent}(\\w+)\\??:`, 'gm'))].map((field) => field[1] ?? '');
  return [...own, ...(match[2] === undefined ? [] : ['limit', 'starting_after', 'ending_before'])];
}

const CALLS: [string, string, string, string][] = [
  ['POST', '/v1/customers', 'Customers.d.ts', 'CustomerCreateParams'],
  ['GET', '/v1/customers', 'Customers.d.ts', 'CustomerListParams'],
  ['POST', '/v1/customers/:id', 'Customers.d.ts', 'CustomerUpdateParams'],
  ['POST', '/v1/setup_intents', 'SetupIntents.d.ts', 'SetupIntentCreateParams'],
  ['POST', '/v1/setup_intents/:id', 'SetupIntents.d.ts', 'SetupIntentUpdateParams'],
  ['POST', '/v1/setup_intents/:id/confirm', 'SetupIntents.d.ts', 'SetupIntentConfirmParams'],
  ['POST', '/v1/setup_intents/:id/cancel', 'SetupIntents.d.ts', 'SetupIntentCancelParams'],
  ['POST', '/v1/payment_methods/:id', 'PaymentMethods.d.ts', 'PaymentMethodUpdateParams'],
  ['POST', '/v1/payment_methods/:id/attach', 'PaymentMethods.d.ts', 'PaymentMethodAttachParams'],
  ['GET', '/v1/payment_methods', 'PaymentMethods.d.ts', 'PaymentMethodListParams'],
  ['POST', '/v1/products', 'Products.d.ts', 'ProductCreateParams'],
  ['POST', '/v1/products/:id', 'Products.d.ts', 'ProductUpdateParams'],
  ['POST', '/v1/prices', 'Prices.d.ts', 'PriceCreateParams'],
  ['POST', '/v1/prices/:id', 'Prices.d.ts', 'PriceUpdateParams'],
  ['POST', '/v1/subscriptions', 'Subscriptions.d.ts', 'SubscriptionCreateParams'],
  ['POST', '/v1/subscriptions/:id', 'Subscriptions.d.ts', 'SubscriptionUpdateParams'],
  ['DELETE', '/v1/subscriptions/:id', 'Subscriptions.d.ts', 'SubscriptionCancelParams'],
  ['GET', '/v1/subscriptions', 'Subscriptions.d.ts', 'SubscriptionListParams'],
  ['POST', '/v1/payment_intents', 'PaymentIntents.d.ts', 'PaymentIntentCreateParams'],
  ['POST', '/v1/payment_intents/:id', 'PaymentIntents.d.ts', 'PaymentIntentUpdateParams'],
  ['POST', '/v1/payment_intents/:id/confirm', 'PaymentIntents.d.ts', 'PaymentIntentConfirmParams'],
  ['POST', '/v1/payment_intents/:id/capture', 'PaymentIntents.d.ts', 'PaymentIntentCaptureParams'],
  ['POST', '/v1/payment_intents/:id/cancel', 'PaymentIntents.d.ts', 'PaymentIntentCancelParams'],
  ['POST', '/v1/invoices/:id/pay', 'Invoices.d.ts', 'InvoicePayParams'],
  ['POST', '/v1/invoices/create_preview', 'Invoices.d.ts', 'InvoiceCreatePreviewParams'],
  ['GET', '/v1/invoices', 'Invoices.d.ts', 'InvoiceListParams'],
  ['POST', '/v1/refunds', 'Refunds.d.ts', 'RefundCreateParams'],
  ['GET', '/v1/refunds', 'Refunds.d.ts', 'RefundListParams'],
  ['POST', '/v1/account_links', 'AccountLinks.d.ts', 'AccountLinkCreateParams'],
  ['GET', '/v1/events', 'Events.d.ts', 'EventListParams'],
  ['POST', '/v1/webhook_endpoints', 'WebhookEndpoints.d.ts', 'WebhookEndpointCreateParams'],
  ['POST', '/v1/webhook_endpoints/:id', 'WebhookEndpoints.d.ts', 'WebhookEndpointUpdateParams'],
  ['POST', '/v1/test_helpers/test_clocks', 'TestHelpers/TestClocks.d.ts', 'TestClockCreateParams'],
  ['POST', '/v1/test_helpers/test_clocks/:id/advance', 'TestHelpers/TestClocks.d.ts', 'TestClockAdvanceParams'],
];

/** Sent by Stripe.js with the publishable key; the server SDK does not declare it. */
const BROWSER_ONLY = ['client_secret'];

/** Parameters the emulator does not model are refused, never silently ignored; those the API has removed are too. */
describe('a call accepts only parameters of API 2026-10-28.endive', () => {
  it.each(CALLS)('%s %s', (method, path, file, name) => {
    const route = apiRoutes.find((candidate) => candidate.method === method && candidate.path === path);
    const accepted = new Set(route?.accepts);
    const declared = new Set(paramsOf(file, name).filter((param) => param !== 'expand'));
    const browserOnly = route?.publishable ? BROWSER_ONLY : [];
    expect(accepted.size).toBeGreaterThan(0);
    expect([...accepted].filter((param) => !declared.has(param) && !browserOnly.includes(param))).toEqual([]);
  });
});
