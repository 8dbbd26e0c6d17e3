import { type Emulators, expect, expectAccessible, test as shared } from '../../fixtures/test.ts';
import { startTestDemo, type TestDemo } from '../../fixtures/test-demo.ts';
import { checkPage } from '../../pages/check-page.ts';
import { mailTo } from '../../pages/inbox.ts';
import { LineConsentPage } from '../../pages/line-consent-page.ts';
import { goToConfirm, heading } from '../../pages/mypage.ts';
import { memberPassword } from '../../pages/new-member.ts';
import { tablet } from '../../pages/staff-board.ts';

/** Moves the clock, so it has a demo of its own. */
const test = shared.extend<object, { demo: TestDemo }>({
  demo: [
    async ({ browserName: _ }, use) => {
      const demo = await startTestDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ demo }, use) => use(demo.url),
  emulators: async ({ demo }, use) => use(demo.emulators as Emulators),
});
test.describe.configure({ mode: 'default' });

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
/** The sign-in is old now; the page renews its token by itself. */
const anHourLater = (demo: TestDemo) => post(`${demo.url}/demo/clock`, { advance_seconds: 3600 });

test('before the sign-in changes the present password is asked for, and nothing typed is lost', {
  tag: '@again',
}, async ({ page, signIn, demo }) => {
  await signIn(page, 'hayashi');
  await anHourLater(demo);
  await page.goto('/mypage/login_methods/edit');
  await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'LINEで確認する' })).toHaveCount(0);
  await checkPage(page, 'ログイン方法');
  await page.getByLabel('いまのパスワード', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '確認する', exact: true }).click();
  await expect(page.getByText('いまのパスワードと違います。')).toBeVisible();
  await page.getByLabel('いまのパスワード', { exact: true }).fill('imahoiku-demo');
  await page.getByRole('button', { name: '確認する', exact: true }).click();
  await expect(page.getByText('確認できました。続けて変更できます。')).toBeVisible();

  await page.getByLabel('メールアドレス', { exact: true }).fill('hayashi@gmial.com');
  await page.getByLabel('新しいパスワード', { exact: true }).fill('12345678');
  await page.getByRole('button', { name: 'hayashi@gmail.com' }).click();
  await expect(page.getByLabel('メールアドレス', { exact: true })).toHaveValue('hayashi@gmail.com');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('続いた文字は、推測されやすい')).toBeVisible();
  await page.getByLabel('新しいパスワード', { exact: true }).fill('umi-to-yama-2026');
  await goToConfirm(page, '内容の確認');
  // Left alone for too long: asked once more on the confirm page, and the change goes on.
  await anHourLater(demo);
  await page.getByRole('button', { name: '変更する', exact: true }).click();
  await page.getByLabel('いまのパスワード', { exact: true }).fill('imahoiku-demo');
  await expectAccessible(page);
  await page.getByRole('button', { name: '確認する', exact: true }).click();
  await expect(heading(page, 'ログイン方法を変更しました')).toBeVisible();
});

