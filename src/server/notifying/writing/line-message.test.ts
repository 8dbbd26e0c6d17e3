import { describe, expect, it } from 'vitest';
import { checkMessages } from '../../../../emulators/line/message-rules.ts';
import { examples } from '../../../../tools/messages/examples.ts';
import { noticeKinds } from '../notice-kinds.ts';
import { type NotificationKind, notificationText } from '../texts.ts';
import { lineMessage } from './line-message.ts';
import type { NotificationText } from './notification-text.ts';

const site = 'https://site.example';
const messageOf = (text: NotificationText) => lineMessage({ card: null, ...text }, site);
const texts = <Kind extends NotificationKind>(kind: Kind) =>
  examples[kind].map(({ data }) => notificationText(kind, data));
const kinds = Object.keys(examples) as NotificationKind[];
const [confirmed] = texts('reserve_confirmed');
const [cancelled] = texts('reserve_cancelled');

/** The buttons of a card with where they lead, in their order. */
function buttonsOf(text: NotificationText | undefined): string[] {
  const found = JSON.stringify(text && messageOf(text)).matchAll(/"label":"([^"]+)","uri":"([^"]+)"/g);
  return [...found].map(([, label, uri]) => `${label} ${uri}`);
}

/** What a card says, line by line. */
function wordsOf(text: NotificationText | undefined): string[] {
  const found = JSON.stringify(text && messageOf(text)).matchAll(/"type":"text","text":"([^"]+)"/g);
  return [...found].map(([, words]) => words ?? '');
}

