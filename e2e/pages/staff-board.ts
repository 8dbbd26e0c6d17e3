import { expect, type Locator, type Page } from '@playwright/test';

export const tablet = { width: 820, height: 1180 };

/** The today board, by what staff see and press. */
export class StaffBoard {
  readonly page: Page;
  readonly look: 'cards' | 'rows';
  constructor(page: Page, look: 'cards' | 'rows' = 'cards') {
    this.page = page;
    this.look = look;
  }

  async open(): Promise<void> {
    await this.page.setViewportSize(tablet);
    // How many children a branch has by now depends on the other specs: the look is chosen, not left to the number.
    await this.page.addInitScript((look) => localStorage.setItem('imahoiku.staff.board_look', look), this.look);
    await this.page.goto('/staff/today');
    await expect(this.page.getByText('自動更新中')).toBeVisible();
    await expect(this.column('来園予定')).toBeVisible();
  }

  column = (title: string): Locator => this.page.getByRole('region', { name: new RegExp(`^${title}`) });
  /** A card by a child's name, in a column. */
  card = (title: string, child: string): Locator => this.column(title).getByRole('article').filter({ hasText: child });
  tap = (child: string, what: string): Promise<void> =>
    this.page
      .getByRole('main')
      .getByRole('button', { name: `${child} ${what}` })
      .click();
  /** What was pressed shows at once; a page that closes before the server has it would take it along. */
  sent = (): Promise<void> => expect(this.page.getByText(/^(未送信|送信しています…)/)).toHaveCount(0);
  /** Hours before the reserve begins the board asks first; a person says yes. */
  takeEarly = (): Promise<void> =>
    this.page
      .getByRole('alertdialog', { name: 'このまま登園にしますか' })
      .getByRole('button', { name: '登園にする' })
      .click();
  /** Of a child that came less than a minute ago the board asks who fetches it (decision 101); whoever stands first does. */
  fetchedAtOnce = (child: string): Promise<void> =>
    this.page
      .getByRole('dialog', { name: `${child}さんのお迎えの方` })
      .getByRole('button', { name: /^(?!閉じる|ここに)/ })
      .first()
      .click();
}
