import { describe, expect, it } from 'vitest';
import { reserveStanding, type StandingReserve } from './reserve-standing.ts';

const at = (time: string) => `2026-11-16T${time}:00+09:00`;
const reserve: StandingReserve = {
  start_datetime: at('09:00'),
  end_datetime: at('12:30'),
  approval_status: 1,
  childcare_status: 1,
  cancel_flag: false,
  card_due_datetime: null,
  answer_due_datetime: null,
  reserve_cancellations: [],
  childcares: [],
};
const arrived = { start_datetime: at('08:55'), end_datetime: null, total_amount: 0 };
const cancelled = (cancel_type: number, cancel_amount = 0, cancel_cause = 1): StandingReserve => ({
  ...reserve,
  cancel_flag: true,
  reserve_cancellations: [{ cancel_type, cancel_cause, cancel_amount, cancel_datetime: '2026-11-15T10:20:00+09:00' }],
});

describe('what has become of a reserve', () => {
  it.each<[string, StandingReserve, string, string, string, boolean]>([
    ['to come', reserve, '08:00', '予約確定', '9:00に、園でお待ちしています。', true],
    ['begun, nobody there', reserve, '09:10', '予約確定', '遅れるときは、園へお電話ください。', true],
    ['over without a trace', reserve, '13:00', '日時を過ぎました', 'ご来園の記録がありません。', false],
    [
      'a request',
      { ...reserve, approval_status: 2, answer_due_datetime: at('08:00') },
      '07:00',
      'リクエスト中',
      '今日 8:00までに、園がお返事します。',
      true,
    ],
    [
      'a request answered late',
      { ...reserve, approval_status: 2, answer_due_datetime: '2026-11-15T21:00:00+09:00' },
      '07:00',
      'リクエスト中',
      '園のお返事が遅れています(お約束は11月15日(日) 21:00まで)。',
      true,
    ],
    ['refused', { ...reserve, approval_status: 4 }, '07:00', 'お受けできませんでした', '料金はかかりません。', false],
    [
      'in care',
      { ...reserve, childcare_status: 2, childcares: [arrived] },
      '10:00',
      'お預かり中',
      '8:55に登園しました。お迎えの予定は12:30です。',
      false,
    ],
    [
      'gone home',
      { ...reserve, childcare_status: 3, childcares: [{ ...arrived, end_datetime: at('12:40') }] },
      '13:00',
      'ご利用済み',
      '8:55に登園、12:40に降園しました。',
      false,
    ],
    ['not come', { ...reserve, childcare_status: 4 }, '13:00', 'ご来園なし', 'ご来園がありませんでした。', false],
    [
      'cancelled by the parent',
      cancelled(1, 1500),
      '07:00',
      'キャンセル済み',
      '11月15日(日) 10:20にキャンセルしました。キャンセル料は1,500円です。',
      false,
    ],
    [
      'cancelled by telephone',
      cancelled(2, 1350),
      '07:00',
      'キャンセル済み',
      'ご連絡を受けて園でキャンセルしました。キャンセル料は1,350円です。',
      false,
    ],
    [
      'cancelled by the branch',
      cancelled(2, 0, 2),
      '07:00',
      'キャンセル済み',
      '園の都合で取り消しました。料金はかかりません。',
      false,
    ],
    [
      'no card came',
      { ...cancelled(3), card_due_datetime: at('06:00') },
      '07:00',
      'キャンセル済み',
      'カードの登録がなかったため',
      false,
    ],
  ])('%s', (_, row, now, badge, words, isAhead) => {
    const standing = reserveStanding(row, at(now));
    expect(standing).toMatchObject({ badge, isAhead });
    expect(standing.words).toContain(words);
  });
});
