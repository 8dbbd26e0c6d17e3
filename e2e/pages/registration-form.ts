import { expect, type Locator, type Page } from '@playwright/test';

type Person = { name: string; kana: string; email: string };
type Child = { name: string; kana: string; birth: string; typed: string };

export const haru: Child = { name: '小林 はる', kana: 'コバヤシ ハル', birth: '2023/05/03', typed: '20230503' };
export const sora: Child = { name: '小林 そら', kana: 'コバヤシ ソラ', birth: '2025/01/20', typed: '20250120' };

/** The fields both registration variants share, by their labels. */
export class RegistrationForm {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  child(position: number): Locator {
    return this.page.getByRole('region', { name: `${position}人目のお子さま` });
  }

  /** What the seat needs of the parent. */
  async fillPerson({ name, kana, email }: Person): Promise<void> {
    const person = this.page.getByRole('region', { name: '保護者の方' });
    await person.getByLabel('お名前', { exact: true }).fill(name);
    await person.getByLabel('お名前(カナ)', { exact: true }).fill(kana);
    await person.getByLabel('電話番号', { exact: true }).fill('090-1234-5678');
    await person.getByLabel('メールアドレス').fill(email);
  }

  async fillEmergency(tel = '０８０１２３４５６７８'): Promise<void> {
    await this.page.getByLabel('緊急連絡先のお名前').fill('小林 一郎');
    await this.page.getByLabel('緊急連絡先の電話番号').fill(tel);
  }

  /** What the seat needs of a child. */
  async fillChild(position: number, { name, kana, typed }: Child): Promise<void> {
    const child = this.child(position);
    await child.getByLabel('お子さまのお名前', { exact: true }).fill(name);
    // The seat needs no kana: there it is folded.
    const folded = child.locator('details:not([open]) > summary', { hasText: 'お名前(カナ)' });
    if ((await folded.count()) > 0) await folded.click();
    await child.getByLabel('お子さまのお名前(カナ)', { exact: true }).fill(kana);
    await child.getByLabel('生年月日').fill(typed);
  }

  chooseGender(position: number): Promise<string[]> {
    return this.child(position).getByLabel('性別').selectOption('女の子');
  }

  addChild(): Promise<void> {
    return this.page.getByRole('button', { name: 'お子さまを追加する' }).click();
  }

  removeChild(position: number): Promise<void> {
    return this.child(position)
      .getByRole('button', { name: /取り消す/ })
      .click();
  }

  async fillAddress(): Promise<void> {
    const { page } = this;
    await page.getByLabel('郵便番号').fill('1050013');
    await expect(page.getByLabel('市区町村・町名')).toHaveValue('港区浜松町');
    await page.getByLabel('番地・建物名').fill('2-14-6 コーポ浜松町301');
  }

  async fillUsual(): Promise<void> {
    await this.page.getByLabel('よく利用する園').selectOption({ index: 1 });
    await this.page.getByLabel('掲載しない').check();
  }

  choosePlan(name: 'ライト' | 'スタンダード' | 'プレミアム'): Promise<void> {
    return this.page.getByRole('radio', { name: new RegExp(name) }).check();
  }

  /** Variant A, step 1 of 3. */
  async fillYou(person: Person): Promise<void> {
    const region = this.page.getByRole('region', { name: '保護者の方' });
    await this.fillPerson(person);
    await region.getByLabel('性別').selectOption('女性');
    await region.getByLabel('生年月日').fill('19900401');
    await this.fillAddress();
  }

  async toChild(): Promise<void> {
    await this.page.getByRole('button', { name: 'お子さまの入力へ' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'お子さま' })).toBeVisible();
  }

  /** Step 2 of 3. */
  async fillFamily(): Promise<void> {
    await this.fillChild(1, haru);
    await this.chooseGender(1);
    await this.fillEmergency();
    await this.fillUsual();
  }

  async toCard(): Promise<void> {
    await this.page.getByRole('button', { name: 'カードの入力へ' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'プランとカード' })).toBeVisible();
  }

  goOn(): Promise<void> {
    return this.page.getByRole('button', { name: '確認画面へ進む' }).click();
  }

  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /利用規約/ }).check();
    await this.page.getByRole('checkbox', { name: /お子さまの情報/ }).check();
  }
}
