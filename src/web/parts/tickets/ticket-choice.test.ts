import { expect, it } from 'vitest';
import { lossText, ticketNotes, ticketOptions, usedUpText } from './ticket-choice.tsx';

const none = { number: 0, discount: 0, paid: 0, short: 0, later: 0 };
const worth = { number: 3, discount: 3300, paid: 3150, short: 0, later: 0 };
const loss = { number: 3, discount: 3000, paid: 3150, short: 0, later: 0 };

it('tickets that are worth their price are used unless the parent keeps them', () => {
  const tickets = { remaining: 8, planned: 0, by_itself: worth, all: worth };
  expect(ticketOptions(tickets).map(({ choice, title }) => [choice, title])).toEqual([
    [null, '3枚を使う'],
    [0, '使わない'],
  ]);
  expect(lossText(tickets)).toBeNull();
});

it('tickets at a loss are left alone, and the loss is said where they are switched on', () => {
  const tickets = { remaining: 8, planned: 0, by_itself: none, all: loss };
  expect(ticketOptions(tickets)).toEqual([
    { choice: null, title: '使わない', note: '使わずにとっておきます。' },
    {
      choice: 1,
      title: '3枚を使う',
      note: '保育料3,000円分にあてます。お求めの金額(3,150円分)より150円少なくなります。',
    },
  ]);
  expect(lossText(tickets)).toContain('自動では使いません');
});

it('some are worth it and some are not', () => {
  const tickets = {
    remaining: 8,
    planned: 0,
    by_itself: { number: 1, discount: 1000, paid: 1000, short: 0, later: 0 },
    all: loss,
  };
  expect(ticketOptions(tickets).map(({ choice }) => choice)).toEqual([null, 1, 0]);
});

it('says where tickets run out, what later reserves lose, and what it does to 無償化', () => {
  expect(ticketNotes({ ...worth, short: 4, later: 2 }, false)).toEqual([
    '4時間分は回数券が足りないため、カードへ請求します。',
    'これよりあとのご予約で使う回数券が、2枚足りなくなります。',
  ]);
  expect(ticketNotes(worth, true)).toEqual([expect.stringContaining('提供証明書')]);
  expect(ticketNotes(none, true)).toEqual([]);
  expect(usedUpText({ remaining: 18, planned: 18 })).toContain('18枚は、これより前のご予約で使う予定です');
});

it('says in yen what each choice leaves, where tickets take away what would come back', () => {
  const tickets = { remaining: 8, planned: 0, by_itself: worth, all: worth };
  const notes = ticketOptions(tickets, { amount: 3300, later_refund: { none: 3300, by_itself: 0, all: 0 } });
  expect(notes.map(({ note }) => note)).toEqual([
    '保育料3,300円分にあてます。お支払い0円、あとで戻る見込み0円。',
    '使わずにとっておきます。お支払い3,300円、あとで戻る見込み3,300円。',
  ]);
});