describe('LINE messages', () => {
  it.each(kinds)('%s is accepted by LINE in every case', (kind) => {
    for (const text of texts(kind)) expect(checkMessages([messageOf(text)])).toMatchObject({ ok: true });
  });

  it('show a reserve as a card with the way there, the telephone and that reserve', () => {
    expect(confirmed && messageOf(confirmed)).toMatchObject({ type: 'flex', contents: { type: 'bubble' } });
    expect(buttonsOf(confirmed)).toEqual([
      `予約を見る ${site}/mypage/reserves/1024`,
      '地図 https://maps.app.goo.gl/minato-hiroba',
      '園に電話 tel:0355501201',
    ]);
  });

  it('say in the alternative text everything the card says', () => {
    const message = confirmed && messageOf(confirmed);
    const words = message?.type === 'flex' ? message.altText : '';
    for (const part of [
      'ご予約が確定しました',
      '11月20日(金) 9:00〜13:00',
      '東京都港区港南2-3-17',
      '03-5550-1201',
      '佐藤 陽向、佐藤 葵',
      '陽向さん 昼食',
      '佐藤 和子さま',
      '9,700円',
      '持ち物',
      'キャンセル料: 11月19日(木) 18:00まで 0円',
      `${site}/mypage/reserves/1024`,
    ]) {
      expect(words).toContain(part);
    }
  });

  it('show no directions for a reserve that is over, and strike it out', () => {
    expect(buttonsOf(cancelled)).toEqual([`予約を見る ${site}/mypage/reserves/1024`, '園に電話 tel:0355501201']);
    expect(JSON.stringify(cancelled && messageOf(cancelled))).toContain('line-through');
  });

  it('stay within the limits however long a comment is, and keep their link', () => {
    const [{ data } = { data: null }] = examples.reserve_approved;
    if (data === null) throw new Error('no example');
    const message = messageOf(notificationText('reserve_approved', { ...data, approval_comment: '😀'.repeat(5000) }));
    expect(checkMessages([message])).toMatchObject({ ok: true });
    const words = message.type === 'flex' ? message.altText : '';
    expect(words.length).toBeLessThanOrEqual(1500);
    expect(words.isWellFormed()).toBe(true);
    expect(words.endsWith(`${site}/mypage/reserves/1024`)).toBe(true);
  });

  it('find the way by the address where the branch has no usable map of its own', () => {
    const [{ data } = { data: null }] = examples.reserve_confirmed;
    if (data === null) throw new Error('no example');
    for (const branch_map_link of [null, 'javascript:alert(1)', `https://maps.example/${'x'.repeat(1000)}`]) {
      const text = notificationText('reserve_confirmed', { ...data, branch_map_link });
      expect(text.card?.more[0]?.uri).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=%E6%9D%B1/);
      expect(checkMessages([messageOf(text)])).toMatchObject({ ok: true });
    }
  });

  it('on a card say what, when, where and one line about money; the rest is in the mail and behind the button', () => {
    expect(wordsOf(confirmed)).toEqual([
      'ご予約が確定しました',
      '11月20日(金)',
      '9:00〜13:00',
      'みなと広場園',
      '11月19日(木) 18:00までキャンセル無料',
    ]);
  });

  it('name the day each series begins and ends, and both of them where something must be done', () => {
    expect(wordsOf(texts('reserve_series_confirmed')[0])).toEqual([
      '3日分のご予約が確定しました',
      '11月24日(火)〜12月8日(火)',
      '10:00〜12:00',
      'みなと広場園',
      '合計の見積もり: 6,600円(3日分)',
      '最初の日は11月23日(月) 18:00までキャンセル無料',
    ]);
    expect(wordsOf(texts('reserve_confirmed')[2]).slice(4)).toEqual([
      '11月16日(月) 9:50までにお支払い用のカードのご登録をお願いします。',
      '11月16日(月) 9:35までキャンセル無料',
    ]);
  });

  it('lead from the cards of the day itself to the page that cancels; why is asked there', () => {
    const absent = `お休みの連絡 ${site}/mypage/reserves/cancel/confirm/`;
    for (const kind of ['reserve_reminder', 'morning_form'] as const) {
      for (const text of texts(kind)) expect(buttonsOf(text).at(-1)).toMatch(new RegExp(`^${absent}\\d+$`));
    }
  });

  it('are cards of at most four lines of words below their title and three buttons', () => {
    const cards = kinds.flatMap((kind) => texts(kind)).filter(({ card }) => card !== undefined);
    expect(cards.filter(({ card }) => (card?.lines.length ?? 0) > 2 || (card?.more.length ?? 0) > 2)).toEqual([]);
  });

  it('take a card that an older release stored as text', () => {
    const older = { lead: '', day: '', rows: [], notes: [], button: '予約を見る' } as never;
    const message = lineMessage({ title: '題', content: '文', link: '/mypage/top', card: older }, site);
    expect(message).toEqual({ type: 'text', text: `題\n\n文\n\nマイページを開く\n${site}/mypage/top` });
  });

  it('are short cards where they are about no day: the first words, and where the rest is read', () => {
    const cardOf = (kind: NotificationKind) =>
      lineMessage({ card: null, ...(texts(kind)[0] as NotificationText), group: noticeKinds[kind].group }, site);
    const labels = (kind: NotificationKind) =>
      [...JSON.stringify(cardOf(kind)).matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);
    expect(labels('card_changed')).toEqual(['お支払い方法を確認する']);
    expect(labels('unpaid_reminder')).toEqual(['未払いの料金を見る', 'お知らせの全文を読む']);
    expect(checkMessages([cardOf('unpaid_reminder')])).toMatchObject({ ok: true });
    // The whole is in the alternative text.
    expect(JSON.stringify(cardOf('unpaid_reminder'))).toContain('行き違いでお支払いがお済みの場合は');
  });

  it('stay text and whole where they are urgent, or answer in the chat', () => {
    const [urgent] = texts('emergency');
    if (urgent === undefined) throw new Error('no example');
    const sent = lineMessage({ card: null, ...urgent, group: noticeKinds.emergency.group }, site);
    expect(sent).toMatchObject({ type: 'text', text: expect.stringContaining('お子さまのいる場所') });
    expect(messageOf(urgent)).toMatchObject({ type: 'text' });
  });
});

describe('a changed reserve', () => {
  const changed = texts('reserve_changed');
  const times = changed[0];
  it('says before and after of what changed, and nothing of what did not', () => {
    expect(times?.content).toContain(
      [
        '変わったところ',
        '日時: 11月20日(金) 9:00〜12:00 → 11月20日(金) 9:00〜13:00',
        '食事: なし → 陽向さん 昼食',
        'お迎え: 保護者の方 → 佐藤 和子さま',
        '見積もり: 7,000円 → 9,700円',
      ].join('\n'),
    );
    expect(times?.content).not.toContain('園: みなと広場園 →');
  });
  it('does not repeat what the parent wrote to the branch', () => {
    expect(changed.some(({ content }) => content.includes('園に伝えたいことなど'))).toBe(true);
  });
});
