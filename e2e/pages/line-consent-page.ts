import type { Page } from '@playwright/test';

/** LINE's consent page, as the emulator shows it. */
export class LineConsentPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  allowAs(name: string): Promise<void> {
    return this.#page.getByRole('button', { name: `${name}さんとして許可する` }).click();
  }

  deny(): Promise<void> {
    return this.#page.getByRole('button', { name: 'キャンセル' }).click();
  }

  /** LINE comes back with a state that is not ours. */
  async failAutoLogin(): Promise<void> {
    await this.#page.getByText('うまくいかない場合を試す').click();
    await this.#page.getByRole('button', { name: '自動ログインに失敗して戻る' }).click();
  }
}
