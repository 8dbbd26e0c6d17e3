import { expect, it } from 'vitest';
import { mailBody, mailButton } from './mail-body.ts';
import { notificationText } from './texts.ts';

it('the button of a deleted account leads to the site and does not promise a My Page', () => {
  const { title, content, link } = notificationText('account_deleted', {});
  const { text, html } = mailBody({
    name: null,
    title,
    content,
    url: 'https://site.example/',
    button: mailButton(link),
  });
  expect(text).toContain('いまほいくのサイトを見る: https://site.example/');
  expect(text).toContain('新しくご登録いただけます');
  expect(html).not.toContain('マイページで確認する');
});

it('a seat lost for want of a card leads to My Page, where the same time is offered', () => {
  const { content, link } = notificationText('reserve_card_due_cancelled', {
    branch_name: 'みなと広場園',
    branch_tel: '0355501201',
    start_datetime: '2026-11-16T11:00:00+09:00',
    end_datetime: '2026-11-16T13:00:00+09:00',
    child_names: ['小林 はる'],
    reserve_amount: 2700,
  });
  expect(link).toBe('/mypage/top');
  expect(mailButton(link)).toBe('マイページで確認する');
  expect(content).toContain('キャンセル料はかかりません');
});
