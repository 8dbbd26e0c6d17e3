import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { TokyoDate } from '../../src/domain/time.ts';
import { setUpAuthenticator } from './authenticator.ts';

type Typed = Readonly<Record<string, string>>;

/** A new company's console, by what headquarters see and press: each part begins at the checklist. */
export class CompanyConsole {
  readonly page: Page;
  readonly today: TokyoDate;
  constructor(page: Page, today: TokyoDate) {
    this.page = page;
    this.today = today;
  }

  checklist = () => this.page.getByRole('region', { name: '公開の準備' });
  private press = (name: string) => this.page.getByRole('button', { name }).click();

  /** From the checklist to the page of one item. */
  private async begin(item: string): Promise<void> {
    await this.page.goto('/staff/headquarters');
    await this.checklist()
      .getByRole('link', { name: `${item}を入力する` })
      .click();
  }

  private async fill(fields: Typed): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.page.getByLabel(label, { exact: true }).fill(value);
    }
  }

  async writeFacts(facts: Typed): Promise<void> {
    await this.begin('会社の情報');
    await this.page.getByRole('link', { name: '入力する', exact: true }).click();
    await this.fill(facts);
    await this.press('内容を確認する');
    await this.press('この内容で保存する');
    await expect(this.page.getByText('会社の情報を保存しました')).toBeVisible();
  }

  async writeDocuments(texts: Typed): Promise<void> {
    await this.begin('規約');
    for (const [name, body] of Object.entries(texts)) {
      await this.page.getByRole('link', { name: '規約と表記', exact: true }).click();
      await this.page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await this.page.getByRole('link', { name: '書きはじめる' }).click();
      await this.page.getByLabel('いつから').fill(this.today);
      await this.page.getByLabel(/^(本文|表記の項目)$/).fill(body);
      await this.press('内容を確認する');
      await this.press('この内容で保存する');
      await expect(this.page.getByText(`${name}を保存しました`)).toBeVisible();
    }
  }

  /** What is in force from today on: a price, the fees, a plan. */
  async addRule(item: string, fields: Typed): Promise<void> {
    await this.begin(item);
    await this.page.getByRole('link', { name: /^新しい(内容|プラン)を追加する$/ }).click();
    await this.fill(fields);
    await this.press('変わることを確認する');
    await this.press('この内容で保存する');
    await expect(this.page.getByText('追加しました')).toBeVisible();
  }

  /** Ends on its page. */
  async addBranch(fields: Typed, town: string): Promise<void> {
    await this.begin('最初の園');
    await this.page.getByRole('link', { name: '園を追加する' }).first().click();
    await this.fill(fields);
    await expect(this.page.getByLabel('市区町村・町名')).toHaveValue(town);
    await this.press('プレビューを確認する');
    await this.press('この内容で園を追加する');
    await expect(this.page.getByText('写真がありません')).toBeVisible();
  }

  /** On the page of a branch, which is shown again afterwards. */
  async addPicture(alternative_text: string): Promise<void> {
    const { page } = this;
    const branch = page.url();
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#d98b4a' } });
    const buffer = await picture.jpeg().toBuffer();
    await page.getByRole('link', { name: /^写真/ }).click();
    await this.press('写真を追加する');
    await page.getByLabel('写真', { exact: true }).setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('img', { name: '切り抜いたあとの写真' })).toBeVisible();
    await page.getByRole('textbox', { name: '写真の説明' }).fill(alternative_text);
    await page.getByRole('textbox', { name: '見出し' }).fill('保育室');
    await page.getByRole('radio', { name: /^だれか分かる方は写っていません/ }).check();
    await this.press('保存する');
    await expect(page.getByRole('article').filter({ hasText: alternative_text })).toBeVisible();
    await page.goto(branch);
  }

  async openBranch(): Promise<void> {
    await this.page.getByRole('link', { name: /^開園・閉園/ }).click();
    await this.press('開園する');
    await this.page.getByRole('alertdialog').getByRole('button', { name: '開園する' }).click();
    await expect(this.page.getByText('営業中').first()).toBeVisible();
  }

  async inviteManager({ name, email }: { name: string; email: string }, branch: string): Promise<void> {
    await this.begin('園長');
    await this.page.getByRole('link', { name: '招待する' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'スタッフを招待' })).toBeVisible();
    await this.fill({ お名前: name, メールアドレス: email });
    await this.page.getByRole('radio', { name: /^園長/ }).check();
    await this.press('園を足す');
    await this.page.getByRole('button', { name: branch, exact: true }).click();
    await this.press('招待メールを送る');
    await expect(this.page.getByText('招待中')).toBeVisible();
  }

  /** Where headquarters are reached, and what each branch must show. */
  async writeAddressAndPostings(headquarters: Typed, posting: Typed, branch: string): Promise<void> {
    await this.page.goto('/staff/headquarters/branches');
    await this.page
      .getByRole('main')
      .getByRole('link', { name: /^本部(?!への|管理)/ })
      .click();
    await this.page.getByRole('link', { name: /^基本情報/ }).click();
    await this.fill(headquarters);
    await expect(this.page.getByLabel('市区町村・町名')).not.toHaveValue('');
    await this.press('プレビューを確認する');
    await this.press('この内容で保存する');
    await expect(this.page.getByText('保存しました').first()).toBeVisible();
    await this.begin('掲示事項');
    await this.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${branch}`) })
      .click();
    await this.page.getByRole('link', { name: /^掲示事項と相談窓口/ }).click();
    await this.fill(posting);
    await this.press('プレビューを確認する');
    await this.press('この内容で保存する');
    await expect(this.page.getByText('掲示事項を保存しました')).toBeVisible();
  }

  async writeBringList(item: string, reason: string): Promise<void> {
    await this.begin('持ち物');
    await this.page.getByRole('link', { name: '入力する', exact: true }).click();
    await this.page.getByLabel('いつのご利用から').fill(this.today);
    await this.page.getByLabel('持ち物', { exact: true }).fill(item);
    await this.page.getByLabel('説明', { exact: true }).fill(reason);
    await this.press('内容を確認する');
    await this.press('この内容で保存する');
    await expect(this.page.getByText('持ち物を保存しました')).toBeVisible();
  }

  async setUpSecondFactor(): Promise<void> {
    await this.begin('2段階認証');
    await setUpAuthenticator(this.page);
  }

  async openCompany(): Promise<void> {
    await this.page.goto('/staff/headquarters');
    await expect(this.checklist().getByText('すべてそろいました。')).toBeVisible();
    await this.press('公開する');
    await this.page.getByRole('alertdialog').getByRole('button', { name: '公開する' }).click();
    await expect(this.page.getByText('に公開しました')).toBeVisible();
  }
}

/** The page of a mailed link: the password is chosen, and one signs in with it. */
export async function acceptInvitation(page: Page, link: string, email: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('新しいパスワード').fill(password);
  await page.getByRole('button', { name: 'パスワードを決める' }).click();
  await page.getByRole('link', { name: 'ログインする' }).click();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}
