import { describe, expect, it } from 'vitest';
import { noFacts } from '../../../../domain/company/claims.ts';
import { ruleWordNames, unknownRuleWord, withRuleWords } from '../../../../domain/contents/rule-words.ts';
import { type RulesInForce, ruleWordsInForce } from './rule-words-in-force.ts';

const demo: RulesInForce = {
  claims: {
    ...{ sundays_flag: false, holidays_flag: true, every_day_flag: false, free_plan_flag: true },
    ...{ interview_free_flag: true, minimum_minutes: 60, today_lead_minutes: 60 },
  },
  ages: { minimum_age_months: 6, maximum_school_grade: 6 },
  prices: { current_day: 500, holiday: 200, meal_support: 500, zero_year_old: 200 },
  reserving: {
    ...{ window_days: 60, step_minutes: 15, minimum_minutes: 60, today_lead_minutes: 60 },
    ...{ request_answer_minutes: 1440, request_lapse_minutes: 60, fever_temperature: 37.5 },
  },
  policy: {
    ...{ free_until_days_before: 1, free_until_time: '18:00:00', take_back_minutes: 5, resale_percent: 100 },
    ...{ grace_minutes: 15, grace_lead_minutes: 120, late_percent: 50, last_minutes: 120, last_percent: 80 },
    ...{ no_show_percent: 100, late_reason: '', last_reason: '', no_show_reason: '', illness_reason: '' },
    ...{ illness_percent: 0, illness_limit_per_quarter: 2, illness_until_minutes: 0 },
    ...{ move_until_minutes: 120, move_within_days: 14, move_limit: 1 },
  },
  care: {
    ...{ minimum_staff: 2, registered_share_percent: 33, sleep_check_minutes_zero: 5, sleep_check_minutes_one_two: 10 },
    ...{ sleep_check_minutes_three: 15, sleep_check_minutes_four: 30 },
  },
  meals: {
    ...{ breakfast_start_time: '07:00:00', breakfast_end_time: '09:00:00', lunch_start_time: '11:00:00' },
    ...{ lunch_end_time: '13:00:00', supper_start_time: '17:00:00', supper_end_time: '19:00:00' },
    minimum_overlap_minutes: 30,
  },
  ticketDays: [180, 180],
  freePlan: 'ライト',
  bringList: ['着替え', '飲み物'],
};
const { policy, reserving, prices } = demo;
if (!policy || !reserving || !prices) throw new Error('the demo decides all of them');
const words = (part: Partial<RulesInForce> = {}) => ruleWordsInForce({ ...demo, ...part });
const ofPolicy = (part: Partial<typeof policy>) => words({ policy: { ...policy, ...part } });

