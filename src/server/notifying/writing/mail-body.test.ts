import { expect, it } from 'vitest';
import { demoCompany } from '../../../../db/seed/content/company.ts';
import { examples } from '../../../../tools/messages/examples.ts';
import { notificationText } from '../texts.ts';
import { mailBody } from './mail-body.ts';
import { notificationMail } from './notification-mail.ts';
import { divider } from './notification-text.ts';

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

it('says at the top what, when, where and until when cancelling is free, then the button; the details follow', () => {
  const [{ data } = { data: null }] = examples.reserve_confirmed;
  if (data === null) throw new Error('no example');
  const { subject, text, html } = mailOf(notificationText('reserve_confirmed', data));
  const [top = '', details = ''] = text.split(divider);
  expect(subject).toBe('【いまほいく】ご予約が確定しました');
  expect(top.trim().split('\n').filter(Boolean)).toEqual([
    '佐藤 美咲 様',
    'ご予約ありがとうございます。当日、お待ちしています。',
    '日時: 11月20日(金) 9:00〜13:00',
    '園: みなと広場園',
    '11月19日(木) 18:00までキャンセル無料',
    '予約を見る: https://site.example/mypage/reserves/1024',
  ]);
  expect(details).toMatch(/住所: [\s\S]*持ち物[\s\S]*キャンセル料: [\s\S]*園の地図を見る/);
  expect(html).toMatch(/キャンセル無料[\s\S]*予約を見る<\/a>[\s\S]*<hr[\s\S]*持ち物/);
});

it('what people wrote is never markup', () => {
  const link = { words: '<b>', url: 'https://site.example/?a="&b=<i>' };
  const { html } = mailBody({ name: '<script>', title: '"', content: '<img>', link, more: [link] }, demoCompany);
  expect(html).not.toMatch(/<script>|<img>|<b>|<i>/);
});
