import { demoBringRows } from '../../db/seed/content/company.ts';
import { proposedWords } from '../../src/domain/attendance/emergency-words.ts';
import { cancellationSchedule, noMinimumFee } from '../../src/domain/billing/cancelling/cancellation-fee.ts';
import { demoCancellationPolicy, demoMealHours } from '../../src/domain/calendar/demo-settings.ts';
import { mealsFrom, noMeals } from '../../src/domain/calendar/meals.ts';
import { approvalStatus, cancelCause, childcareStatus } from '../../src/domain/codes.ts';
import { refusalReason } from '../../src/domain/reserves/refusal-reasons.ts';
import { emergencyKind } from '../../src/domain/staff-codes.ts';
import { instantOf } from '../../src/domain/time.ts';
import type { NotificationData, NotificationKind } from '../../src/server/notifying/texts.ts';
import type { ReserveText } from '../../src/server/notifying/writing/reserve-text.ts';
import { stepsOf } from '../../src/server/reserves/stay.ts';
import { announcementExamples } from './announcement-examples.ts';
import { cancellingExamples, lateFee } from './cancelling-examples.ts';
import { changeExamples } from './change-examples.ts';
import { closureExamples } from './closure-examples.ts';
import { familyCareExamples } from './family-care-examples.ts';
import { householdExamples } from './household-examples.ts';
import { moneyExamples } from './money-examples.ts';
import { seatExamples } from './seat-examples.ts';
import { seriesExamples } from './series-examples.ts';

/** A family and a branch of the demo world; what the messages below are about. */
export const customer_name = '佐藤 美咲';
const now = instantOf('2026-11-16', 9 * 60 + 30);

/** As a family that cancels by itself. */
const byFamily = { staff: false, cancel_cause: cancelCause.code.family, waiver_asked: false };

const later: ReserveText = {
  id: 1024,
  branch_name: 'みなと広場園',
  branch_tel: '0355501201',
  branch_address: '東京都港区港南2-3-17 そよかぜモール2階',
  branch_map_link: 'https://maps.app.goo.gl/minato-hiroba',
  start_datetime: instantOf('2026-11-20', 9 * 60),
  end_datetime: instantOf('2026-11-20', 13 * 60),
  children: [
    { name: '佐藤 陽向', date_of_birth: '2022-06-10', ...mealsFrom(['lunch_support_flag']) },
    { name: '佐藤 葵', date_of_birth: '2025-04-02', ...noMeals },
  ],
  pick_up_name: '佐藤 和子',
  reserve_amount: 9700,
  meal_hours: demoMealHours,
  bring_items: demoBringRows,
  first_visit_flag: false,
};
const first: ReserveText = {
  ...later,
  id: 1025,
  start_datetime: instantOf('2026-11-16', 11 * 60),
  end_datetime: instantOf('2026-11-16', 13 * 60),
  children: [{ name: '佐藤 ひより', date_of_birth: '2023-08-21', ...noMeals }],
  pick_up_name: null,
  reserve_amount: 2700,
  first_visit_flag: true,
};

const made = {
  created_at: now,
  ...noMinimumFee,
  approval_status: approvalStatus.code.notUsed,
  childcare_status: childcareStatus.code.upcoming,
};
const fees = (reserve: ReserveText, at = now) => ({
  cancel_schedule: stepsOf(cancellationSchedule({ ...reserve, ...made }, [demoCancellationPolicy], at)),
});

const emergencyOf = (count: NotificationData['emergency']['count']): NotificationData['emergency'] => ({
  kind: emergencyKind.code.evacuation,
  branch_name: later.branch_name,
  branch_tel: later.branch_tel,
  place: '中央公園の広場',
  message: proposedWords[emergencyKind.code.evacuation] ?? '',
  count,
});

type Examples = { [Kind in NotificationKind]: readonly { when: string; data: NotificationData[Kind] }[] };

