import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { routes } from '../../../src/domain/routing/routes.ts';
import { type NewCompany, startNewCompany } from '../../../tools/new-company/start.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { emptyDatabase } from '../../fixtures/test-cluster.ts';
import { freePortRange } from '../../fixtures/test-demo.ts';

/** From an empty database to an open company, in production mode, by the documented commands and the console alone. */
const honbu = { email: 'honbu@example.jp', name: '本部 花子', password: 'kodomo-no-eki-27' };
let company: NewCompany;
let browser: Browser;
const ends: (() => Promise<unknown>)[] = [];

/** Ten in the morning in Tokyo, the next time it is: the mailed link counts from the machine's own clock. */
function nextMorning(): Date {
  const now = Date.now();
  const morning = new Date(now);
  morning.setUTCHours(1, 0, 0, 0);
  return morning.getTime() > now ? morning : new Date(morning.getTime() + 24 * 3_600_000);
}

test.beforeAll(async () => {
  const database = await emptyDatabase();
  ends.push(database.drop);
  company = await startNewCompany({ databaseUrl: database.url, port: await freePortRange(), now: nextMorning() });
  ends.push(company.stop);
  const { launchOptions } = test.info().project.use;
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...company.browserArguments],
  });
  ends.push(() => browser.close());
});
test.afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const visit = (width = 1280): Promise<Page> =>
  browser.newPage({
    baseURL: company.url,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });

async function linkMailedTo(email: string): Promise<string> {
  const answer = await fetch(`${company.emulators.mail}/emulator/messages?to=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  const link = /https:\/\/\S+/.exec(messages[0]?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`no link was mailed to ${email}`);
  return link;
}

test('a company opens from an empty database', async () => {
  test.setTimeout(90_000);

  await test.step('the documented commands', async () => {
    expect(await company.command('tools/migrate.ts')).toContain('0018_opening.sql');
    await company.start();
    const made = await company.command(
      'tools/headquarters/first-account.ts',
      ...['--email', honbu.email, '--name', honbu.name],
    );
    expect(made).toContain(`mailed to ${honbu.email}`);
    const again = company.command('tools/headquarters/first-account.ts', '--email', 'x@example.jp', '--name', '誰か');
    await expect(again).rejects.toThrow('Headquarters have an account already');
  });

  await test.step('the site says that it is getting ready, on every page', async () => {
    const page = await visit();
    await page.goto('/');
    await expect(page.getByRole('note')).toContainText('開園準備中');
    await expect(page.getByRole('link', { name: '新規登録' })).toHaveCount(0);
    const paths = routes.filter(({ access }) => access === 'public').map(({ path }) => path.replace(/\{\w+\}/g, '1'));
    const statuses = await page.evaluate(
      (all) => Promise.all(all.map(async (path) => `${path} ${(await fetch(path)).status}`)),
      paths,
    );
    expect(statuses.filter((line) => !/ (200|404)$/.test(line))).toEqual([]);
    await page.goto('/registration/customers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('開園準備中です');
    await page.context().close();
  });

  const page = await visit();
  await test.step('the first account chooses a password and signs in', async () => {
    const link = await linkMailedTo(honbu.email);
    expect(link).toContain(`${company.url}/staff/reset_password/`);
    await page.goto(link);
    await page.getByLabel('新しいパスワード').fill(honbu.password);
    await page.getByRole('button', { name: 'パスワードを決める' }).click();
    await page.getByRole('link', { name: 'ログインする' }).click();
    await page.getByLabel('メールアドレス').fill(honbu.email);
    await page.getByLabel('パスワード', { exact: true }).fill(honbu.password);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  });

  await test.step('the checklist says what is missing', async () => {
    await expect(page).toHaveURL('/staff/headquarters');
    const list = page.getByRole('region', { name: '公開の準備' });
    await expect(list.getByRole('listitem').filter({ hasText: ' 未完了' })).not.toHaveCount(0);
    await list.getByRole('button', { name: 'LINEの接続を確認する' }).click();
    for (const name of ['Stripe(決済)', 'LINE']) {
      await expect(list.getByRole('listitem').filter({ hasText: `${name} 完了` })).toBeVisible();
    }
    await list.getByRole('button', { name: '自分にテストを送る' }).click();
    await expect(list.getByText(`${honbu.email} へ送りました`)).toBeVisible();
    await expect(list.getByRole('button', { name: '公開する' })).toBeDisabled();
    await expectAccessible(page);
  });
});
