import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

// Generous: on a busy machine everything here takes ten times as long.

/** The flow engine in a real browser, on the gallery's sample flow; its function is answered here, once per key. */
type Backend = {
  made: Map<string, number>;
  requests: number;
  /** Answers wait for this. */
  held?: Promise<void>;
};

async function answerFunction(context: BrowserContext): Promise<Backend> {
  const backend: Backend = { made: new Map(), requests: 0 };
  await context.route('**/asia-northeast1/gallerySample', async (route) => {
    backend.requests += 1;
    await backend.held;
    const { idempotency_key } = route.request().postDataJSON().data as { idempotency_key: string };
    const number = backend.made.get(idempotency_key) ?? backend.made.size + 1;
    backend.made.set(idempotency_key, number);
    return route.fulfill({ json: { result: { status: 'OK', number } } });
  });
  return backend;
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.goto('/gallery/flow/form');
  await page.getByLabel('お名前').fill(name);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '確認' })).toBeVisible();
}

const send = (page: Page) => page.getByRole('button', { name: '送信する' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: '受け付けました' });

test('reload on the form and on the confirm page, and a new tab, keep everything', async ({ page: first, context }) => {
  let page = first;
  const backend = await answerFunction(context);
  await page.goto('/gallery/flow/form');
  await page.getByLabel('お名前').fill('水野');
  await page.reload();
  await expect(page.getByLabel('お名前')).toHaveValue('水野');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('水野')).toBeVisible();
  await page.reload();
  await expect(page.getByText('水野')).toBeVisible();
  await expectAccessible(page);
  const closed = await context.newPage();
  await page.close();
  page = closed;
  await page.goto('/gallery/flow/confirm');
  await expect(page.getByText('水野')).toBeVisible();
  await send(page).dblclick();
  await expect(done(page)).toBeVisible();
  expect(backend.requests).toBe(1);
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'confirm')).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('水野');
});

test('reload on done and back from done send nothing again', async ({ page, context }) => {
  const backend = await answerFunction(context);
  await fillIn(page, '水野');
  await send(page).click();
  await expect(done(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('受付の番号は 1 です。')).toBeVisible();
  await page.goto('/gallery/flow/confirm');
  await expect(done(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(backend.requests).toBe(1);
});

test('after 60 minutes the draft is gone: the alert of SPEC §8, and the form', async ({ page, context }) => {
  await page.clock.install();
  await fillIn(page, '水野');
  await page.clock.fastForward('59:00');
  await page.goto('/gallery/flow/confirm');
  await expect(page.getByText('水野')).toBeVisible();
  await page.clock.fastForward('02:00');
  const alert = page.waitForEvent('dialog').then(async (dialog) => {
    const text = dialog.message();
    await dialog.accept();
    return text;
  });
  await page.reload();
  expect(await alert).toContain('お客様情報を取得できませんでした。');
  await expect(page).toHaveURL(/\/gallery\/flow\/form$/);
  await expect(page.getByLabel('お名前')).toHaveValue('');
  expect((await context.cookies()).find(({ name }) => name === 'confirm')?.path ?? '/').toBe('/');
});

test('two tabs with the same draft make one', async ({ page, context }) => {
  const backend = await answerFunction(context);
  await fillIn(page, '水野');
  const second = await context.newPage();
  await second.goto('/gallery/flow/confirm');
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.held = promise;
  await send(page).click();
  await send(second).click();
  resolve();
  await expect(done(page)).toBeVisible();
  await expect(done(second)).toBeVisible();
  expect(backend.made.size).toBe(1);
});

test('what was changed in another tab is shown before it is sent', async ({ page, context }) => {
  const backend = await answerFunction(context);
  await fillIn(page, '水野');
  const second = await context.newPage();
  await second.goto('/gallery/flow/form');
  await second.getByLabel('お名前').fill('藤井');
  await second.getByRole('button', { name: '確認へ進む' }).click();
  await expect(second.getByText('藤井')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('別の画面で内容が変更されました。')).toBeVisible();
  await expect(page.getByText('藤井')).toBeVisible();
  expect(backend.requests).toBe(0);
  await send(page).click();
  await expect(done(page)).toBeVisible();
  expect(backend.made.size).toBe(1);
});