describe('the words of the rules in force', () => {
  it('are those of the demo', () => {
    expect(words()).toEqual({
      最短の時間: '1時間から',
      面談: '必要ありません。登録とご予約は、すべてこのサイトでできます。',
      対象年齢: '生後6か月から小学6年生まで',
      '0歳の加算': '0歳のお子さまには、1時間あたり200円の加算があります。',
      月額0円のプラン: 'ライトプランは月額0円です。ご利用がなければ、お支払いはありません。',
      当日の予約:
        '空きがあれば、はじまる1時間前まで予約できます。当日のご予約には、お子さま1人につき500円の加算があります。',
      予約できる期間: '60日先',
      リクエストの返事:
        '園が24時間以内にお返事します。はじまる1時間前までにお返事できなかったときは、自動でお断りとなり、料金はかかりません。',
      日にちの変更:
        '前日の18:00を過ぎてからの変更には、変更前のキャンセル料が引き継がれます。ただし、別の日への変更は、開始の2時間前まで、1回に限り、もとの日から14日後までの日に、料金の差額だけで変更できます。',
      開園日:
        'どの園も、祝日に開いています。日曜日は園によって違いますので、園のページのカレンダーをご覧ください。日曜日と祝日は、1時間あたり200円の加算があります。',
      キャンセル料:
        '前日の18:00までは無料です。それ以降は予約金額の50%、はじまる2時間前からは80%、ご連絡のない場合は100%です。',
      予約の取り消し:
        'ご予約から5分以内なら、はじまりが近くても、登園の前まで無料で取り消せます。はじまりまで2時間以上あるときは、ご予約から15分以内まで無料です。',
      体調不良のお休み:
        'お子さまの体調不良でお休みするときは、0円です。お子さまお一人につき、3か月に2回までです。はじまりまでに、マイページの「体調不良でお休みする」からお知らせください。そのあとは、園へお電話ください。',
      空いた席のお返し: '空いた時間に別のご予約が入り、満席になったときは、その時間分をお返しします。',
      精算の単位: '15分ごと',
      回数券の期限: '購入から180日',
      持ち物: '・着替え\n・飲み物',
      食事: '朝食(7:00〜9:00)、昼食(11:00〜13:00)、夕食(17:00〜19:00)を、それぞれ1食500円でご用意します。その時間に30分以上お預かりするとき、ご予約でお子さまごとにお選びいただけます。',
      発熱: '37.5度以上の熱があるときは、お預かりできません。',
      職員: 'お子さまがいるあいだは、2名以上の職員がいます。そのうち3分の1以上が、保育士または看護師です。',
    });
  });

  it('follow a changed policy', () => {
    expect(ofPolicy({ illness_percent: 30, illness_until_minutes: 60 }).体調不良のお休み).toMatch(
      /予約金額の30%を超えません。.*はじまる1時間前までに/,
    );
    expect(ofPolicy({ illness_limit_per_quarter: 0 }).体調不良のお休み).toContain('時刻に応じたキャンセル料');
    expect(ofPolicy({ take_back_minutes: 0 }).予約の取り消し).toBe(
      'はじまりまで2時間以上あるときは、ご予約から15分以内まで無料です。',
    );
    expect(ofPolicy({ grace_minutes: 0 }).予約の取り消し).not.toContain('2時間以上');
    expect(ofPolicy({ resale_percent: 50 }).空いた席のお返し).toContain('その時間分の50%をお返し');
    expect(ofPolicy({ resale_percent: 0 }).空いた席のお返し).toBe('');
    expect(ofPolicy({ move_limit: 0 }).日にちの変更).not.toContain('ただし');
  });

  it('follow changed prices, times and days', () => {
    const free = words({ prices: { ...prices, current_day: 0, holiday: 0, zero_year_old: 0 } });
    expect([free.当日の予約, free['0歳の加算']]).toEqual([
      '空きがあれば、はじまる1時間前まで予約できます。',
      '0歳のお子さまも、保育料は同じです。',
    ]);
    const late = words({ reserving: { ...reserving, today_lead_minutes: 0, request_lapse_minutes: 0 } });
    expect(late.当日の予約).toContain('はじまるまで予約');
    expect(late.リクエストの返事).toContain('はじまりまでにお返事');
    expect(words({ ticketDays: [180, 90] }).回数券の期限).toBe('購入から90日または180日');
    const open = (part: Partial<typeof demo.claims>) =>
      words({ claims: { ...demo.claims, ...part }, prices: { ...prices, holiday: 0 } }).開園日;
    expect(open({ every_day_flag: true })).toBe('年中無休です。');
    expect(open({ sundays_flag: true })).toBe('どの園も、日曜日と祝日に開いています。');
    expect(open({ sundays_flag: true, holidays_flag: false })).toContain('祝日は園によって違います');
    expect(open({ holidays_flag: false })).toMatch(/^園によって違います/);
  });

  it('of a company that has decided nothing are none', () => {
    const nothing = ruleWordsInForce({
      ...{ claims: noFacts, ages: undefined, prices: undefined, reserving: undefined, policy: undefined },
      ...{ care: undefined, meals: undefined, ticketDays: [], freePlan: undefined, bringList: [] },
    });
    expect(Object.values(nothing).filter((each) => each !== null)).toEqual([]);
    expect(Object.keys(nothing).toSorted()).toEqual([...ruleWordNames].toSorted());
    expect(withRuleWords('はい。{当日の予約}', nothing)).toBeNull();
    expect(withRuleWords('いつでも取り消せます。', nothing)).toBe('いつでも取り消せます。');
  });
});

describe('an answer', () => {
  it('is filled in; a name no rule has is told to who writes it', () => {
    expect(withRuleWords('はい。{発熱}', words())).toBe('はい。37.5度以上の熱があるときは、お預かりできません。');
    expect(withRuleWords('{toString}', words())).toBe('{toString}');
    expect(unknownRuleWord('{発熱}と{キャンセル科}')).toBe('キャンセル科');
    expect(unknownRuleWord('{発熱} {} {\n}')).toBeNull();
  });
});