test('who has LINE alone proves it there and comes back to what was typed', { tag: '@again' }, async ({
  page,
  demo,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'LINEでログイン' }).click();
  await new LineConsentPage(page).allowAs('中村 直樹');
  await expect(heading(page, '中村 直樹さん')).toBeVisible();
  // The consent made us friends again; then he blocks us.
  const blocked = { type: 'unfollow', user_id: `U${'8'.padStart(32, '0')}` };
  await post(`${demo.emulators.line}/emulator/events`, blocked);
  await expect(async () => {
    await page.goto('/mypage/top');
    await expect(page.getByText('LINEのお知らせが届いていません')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await anHourLater(demo);
  await page.goto('/mypage/customers/edit');
  await page.getByLabel('メールアドレス', { exact: true }).fill('naoki.nakamura@example.com');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeVisible();
  await checkPage(page, '内容の確認');
  await expect(page.getByLabel('いまのパスワード')).toHaveCount(0);
  await page.getByRole('link', { name: 'LINEで確認する' }).click();
  await new LineConsentPage(page).allowAs('加藤 悠人');
  await expect(page.getByText('ご登録のLINEアカウントと違います。')).toBeVisible();
  await page.getByRole('link', { name: 'もう一度LINEで進む' }).click();
  await new LineConsentPage(page).allowAs('中村 直樹');
  await expect(page.getByText('naoki.nakamura@example.com')).toBeVisible();
  await page.getByRole('button', { name: '変更する', exact: true }).click();
  await expect(heading(page, 'お客様情報を変更しました')).toBeVisible();

  // The new address is verified by the mailed link; until then My Page says so, quietly.
  await page.goto('/mypage/top');
  await page.getByRole('link', { name: /^お願い/ }).click();
  await expect(heading(page, 'お願い')).toBeVisible();
  await expect(page.getByText('メールアドレスの確認がまだです')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '確認のメールをもう一度送る' }).click();
  await expect(page.getByText('確認のメールをお送りしました')).toBeVisible();
  const { text } = await mailTo(page, demo.emulators.mail, 'naoki.nakamura@example.com', 'メールアドレスのご確認');
  await page.goto(/https?:\S+\/email_verification\S+/.exec(text)?.[0] ?? '');
  await checkPage(page, 'メールアドレスを確認しました');
  await page.goto('/mypage/to_do');
  await expect(page.getByText('LINEのお知らせが届いていません')).toBeVisible();
  await expect(page.getByText('メールアドレスの確認がまだです')).toHaveCount(0);
});

/** Needs no clock: the shared demo, with a family of its own. */
shared(
  "one's sessions: another browser is signed out, then all of them",
  async ({ page, browser, baseURL, family }) => {
    const { email } = await family(page, 'kimura');
    const other = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
    });
    const phone = await other.newPage();
    const signInThere = async () => {
      const answer = await phone.request.post('/auth/password', { data: { email, password: memberPassword } });
      expect(answer.status()).toBe(200);
    };
    await signInThere();
    await phone.goto('/mypage/top');
    await page.goto('/mypage/login_methods/edit');
    await page.getByRole('link', { name: 'ログイン中の端末' }).click();
    await checkPage(page, 'ログイン中の端末');
    await expect(page.getByText('この端末', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: /ログアウト.*iPhone/ }).click();
    await expect(page.getByText('iPhone / Safari', { exact: true })).toHaveCount(0);
    await phone.goto('/mypage/children/list');
    await expect(heading(phone, 'ログインをお願いします')).toBeVisible();
    await signInThere();

    await page.getByRole('button', { name: 'すべての端末でログアウトする' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // While it fades in, its colours are not its own.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'ログアウトする', exact: true }).click();
    await expect(heading(page, 'ログイン')).toBeVisible();
    await phone.goto('/mypage/top');
    await expect(heading(phone, 'ログインをお願いします')).toBeVisible();
    await other.close();
  },
);

test('mail that is refused is shown to the family and to staff', { tag: '@again' }, async ({
  page,
  signIn,
  signInStaff,
}) => {
  await signIn(page, 'shimizu');
  await page.goto('/mypage/to_do');
  await expect(page.getByText('メールが届いていません')).toBeVisible();
  await checkPage(page, 'お願い');
  await signInStaff(page, 'minato-manager');
  await page.goto('/staff/customers/12');
  await expect(page.getByText('届いていません', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('headquarters see to a matter of money; the badge goes', { tag: '@again' }, async ({ page, signInStaff }) => {
  await page.setViewportSize(tablet);
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters');
  const nav = page.getByRole('navigation', { name: 'スタッフメニュー' }).first();
  await expect(nav.getByRole('link', { name: /^いま/ })).toContainText('1');
  await page.getByRole('link', { name: /本部への連絡 入金/ }).click();
  await checkPage(page, '本部への連絡');
  await page.setViewportSize(tablet);
  await page.getByRole('button', { name: /対応済みにする/ }).click();
  await expect(page.getByText('未対応', { exact: true })).toHaveCount(0);
  await expect(nav.getByRole('link', { name: /^いま/ })).not.toContainText('1');
});
