import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserForTests } from '../../../tools/install-browser.ts';
import { servePaymentPage } from '../testing/page-server.ts';
import { startStripe } from '../testing/started.ts';

const started = startStripe();
let browser: Browser;
let context: BrowserContext;
let site: Awaited<ReturnType<typeof servePaymentPage>>;
let page: Page;
let outside: string[];
let problems: string[];
/** Addresses that received the card number. */
let cardSentTo: Set<string>;

beforeAll(async () => {
  site = await servePaymentPage(started.emulator.url);
  // No name but localhost resolves: a request to the outside cannot even start.
  const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  browser = await chromium.launch({ executablePath: browserForTests(), args });
  context = await browser.newContext({ locale: 'ja-JP' });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  page = await context.newPage();
  outside = [];
  problems = [];
  cardSentTo = new Set();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A declined card is a 402, which Chromium logs by itself.
    if (message.type() === 'error' && !message.text().includes('402')) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|data:)/.test(request.url())) outside.push(request.url());
    if (/4242424242424242|4000\d{12}/.test(decodeURIComponent(request.postData() ?? '') + request.url())) {
      cardSentTo.add(new URL(request.url()).origin);
    }
  });
});

afterEach(async () => {
  await page.close();
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});

async function open(clientSecret: string | null, mode = 'if_required') {
  await page.goto(`${site.url}/?client_secret=${clientSecret}&mode=${mode}`);
  await page.getByText('ready=true').waitFor();
}

async function fill(number: string, expiry = '1240', cvc = '123') {
  await page.getByLabel('カード番号').fill(number);
  await page.getByLabel('有効期限').fill(expiry);
  await page.getByLabel('セキュリティコード').fill(cvc);
}

const submit = () => page.getByRole('button', { name: '登録する' }).click();

async function result(): Promise<string> {
  const output = page.getByTestId('result');
  await output.filter({ hasText: /./ }).waitFor();
  return (await output.textContent()) ?? '';
}

async function setupIntent() {
  const customer = await started.stripe.customers.create({ name: '山田 花子' });
  return started.stripe.setupIntents.create({ customer: customer.id, allowed_payment_method_types: ['card'] });
}

const paymentIntent = () =>
  started.stripe.paymentIntents.create({ amount: 1100, currency: 'jpy', allowed_payment_method_types: ['card'] });

describe('the card form', () => {
  it('formats as one types, tells the brand and reports when it is complete', async () => {
    await open((await setupIntent()).client_secret);
    const number = page.getByLabel('カード番号');
    await number.pressSequentially('3530111333300000');
    await page.getByText('JCB').waitFor();
    expect(await number.inputValue()).toBe('3530 1113 3330 0000');
    await number.fill('378282246310005');
    await page.getByText('American Express').waitFor();
    expect(await number.inputValue()).toBe('3782 822463 10005');
    await number.fill('４２４２４２４２４２４２４２４２');
    await page.getByText('Visa').waitFor();
    expect(await number.inputValue()).toBe('4242 4242 4242 4242');
    await page.getByLabel('有効期限').pressSequentially('340');
    expect(await page.getByLabel('有効期限').inputValue()).toBe('03 / 40');
    await page.getByText('complete=false').waitFor();
    await page.getByLabel('セキュリティコード').pressSequentially('123');
    await page.getByText('complete=true').waitFor();
  });

  it('honours the appearance under a policy that refuses style elements', async () => {
    await open((await setupIntent()).client_secret);
    const input = page.getByLabel('カード番号');
    await input.focus();
    const style = await input.evaluate((element) => {
      const { borderRadius, fontFamily, fontSize, color, outlineColor, paddingTop } = getComputedStyle(element);
      return { borderRadius, fontFamily, fontSize, color, outlineColor, paddingTop };
    });
    expect(style).toEqual({
      borderRadius: '12px',
      fontFamily: 'serif',
      fontSize: '18px',
      color: 'rgb(43, 35, 32)',
      outlineColor: 'rgb(180, 83, 42)',
      paddingTop: '15px',
    });
  });

  it('says in Japanese what is missing and sends nothing', async () => {
    const intent = await setupIntent();
    await open(intent.client_secret);
    await fill('424242424242', '0121', '12');
    await submit();
    expect(await result()).toBe('validation_error: カード番号が最後まで入力されていません。');
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'カード番号が最後まで入力されていません。',
      '有効期限が過ぎています。',
      'セキュリティコードが最後まで入力されていません。',
    ]);
    expect(await page.getByLabel('カード番号').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('カード番号').evaluate((element) => element.matches(':focus'))).toBe(true);
    expect((await started.stripe.setupIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });
});

