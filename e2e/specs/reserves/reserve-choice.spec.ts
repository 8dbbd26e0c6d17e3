import type { Page } from '@playwright/test';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { LineConsentPage } from '../../pages/line-consent-page.ts';
import { heading } from '../../pages/mypage.ts';
import { newMember } from '../../pages/new-member.ts';
import { haru, RegistrationForm } from '../../pages/registration-form.ts';

/** Which of the two buttons was pressed while signed out survives every way in. */
const press = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name: '予約' }).getByRole('link', { name }).click();
const today = /今日すぐ預ける/;
const tomorrow = /明日からの予約/;

test('a returning parent who signs in with LINE lands in what was pressed', async ({ page }) => {
  await page.goto('/branches/minato-hiroba');
  await press(page, today);
  await checkPage(page, '登録して予約する');
  await page.getByRole('link', { name: 'LINEで登録して予約へ' }).click();
  await new LineConsentPage(page).allowAs('山本 真理子');
  await expect(page).toHaveURL(/\/mypage\/reserves_today\/select_branches\?branch=minato-hiroba$/);
  await expect(heading(page, '今日すぐ預ける')).toBeVisible();
});

test('the other button leads to the other flow, also by e-mail and after a change of mind', { tag: '@again' }, async ({
  page,
}) => {
  await page.goto('/');
  await press(page, today);
  await page.getByRole('link', { name: '明日からのお預かりにする' }).click();
  await expect(page.getByText('明日からのお預かりの予約に進みます。')).toBeVisible();
  await page.getByLabel('ご利用の園').selectOption('minato-hiroba');
  await page.getByRole('main').getByRole('link', { name: 'ログイン' }).click();
  await expect(heading(page, 'ログイン')).toBeVisible();
  await page.getByLabel('メールアドレス').fill('kimura@example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'メールアドレスでログイン' }).click();
  await expect(page).toHaveURL(/\/mypage\/reserves\/select_branches\?branch=minato-hiroba$/);
  await expect(page.getByRole('radio', { name: 'みなと広場園' })).toBeChecked();
});

test('require_login leads a newcomer to the registration with the same choice', { tag: '@again' }, async ({ page }) => {
  await page.goto('/mypage/reserves_today/select_branches?branch=minato-hiroba');
  await expect(page).toHaveURL(/\/require_login/);
  await page.getByRole('link', { name: 'LINEでログイン' }).click();
  await new LineConsentPage(page).allowAs('山田 陽子');
  await expect(heading(page, 'このLINEアカウントでは、まだ登録がありません')).toBeVisible();
  await page.getByRole('link', { name: 'LINEで新規登録する' }).click();
  await new LineConsentPage(page).allowAs('山田 陽子');
  await expect(page).toHaveURL(/\/registration_reserves\/customers\/add\?when=today&branch=minato-hiroba$/);
  await expect(page.getByLabel('園', { exact: true }).locator('option:checked')).toHaveText(/みなと広場園/);
});

test('明日から begins with the first free day after today; 今日 with today', async ({ page }) => {
  const form = new RegistrationForm(page);
  const email = `choice-${Date.now()}@example.jp`;
  await page.goto('/branches/minato-hiroba');
  await press(page, tomorrow);
  await signUp(page, email);
  await expect(page).toHaveURL(/customers\/add\?when=future&branch=minato-hiroba$/);
  await form.fillChild(1, haru);
  await form.fillPerson({ name: '小林 さくら', kana: 'コバヤシ サクラ', email });
  await page.getByRole('button', { name: '日時を選ぶ' }).click();
  await expect(page.getByText('11月17日(火)').first()).toBeVisible();

  // Half registered: the bar and My Page lead to SPEC's page, which shows the begun reserve and the way to go on.
  await page.goto('/company');
  await press(page, today);
  await expect(page).toHaveURL(/\/registration\/customers\/add\?when=today$/);
  await expect(page.getByRole('heading', { name: '途中の予約があります' })).toBeVisible();
  await expect(page.getByText('みなと広場園・11月17日(火)・小林 はるさん')).toBeVisible();
  await checkPage(page, '登録内容の入力');
  await page.goto('/mypage/top');
  await expect(page).toHaveURL(/\/registration\/customers\/add$/);
  await page.getByRole('link', { name: '予約の続きへ' }).click();
  await expect(heading(page, '日時を選ぶ')).toBeVisible();
  await expect(page.getByText('11月17日(火)').first()).toBeVisible();
  // Today instead: the person stays, said as taken over; the old day does not.
  await page.goto('/company');
  await press(page, today);
  await page.getByRole('link', { name: '予約の続きへ' }).click();
  await expect(page).toHaveURL(/\/registration_reserves\/customers\/add\?when=today$/);
  await expect(page.getByText('前回の入力を引き継ぎました')).toBeVisible();
  await checkPage(page, 'お客様とお子さま');
  await expect(form.child(1).getByLabel('お子さまのお名前', { exact: true })).toHaveValue('小林 はる');
  await page.getByRole('button', { name: '日時を選ぶ' }).click();
  await expect(page.getByText('11月16日(月)').first()).toBeVisible();
  // One press empties it.
  await page.goto('/registration_reserves/customers/add');
  await page.getByRole('button', { name: '前回の入力を消す' }).click();
  await expect(page.getByText('前回の入力を消しました。')).toBeVisible();
  await expect(form.child(1).getByLabel('お子さまのお名前', { exact: true })).toHaveValue('');
});

test('the branch survives on the plain registration, and its end leads to what was wanted', { tag: '@again' }, async ({
  page,
  emulators,
}) => {
  await page.goto('/registration/customers?when=today&branch=minato-hiroba');
  await signUp(page, `choice-a-${Date.now()}@example.jp`);
  await expect(page).toHaveURL(/\/registration\/customers\/add\?when=today&branch=minato-hiroba$/);
  await expect(page.getByRole('heading', { name: '予約を先に進められます' })).toBeVisible();
  await expect(page.getByText('みなと広場園・今日のお預かり')).toBeVisible();
  await newMember(page, emulators);
  await page.goto('/registration/customers/done?when=today&branch=minato-hiroba');
  await page.getByRole('main').getByRole('link', { name: '今日すぐ預ける' }).click();
  await expect(page).toHaveURL(/\/mypage\/reserves_today\/select_branches\?branch=minato-hiroba$/);
});

test('a time chosen before signing in is not asked again', { tag: '@again' }, async ({ page }) => {
  const chosen = 'when=today&branch=minato-hiroba&date=2026-11-16&start=18:00&end=20:00';
  await page.goto(`/registration_reserves/customers?${chosen}`);
  const email = `choice-time-${Date.now()}@example.jp`;
  await signUp(page, email);
  const form = new RegistrationForm(page);
  await form.fillChild(1, haru);
  await form.fillPerson({ name: '小林 さくら', kana: 'コバヤシ サクラ', email });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(heading(page, '予約と登録の確認')).toBeVisible();
  await expect(page.getByText('18:00〜20:00(2時間)')).toBeVisible();
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('himitsu-no-kotoba');
  await page.getByRole('button', { name: 'メールアドレスで登録する' }).click();
}
