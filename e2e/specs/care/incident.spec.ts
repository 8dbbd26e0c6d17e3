import { expect, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { busyDay } from '../../pages/many-children.ts';
import { tablet } from '../../pages/staff-board.ts';

/** 世田谷こもれび園: no other spec comes here. */
const branch_id = 4;
const wide = { width: 1280, height: 900 };

test('an accident: written, the parent told, signed, and the child’s day on paper', async ({ page, signInStaff }) => {
  const [stay] = await busyDay(process.env.E2E_DATABASE_URL ?? '', { branch_id, date: '2026-11-16', count: 3 });
  const child = stay?.names[0] ?? '';
  await page.setViewportSize(tablet);
  await signInStaff(page, 'musashino-manager');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  await page.goto('/staff/incidents');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '報告書を書く' }).click();
  await expect(main.getByRole('heading', { name: '事故・ヒヤリハットの報告書' })).toBeVisible();

  await test.step('what is missing is said, and nothing typed is lost', async () => {
    await main.getByRole('radio', { name: '事故・けが' }).check();
    await main.getByLabel('起きた日時').fill('2026-11-16T09:40');
    await main.getByLabel('場所').fill('園庭');
    await main.getByRole('button', { name: '下書きを保存する' }).click();
    await expect(main.getByText('何が起きたかを入力してください。')).toBeVisible();
    await expect(main.getByText('お子さまを選んでください。')).toBeVisible();
    await expect(main.getByLabel('場所')).toHaveValue('園庭');
  });

  await test.step('saved as a draft', async () => {
    await main.getByRole('checkbox', { name: child }).first().check();
    await main.getByLabel('何が起きたか').fill('すべり台の下で転び、ひざをすりむきました。');
    await main.getByLabel('応急手当').fill('流水で洗いました。');
    await expectNoSidewaysScroll(page);
    await main.getByRole('button', { name: '下書きを保存する' }).click();
    await expect(main.getByRole('heading', { name: /^報告書 No\./ })).toBeVisible();
    await expect(main.getByText('まだ伝えていません')).toBeVisible();
  });

  await test.step('no signature before the parent was told', async () => {
    await main.getByRole('button', { name: '園長として確認する' }).click();
    await expect(main.getByText(/保護者に伝えた相手と日時が、まだ入っていません/)).toBeVisible();
    await main.getByRole('link', { name: '内容を直す' }).click();
    await main.getByLabel('伝えた相手').fill('お母さま');
    await main.getByLabel('伝えた日時').fill('2026-11-16T09:50');
    await main.getByLabel('伝えた内容').fill('転んだ様子と手当てを電話で伝えました。');
    await main.getByRole('button', { name: '下書きを保存する' }).click();
    await expect(main.getByText(/お母さま/)).toBeVisible();
    await main.getByLabel('経過の日時').fill('2026-11-16T09:42');
    await main.getByRole('textbox', { name: '経過', exact: true }).fill('ひざを洗い、ばんそうこうを貼った。');
    await main.getByRole('button', { name: '経過を書き足す' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'ばんそうこう' })).toBeVisible();
    await main.getByRole('button', { name: '園長として確認する' }).click();
    await expect(main.getByText('園長が確認しました')).toBeVisible();
    await expect(main.getByRole('link', { name: '内容を直す' })).toHaveCount(0);
    await expect(main.getByRole('textbox', { name: '追記', exact: true })).toBeVisible();
  });

  await test.step('the child’s day as PDF', async () => {
    await main.getByRole('button', { name: 'この日の記録をPDFで作る' }).click();
    const url = await main.getByRole('link', { name: 'PDFを開く' }).getAttribute('href');
    const answer = await page.request.get(url ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 4).toString()).toBe('%PDF');
  });

  await expectUsableAt(page, [tablet, wide, phone]);
});

test('a medicine: what the house refuses, and a dose that waits for a second person', { tag: '@again' }, async ({
  page,
  signInStaff,
}) => {
  const [stay] = await busyDay(process.env.E2E_DATABASE_URL ?? '', { branch_id, date: '2026-11-16', count: 1 });
  await page.setViewportSize(tablet);
  await signInStaff(page, 'musashino-manager');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  await page.goto('/staff/medicines/add');
  const main = page.getByRole('main');
  const options = main.getByLabel('お子さま');
  await options.selectOption({ index: 1 });
  expect(stay).toBeDefined();
  for (const title of ['医師が処方した薬です', '1回分で、名前と日付が書いてあります', '薬剤情報提供書を見ました']) {
    await main.getByRole('checkbox', { name: title }).check();
  }
  await main.getByRole('checkbox', { name: '保護者から手渡しで受け取りました' }).check();
  await main.getByLabel('薬の名前').fill('シロップ');
  await main.getByLabel('薬の種類').selectOption('シロップ');
  await main.getByLabel('1回の量').fill('3mL');
  await main.getByLabel('飲ませるとき').selectOption('食事のあと');
  await main.getByLabel('与薬の時刻').fill('12:30');
  await main.getByLabel('病名・症状').fill('鼻かぜ');
  await main.getByLabel('病院', { exact: true }).fill('こどもクリニック');
  await main.getByRole('button', { name: '受け取りを登録する' }).click();
  await expect(main.getByText(/初めて飲む薬はお預かりできません。ご家庭で/)).toBeVisible();
  await main.getByRole('checkbox', { name: '家で飲んだことがある薬です' }).check();
  await main.getByRole('button', { name: '受け取りを登録する' }).click();
  await expect(main.getByRole('heading', { name: '与薬' })).toBeVisible();
  await main.getByRole('button', { name: /^1\. 用意した/ }).click();
  await expect(main.getByText('もう一人の確認を待っています')).toBeVisible();
  await expectUsableAt(page, [tablet, phone]);
  await signInStaff(page, 'honbu');
  await page.goto('/staff/medicines');
  await main.getByRole('button', { name: /^2\. 確認した/ }).click();
  await main.getByRole('button', { name: /^3\. 与薬した/ }).click();
  await expect(main.getByText('与薬済み').first()).toBeVisible();
});
