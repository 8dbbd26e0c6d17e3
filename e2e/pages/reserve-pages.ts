import { expect, type Locator, type Page } from '@playwright/test';

type Payload = {
  branch_id: number;
  child_ids: number[];
  date: string;
  start: number;
  end: number;
  /** Meals, somebody who fetches, words to the branch: as the form sends them. */
  more?: { lunch_support_flag?: 1; pickup_flag?: 1; pickup_name?: string; pickup_tel?: string; remarks?: string };
};

/** The member's reserve pages, by what a parent sees and presses. */
export class ReservePages {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  heading = (name: string) => this.page.getByRole('heading', { level: 1, name });
  button = (name: string | RegExp) => this.page.getByRole('button', { name });

  async beginFuture(children: readonly string[]): Promise<void> {
    await this.page.goto('/mypage/reserves/select_branches');
    await this.chooseChildren(children);
    await this.button('日時を選ぶ').click();
    await expect(this.heading('日時を選ぶ')).toBeVisible();
  }

  /** Exactly these. */
  async chooseChildren(names: readonly string[]): Promise<void> {
    await expect(this.page.getByRole('group', { name: /^お子さま/ })).toBeVisible();
    for (const box of await this.page.getByRole('checkbox', { name: / / }).all()) await box.setChecked(false);
    for (const name of names) await this.page.getByRole('checkbox', { name }).check();
  }

  /** '11月24日'; turns the month's page if need be. */
  async chooseDate(day: string): Promise<void> {
    const cell = this.page.getByRole('button', { name: new RegExp(`${day}`) });
    await expect(this.page.getByRole('grid')).toBeVisible();
    if ((await cell.count()) === 0) await this.button('次').first().click();
    await cell.first().click();
    await expect(this.page.getByText(new RegExp(`^${day}\\(.\\)$`)).first()).toBeVisible();
  }

  async chooseTime(start: string, end: string): Promise<void> {
    await chooseStart(this.page, start);
    await chooseEnd(this.page, end);
  }

  /** The open hours; nothing else is shown. */
  starts = () => this.page.getByRole('group', { name: '開始', exact: true });
  hour = (hour: number) => this.starts().getByRole('radio', { name: new RegExp(`^${hour}時`) });

  /** 1時間, 2時間, 閉園まで … */
  length = (name: string) => this.page.getByRole('group', { name: '長さ' }).getByRole('radio', { name: `${name} ` });

  /** Folded: who fetches, and words to the branch. */
  async openDetails(): Promise<void> {
    await this.page.getByText('お迎え・園に伝えたいこと', { exact: true }).click();
  }

  /** What is chosen: '11:00〜13:00(2時間)'. */
  chosen = (text: string) => this.page.getByText(text, { exact: true });

  /** 同じ内容でもう一度, on the next such weekday. */
  async again(where: Locator): Promise<void> {
    await where.getByRole('button', { name: '同じ内容でもう一度' }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^次の.曜日/ })
      .click();
  }

  async toConfirm(): Promise<void> {
    await this.button('確認へ進む').click();
    await expect(this.heading('予約内容の確認')).toBeVisible();
  }

  /** Everything up to the confirm page. */
  async prepare(children: readonly string[], day: string, start: string, end: string): Promise<void> {
    await this.beginFuture(children);
    await this.chooseDate(day);
    await this.chooseTime(start, end);
    await this.toConfirm();
  }

  /** The list's card of one day. */
  card = (day: string) => this.page.getByRole('article').filter({ hasText: day });

  /** In the bar under the thumb, while the form is filled in. */
  estimate = () => this.page.locator('.sticky-bar').getByText(/^[\d,]+円$/);

  total = () => this.page.getByRole('rowheader', { name: /^合計/ }).locator('xpath=../td');
}

/** '9:15': the hour, then its minutes where it has several. */
export async function chooseStart(page: Page | Locator, start: string): Promise<void> {
  const [hour] = start.split(':');
  const hours = page.getByRole('group', { name: '開始', exact: true });
  await hours.getByRole('radio', { name: new RegExp(`^${hour}時`) }).check();
  const minutes = page.getByRole('group', { name: '開始の分' }).getByRole('radio', { name: start, exact: true });
  if ((await minutes.count()) > 0) await minutes.check();
}

/** By the length that ends then, or step by step. */
export async function chooseEnd(page: Page | Locator, end: string): Promise<void> {
  const lengths = page.getByRole('group', { name: '長さ' });
  const chip = lengths.getByRole('radio', { name: new RegExp(`〜${end}( |$)`) });
  for (let step = 0; step < 40 && (await chip.count()) === 0; step += 1) {
    const chosen =
      (await lengths.getByRole('radio', { checked: true }).evaluate((input) => input.parentElement?.textContent)) ?? '';
    const [, hour = '0', minute = '0'] = /〜(\d+):(\d+)/.exec(chosen) ?? [];
    const [wantedHour = 0, wantedMinute = 0] = end.split(':').map(Number);
    const longer = wantedHour * 60 + wantedMinute > Number(hour) * 60 + Number(minute);
    await lengths.getByRole('button', { name: longer ? /長くする$/ : /短くする$/ }).click();
  }
  await chip.check();
}

/** Calls a function as whoever is signed in on the page: for what another parent, or the same one before, did. */
export async function callAs<Result>(page: Page, name: string, data: unknown): Promise<Result> {
  const call = await callerAs(page);
  return call<Result>(name, data);
}

/** The same for many calls in a row: one token for all of them. */
export async function callerAs(page: Page): Promise<<Result>(name: string, data: unknown) => Promise<Result>> {
  const refreshed = await page.request.post('/auth/refresh');
  const { token } = (await refreshed.json()) as { token: string };
  return async <Result>(name: string, data: unknown): Promise<Result> => {
    const answer = await page.request.post(`/imahoiku/asia-northeast1/${name}`, {
      data: { data },
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await answer.json()) as { result: Result };
    return body.result;
  };
}

type Made = { status: string; reserve_id: number; reserve_amount: number };

/** A reserve made beforehand. */
export async function makeReserve(
  page: Page,
  { branch_id, child_ids, date, start, end, more }: Payload,
): Promise<Made> {
  const times = {
    reserve_date: date,
    start_hour: Math.floor(start / 60),
    start_min: start % 60,
    end_hour: Math.floor(end / 60),
    end_min: end % 60,
  };
  const input = { ...times, ...more, branch_id, child_ids };
  const { quote } = await callAs<{ quote: { reserve_amount: number } }>(page, 'quoteReserve', input);
  const made = await callAs<Made>(page, 'createReserve', {
    ...input,
    quoted_amount: quote.reserve_amount,
    idempotency_key: crypto.randomUUID(),
  });
  expect(made.status, JSON.stringify(made)).toBe('OK');
  return made;
}
