import { noMinimumFee } from '../../src/domain/billing/cancelling/cancellation-fee.ts';
import { noMeals } from '../../src/domain/calendar/meals.ts';
import { instantOf } from '../../src/domain/time.ts';
import type { NotificationData } from '../../src/server/notifying/texts.ts';
import type { ReserveText } from '../../src/server/notifying/writing/reserve-text.ts';

type ChangedStay = {
  later: ReserveText;
  now: Date;
  fees: (reserve: ReserveText) => Pick<NotificationData['reserve_changed'], 'cancel_schedule'>;
};

/** A reserve that was changed, in every way the message tells it. */
export const changeExamples = ({
  later,
  fees,
  now,
}: ChangedStay): { when: string; data: NotificationData['reserve_changed'] }[] => [
  {
    when: '時間と食事を変えたとき',
    data: {
      ...later,
      ...fees(later),
      ...noMinimumFee,
      created_at: now,
      answer_due_datetime: null,
      pending: false,
      before: {
        ...later,
        end_datetime: instantOf('2026-11-20', 12 * 60),
        children: later.children.map((child) => ({ ...child, ...noMeals })),
        pick_up_name: null,
        reserve_amount: 7000,
      },
    },
  },
  {
    when: '園の確認が必要な変更',
    data: {
      ...later,
      ...fees(later),
      ...noMinimumFee,
      created_at: now,
      answer_due_datetime: instantOf('2026-11-17', 9 * 60 + 30),
      pending: true,
      before: { ...later, start_datetime: instantOf('2026-11-20', 10 * 60), reserve_amount: 7500 },
    },
  },
  {
    when: '無料の期限を過ぎてからの変更',
    data: {
      ...later,
      cancel_schedule: [
        { tier: 'free', from: now, percent: 0, cancel_amount: 1350, kept_flag: true },
        { tier: 'last', from: instantOf('2026-11-20', 7 * 60), percent: 80, cancel_amount: 7760, kept_flag: false },
      ],
      kept_cancel_amount: 1350,
      kept_cancel_deadline: instantOf('2026-11-15', 18 * 60),
      created_at: instantOf('2026-11-10', 9 * 60),
      answer_due_datetime: null,
      pending: false,
      before: {
        ...later,
        start_datetime: instantOf('2026-11-16', 14 * 60),
        end_datetime: instantOf('2026-11-16', 18 * 60),
      },
    },
  },
  {
    when: '園からのお願いで、園長の確認を待つ変更',
    data: {
      ...later,
      ...fees(later),
      ...noMinimumFee,
      created_at: now,
      answer_due_datetime: null,
      pending: false,
      waiver_asked: 1350,
      before: { ...later, start_datetime: instantOf('2026-11-20', 10 * 60), reserve_amount: 7500 },
    },
  },
  {
    when: '生年月日の訂正',
    data: {
      ...later,
      ...fees(later),
      ...noMinimumFee,
      created_at: now,
      answer_due_datetime: null,
      pending: false,
      because: 'birth_date',
      before: { ...later, reserve_amount: 10_500 },
    },
  },
  {
    when: '園に伝えたいことだけを変えたとき',
    data: {
      ...later,
      ...fees(later),
      ...noMinimumFee,
      created_at: now,
      answer_due_datetime: null,
      pending: false,
      before: later,
    },
  },
];