describe('accessibility', () => {
  it('the form and the 3-D Secure page have no violations', async () => {
    await open((await setupIntent()).client_secret);
    const check = async (selector: string) => {
      await page.evaluate(axe.source);
      const found = await page.evaluate(async (part) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part);
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      }, selector);
      expect(found).toEqual([]);
    };
    await check('form');
    await fill('4000002500003155', '1219', '123');
    await submit();
    await page.getByText('有効期限が過ぎています。').first().waitFor();
    await check('form');
    await page.getByLabel('有効期限').fill('1240');
    await submit();
    await page.getByRole('heading', { name: '本人認証（3Dセキュア）' }).waitFor();
    await check('main');
  });
});

describe('confirmSetup', () => {
  it('answers without leaving the page when no redirect is required', async () => {
    const intent = await setupIntent();
    await open(intent.client_secret);
    await fill('4242424242424242');
    await submit();
    expect(JSON.parse(await result())).toMatchObject({ setupIntent: { id: intent.id, status: 'succeeded' } });
    expect([...cardSentTo]).toEqual([started.emulator.url]);
    const methods = await started.stripe.customers.listPaymentMethods(String(intent.customer));
    expect(methods.data.map((method) => method.card?.last4)).toEqual(['4242']);
  });

  it('lands on the return_url with the parameters of Stripe', async () => {
    const intent = await setupIntent();
    await open(intent.client_secret, 'always');
    await fill('4242424242424242');
    await submit();
    await page.waitForURL('**/returned**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      plan: '2',
      setup_intent: intent.id,
      setup_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
  });

  it('shows a decline in Japanese, and another card may follow', async () => {
    const intent = await setupIntent();
    await open(intent.client_secret);
    await fill('4000000000000002');
    await submit();
    expect(JSON.parse(await result()).error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: expect.stringContaining('カードが承認されませんでした'),
      setup_intent: { id: intent.id },
    });
    await page.getByLabel('カード番号').fill('4242424242424242');
    await submit();
    await page.getByTestId('result').filter({ hasText: 'succeeded' }).waitFor();
  });

  it.each([
    ['認証する', 'succeeded', 'succeeded'],
    ['認証しない', 'failed', 'requires_payment_method'],
  ])('goes through 3-D Secure and back: %s', async (button, redirectStatus, status) => {
    const intent = await setupIntent();
    await open(intent.client_secret);
    await fill('4000002500003155');
    await submit();
    await page.getByRole('heading', { name: '本人認証（3Dセキュア）' }).waitFor();
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL('**/returned**');
    expect(new URL(page.url()).searchParams.get('redirect_status')).toBe(redirectStatus);
    expect((await started.stripe.setupIntents.retrieve(intent.id)).status).toBe(status);
  });
});

describe('confirmPayment and handleNextAction', () => {
  it('pays', async () => {
    const intent = await paymentIntent();
    await open(intent.client_secret);
    await fill('4242424242424242');
    await submit();
    expect(JSON.parse(await result())).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded' } });
  });

  it('authenticates in a dialog when there is no return_url', async () => {
    const intent = await paymentIntent();
    await started.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_authenticationRequired' });
    await open(intent.client_secret);
    await page.getByRole('button', { name: '認証を続ける' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: '認証する' }).click();
    expect(JSON.parse(await result())).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    expect(await page.locator('dialog').count()).toBe(0);
  });
});