/** Every kind of message, in the cases that read differently. */
export const examples: Examples = {
  reserve_confirmed: [
    { when: '数日先のご予約', data: { ...later, ...fees(later) } },
    {
      when: 'リクエストの返事を待つあいだに、すぐ取れる席へ替えたとき',
      data: { ...later, ...fees(later), withdrawn: { ...later, branch_name: '港北ひだまり園' } },
    },
    {
      when: '当日、はじめての方(カードの登録待ち)',
      data: { ...first, ...fees(first), card_due_datetime: instantOf('2026-11-16', 9 * 60 + 50) },
    },
  ],
  reserve_requested: [
    {
      when: '園の確認が必要な日',
      data: { ...later, ...fees(later), answer_due_datetime: instantOf('2026-11-17', 9 * 60 + 30) },
    },
  ],
  reserve_changed: changeExamples({ later, fees, now }),
  reserve_cancelled: [
    { when: '保護者が無料の期限までに', data: { ...later, ...byFamily, cancel_amount: 0 } },
    { when: '保護者が期限のあとに', data: { ...first, ...byFamily, ...lateFee } },
    {
      when: 'お電話を受けて園がキャンセルし、免除を確認しているとき',
      data: { ...first, ...byFamily, staff: true, cancel_amount: 1350, waiver_asked: true },
    },
    {
      when: '園の都合で取り消したとき',
      data: {
        ...later,
        cancel_amount: 0,
        staff: true,
        cancel_cause: cancelCause.code.branch,
        waiver_asked: false,
        cancel_remarks: '設備の点検のため、この日は休園となりました。申し訳ありません。',
      },
    },
  ],
  cancel_fee_decided: [
    { when: '園長がキャンセル料を免除したとき', data: { ...first, cancel_amount: 0 } },
    { when: '免除しないと決まったとき', data: { ...first, cancel_amount: 1350 } },
  ],
  reserve_approved: [
    {
      when: '園がお受けしたとき',
      data: { ...later, ...fees(later), approval_comment: '当日は2階の入口からお越しください。' },
    },
  ],
  reserve_rejected: [
    {
      when: '園がお受けできないとき',
      data: { ...later, refusal_reason: refusalReason.code.staff, approval_comment: '午後でしたらお受けできます。' },
    },
  ],
  reserve_lapsed: [{ when: '園の返事が間に合わなかったとき', data: later }],
  reserve_card_due_cancelled: [{ when: 'カードの登録がなかったとき', data: first }],
  reserve_branch_closed: [
    { when: '園が閉園するとき', data: { ...later, cancel_remarks: 'これまでのご利用、ありがとうございました。' } },
  ],
  reserve_reminder: [
    { when: '前日の正午', data: { ...later, ...fees(later, instantOf('2026-11-19', 12 * 60)), today: '2026-11-19' } },
    { when: '当日', data: { ...first, ...fees(first), today: '2026-11-16' } },
  ],
  reserve_no_show: [{ when: 'ご来園がなかったとき', data: { ...later, cancel_amount: 9700 } }],
  settlement_paid: [
    {
      when: 'ご利用料金',
      data: { purpose: 'usage', amount: 9700, date: later.start_datetime, branch_name: later.branch_name },
    },
    {
      when: 'キャンセル料',
      data: { purpose: 'cancellation_fee', amount: 1350, date: first.start_datetime, branch_name: first.branch_name },
    },
  ],
  settlement_failed: [
    {
      when: '決済できなかったとき',
      data: { purpose: 'usage', amount: 9700, date: later.start_datetime, branch_name: later.branch_name },
    },
  ],
  tickets_bought: [
    {
      when: '購入したとき',
      data: { name: '10枚つづり', number: 10, amount: 10_500, expiry_date: '2027-05-15' },
    },
  ],
  plan_changed: [
    {
      when: '上のプランへ(日割りの差額を今日)',
      data: {
        plan_name: 'プレミアム',
        start_date: '2026-11-16',
        monthly_amount: 5500,
        charged_now: 1650,
        next_payment_date: '2026-12-01',
      },
    },
    {
      when: '無料のプランへ(次の期間から)',
      data: {
        plan_name: 'ライト',
        start_date: '2026-12-01',
        monthly_amount: 0,
        charged_now: 0,
        next_payment_date: null,
      },
    },
  ],
  unsubscribed: [
    { when: '支払い済みの期間が残るとき', data: { expiry_date: '2026-11-30' } },
    { when: '残る期間がないとき', data: { expiry_date: null } },
  ],
  resubscribed: [
    {
      when: '再入会',
      data: {
        plan_name: 'スタンダード',
        start_date: '2026-11-16',
        monthly_amount: 3300,
        charged_now: 3300,
        next_payment_date: '2026-12-16',
      },
    },
  ],
  account_deleted: [{ when: 'アカウントの削除', data: {} }],
  card_changed: [{ when: 'カードの変更', data: { brand: 'visa', last4: '4242' } }],
  email_changed: [{ when: '新しいアドレスへ', data: {} }],
  welcome: [
    { when: '登録が済んだとき', data: { detailsPending: false } },
    { when: '先に席をとったとき', data: { detailsPending: true } },
  ],
  ...familyCareExamples,
  emergency: [
    { when: '地震などのとき、人数の確認が終わってから', data: emergencyOf({ children: 12, found: 12, missing: 0 }) },
    { when: '人数の確認が終わる前に知らせるとき', data: emergencyOf({ children: 12, found: 9, missing: 0 }) },
  ],
  ...cancellingExamples,
  ...moneyExamples,
  ...closureExamples,
  ...seriesExamples,
  ...seatExamples(later, first, now),
  ...announcementExamples,
  ...householdExamples(later, first),
};
