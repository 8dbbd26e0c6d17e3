import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { routes } from '../../../src/domain/routing/routes.ts';
import { tokyoDateOf } from '../../../src/domain/time.ts';
import { type NewCompany, startNewCompany } from '../../../tools/new-company/start.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { readBooks } from '../../fixtures/books.ts';
import { emptyDatabase } from '../../fixtures/test-cluster.ts';
import { freePortRange } from '../../fixtures/test-demo.ts';
import { cards, fillCard } from '../../pages/card-fields.ts';
import { acceptInvitation, CompanyConsole } from '../../pages/company-console.ts';
import { haru, RegistrationForm } from '../../pages/registration-form.ts';
import { StaffBoard } from '../../pages/staff-board.ts';
import * as typed from '../../pages/what-the-company-tells.ts';

/** From an empty database to an open company, in production mode, by the documented commands and the console alone. */
const honbu = { email: 'honbu@example.jp', name: '本部 花子', password: 'kodomo-no-eki-27' };
const manager = { email: 'encho@example.jp', name: '園長 一郎', password: 'asa-no-hikari-31' };
const parent = { email: 'kobayashi@example.jp', name: '小林 さくら', kana: 'コバヤシ サクラ' };
const now = nextMorning();
let databaseUrl: string;
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
  databaseUrl = database.url;
  company = await startNewCompany({ databaseUrl, port: await freePortRange(), now });
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

/** The worker sends it a moment later. */
async function linkMailedTo(email: string, form = /https:\/\/\S+\/staff\/reset_password\/[\w-]+/): Promise<string> {
  const address = `${company.emulators.mail}/emulator/messages?to=${encodeURIComponent(email)}`;
  let link = '';
  await expect(async () => {
    const { messages } = (await (await fetch(address)).json()) as { messages: { text: string }[] };
    link = form.exec(messages[0]?.text ?? '')?.[0] ?? '';
    expect(link, `mailed to ${email}`).not.toBe('');
  }).toPass();
  return link;
}

/** Headquarters add the company's LINE account as a friend on their own phone. */
async function befriendCompany(): Promise<void> {
  const event = { type: 'follow', user_id: `U${'12'.padStart(32, '0')}` };
  const answer = await fetch(`${company.emulators.line}/emulator/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  expect(await answer.json()).toMatchObject({ deliveries: [{ status: 200 }] });
}

const amountsOf = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount).toSorted((a, b) => a - b);

test('a company opens from an empty database', { tag: '@again' }, async () => {
  await test.step('the documented commands', async () => {
    expect(await company.command('tools/migrate.ts')).toContain('0001_baseline');
    await company.start();
    const made = await company.command('tools/first-account.ts', ...['--email', honbu.email, '--name', honbu.name]);
    expect(made).toContain(`mailed to ${honbu.email}`);
    const again = company.command('tools/first-account.ts', '--email', 'x@example.jp', '--name', '誰か');
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
    await acceptInvitation(page, link, honbu.email, honbu.password);
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
    await page.goto(await linkMailedTo(honbu.email, /https:\/\/\S+\/staff\/headquarters\?arrived=[\w-]+/));
    await befriendCompany();
    await page.reload();
    for (const name of ['メールのテスト', 'Stripeからの通知(Webhook)', 'LINEからの通知(Webhook)']) {
      await expect(list.getByRole('listitem').filter({ hasText: `${name} 完了` })).toBeVisible();
    }
    await expect(list.getByRole('button', { name: '公開する' })).toBeDisabled();
    await expectAccessible(page);
  });

  const hq = new CompanyConsole(page, tokyoDateOf(now));
  await test.step('who the company is, what it costs', async () => {
    await hq.writeFacts(typed.facts);
    await hq.writeDocuments(typed.documents);
    await hq.writeBringList('着替え', '上下2組');
    await hq.addRule('料金', typed.unitPrice);
    await hq.addRule('キャンセル料の決まり', typed.cancellation);
    await hq.addRule('プラン', typed.plan);
  });

  const door = await visit(820);
  await test.step('the first branch with a picture and its manager', async () => {
    await hq.addBranch({ ...typed.branch, 開園日: hq.today }, typed.branchTown);
    await hq.addPicture('木のおもちゃが並ぶ保育室');
    await hq.openBranch();
    await hq.writeAddressAndPostings(typed.headquarters, typed.posting, typed.branchName);
    await hq.inviteManager(manager, typed.branchName);
    await acceptInvitation(door, await linkMailedTo(manager.email), manager.email, manager.password);
    await expect(door).toHaveURL('/staff/today');
  });

  const family = await visit(390);
  await test.step('headquarters open the company, and the site is there', async () => {
    await hq.setUpSecondFactor();
    await hq.openCompany();
    await family.goto('/branches/hajimari');
    await expect(family.getByRole('heading', { level: 1, name: typed.branchName })).toBeVisible();
    await expect(family.getByText('開園準備中')).toHaveCount(0);
    const shown = family.getByRole('img', { name: '木のおもちゃが並ぶ保育室' }).first();
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('a parent registers with a card and reserves for today', async () => {
    await family.goto('/registration/customers');
    await family.getByLabel('メールアドレス').fill(parent.email);
    await family.getByLabel('パスワード', { exact: true }).fill('himitsu-no-kotoba');
    await family.getByRole('button', { name: 'メールアドレスで登録する' }).click();
    const form = new RegistrationForm(family);
    await form.fillYou(parent);
    await form.toChild();
    await form.fillFamily();
    await form.toCard();
    await form.choosePlan('スタンダード');
    await fillCard(family, cards.good);
    await form.goOn();
    await form.agree();
    await family.getByRole('button', { name: '登録する' }).click();
    await expect(family.getByRole('heading', { name: '登録が完了しました' })).toBeVisible();
    await family.goto('/mypage/reserves_today/select_branches');
    await family.getByRole('button', { name: '確認へ進む' }).click();
    await family.getByRole('button', { name: '予約を確定する' }).click();
    await expect(family.getByRole('heading', { level: 1, name: 'ご予約が確定しました' })).toBeVisible();
  });

  await test.step('the manager checks the child in and out, and the charge lands in the books', async () => {
    const board = new StaffBoard(door);
    await company.advance(75 * 60);
    await board.open();
    await board.tap(haru.name, '登園');
    await expect(board.card('お預かり中', haru.name)).toBeVisible();
    await company.advance(120 * 60);
    await board.open();
    // The board shows it before the server knows.
    const known = door.waitForResponse((answer) => /staffCheckOut/i.test(answer.url()));
    await board.tap(haru.name, '降園');
    await known;
    await expect(board.card('降園済み', haru.name)).toBeVisible();
    await company.advance(20 * 60);
    await expect(async () => {
      const { charged, payments } = await readBooks({ databaseUrl, emulators: company.emulators });
      const stay = payments.find(({ purpose }) => purpose?.startsWith('childcare'));
      expect(stay?.amount).toBe(stay?.owed);
      expect(stay?.amount).toBeGreaterThanOrEqual(2 * 1000);
      // The plan's first month and the stay, and nothing else.
      expect(charged).toHaveLength(2);
      expect(amountsOf(charged)).toEqual(amountsOf(payments));
    }).toPass();
  });
});
