import { expect, it } from 'vitest';
import { demoCompany } from '../../../../db/seed/content/company.ts';
import { notificationText } from '../texts.ts';
import { mailBody } from './mail-body.ts';
import { notificationMail } from './notification-mail.ts';

const site = 'https://site.example';
const mailOf = (text: ReturnType<typeof notificationText>) =>
  notificationMail({ card: null, ...text, person_name: '佐藤 美咲' }, site, demoCompany);

it('the button of a deleted account leads to the site and does not promise a My Page', () => {
  const { text, html } = mailOf(notificationText('account_deleted', {}));
  expect(text).toContain('いまほいくのサイトを見る: https://site.example/');
  expect(text).toContain('新しくご登録いただけます');
  expect(html).not.toContain('マイページ');
});

it('a change of the card leads to the payment page, and says so', () => {
  const { text } = mailOf(notificationText('card_changed', { brand: 'visa', last4: '4242' }));
  expect(text).toContain('お支払い方法を確認する: https://site.example/mypage/payment_methods/edit');
  expect(text).toContain('Visa 下4桁 4242');
});

it('what people wrote is never markup', () => {
  const link = { words: '<b>', url: 'https://site.example/?a="&b=<i>' };
  const { html } = mailBody({ name: '<script>', title: '"', content: '<img>', link, more: [link] }, demoCompany);
  expect(html).not.toMatch(/<script>|<img>|<b>|<i>/);
});
