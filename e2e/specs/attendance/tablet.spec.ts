import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 820, height: 1180 } });

const pin = '4826';
const dayMs = 24 * 60 * 60 * 1000;

/** As the person would on the account page, but from a browser of their own. */
async function setPin(request: APIRequestContext, key: string): Promise<void> {
  const signIn = await request.post('/auth/staff', { data: { email: `${key}@example.jp`, password: demoPassword } });
  const { token } = (await signIn.json()) as { token: string };
  const answer = await request.post('/imahoiku/asia-northeast1/staffSetPin', {
    headers: { authorization: `Bearer ${token}` },
    data: { data: { current_password: demoPassword, pin } },
  });
  expect(await answer.json()).toMatchObject({ result: { status: 'OK' } });
}

/** Every press is a touch; how many it took is told. */
async function becomes(page: Page, name: string): Promise<number> {
  let touches = 0;
  const touch = async (label: string) => {
    touches += 1;
    await page.getByRole('button', { name: label, exact: true }).click();
  };
  await touch('交代');
  await touch(name);
  for (const digit of pin) await touch(digit);
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  return touches;
}

const storedRoll = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'imahoiku-roll')) return null;
    return new Promise<string | null>((resolve) => {
      const opening = indexedDB.open('imahoiku-roll', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
      opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').get('roll');
        asked.onsuccess = () => {
          opening.result.close();
          const roll = asked.result as { data: ArrayBuffer; keys: { account_id: number }[] } | undefined;
          // Whatever lies beside it, too: a name in the open would be read here.
          const open = JSON.stringify({ ...roll, keys: [] });
          const ids = roll?.keys.map(({ account_id }) => account_id);
          resolve(roll ? `${ids} ${open} ${new TextDecoder().decode(roll.data)}` : null);
        };
      };
    });
  });

test('a shared tablet: registered, changed in six touches, locked, readable without connection until midnight', async ({
  page,
  context,
  playwright,
  baseURL,
  signInStaff,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await setPin(request, 'minato-staff');
  await setPin(request, 'minato-manager');
  await request.dispose();

  await signInStaff(page, 'minato-manager');
  await page.goto('/staff/tablets');
  await page.getByLabel('端末の名前').fill('玄関のタブレット');
  await page.getByLabel('あなたのパスワード', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'この端末をみなと広場園の端末にする' }).click();
  await expect(page.getByText('この端末は登録済みです')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/shots/tablets-820.png', fullPage: true });

  await page.goto('/staff/today');
  expect(await becomes(page, '前田 亮')).toBeLessThanOrEqual(6);
  await expect.poll(() => storedRoll(page)).toMatch(/^3 /);
  expect(await storedRoll(page)).not.toMatch(/陽向|アレルギー/);

  // A manager's PIN opens a manager's page with the password only.
  await becomes(page, '藤井 奈々');
  await page.goto('/staff/audit');
  await page.getByLabel('パスワード', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '確認して続ける' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^操作記録/ })).toBeVisible();

  // Locked: the number of children, no name of one.
  await page.getByRole('button', { name: '交代', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'だれが使いますか' })).toBeVisible();
  await expect(page.getByText(/お預かり中 \d+人/)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/shots/tablet-locked-820.png' });

  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  // An ambulance needs no PIN.
  await expect(page.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
  await expect(page.getByRole('region', { name: '救急・火事のとき' })).toContainText(
    '東京都港区港南2-19-4 みなと広場ビル1階 みなと広場園',
  );
  await page.getByRole('button', { name: '前田 亮' }).click();
  for (const digit of '1357') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('PINが違います。あと4回')).toBeVisible();
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^みなと広場園 今日の名簿/ })).toBeVisible();
  await expect(page.getByText(/アレルギー/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^緊急連絡先/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/shots/tablet-roll-820.png' });

  // Whoever signed in by password opens it by password.
  const sealedForPins = await storedRoll(page);
  // With a connection the page of the roll gives way to the console by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /今日の名簿/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.goto('/staff/login?by=password');
  await page.getByLabel('メールアドレス').fill('minato-manager@example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await page.waitForURL('**/staff/today');
  // The console loads its page anew for the other person.
  await expect.poll(() => byPassword(page).catch(() => [])).toEqual(['藤井 奈々']);
  await expect.poll(() => storedRoll(page).catch(() => sealedForPins)).not.toBe(sealedForPins);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: '藤井 奈々' }).click();
  await page.getByLabel('パスワード').fill(demoPassword);
  await page.getByRole('button', { name: '名簿を開く' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^みなと広場園 今日の名簿/ })).toBeVisible();

  await page.clock.setFixedTime(new Date((await page.evaluate(() => Date.now())) + dayMs));
  await page.goto('/staff/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'インターネットにつながっていません' })).toBeVisible();
  await expect.poll(() => storedRoll(page)).toBeNull();
  await context.setOffline(false);
});

/** Whose key of the roll lies under a password. */
const byPassword = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('imahoiku-roll', 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('kept').objectStore('kept').get('people');
          asked.onsuccess = () => {
            opening.result.close();
            const people = (asked.result ?? []) as { name: string; digits: number }[];
            resolve(people.filter(({ digits }) => digits === 0).map(({ name }) => name));
          };
        };
      }),
  );

test('a device nobody registered keeps nothing', async ({ page, signInStaff }) => {
  await signInStaff(page, 'minato-staff');
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await page.goto('/staff/today');
  await expect(page.getByRole('heading', { level: 1, name: /^11月16日/ })).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/staffReadRoll'))).toEqual([]);
  expect(await storedRoll(page)).toBeNull();
  await expect(page.getByRole('button', { name: '交代' })).toHaveCount(0);
});
