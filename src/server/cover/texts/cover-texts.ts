import type { TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay, formatTimeOfDay } from '../../../domain/time-format.ts';
import type { CoverCall } from '../store/calls.ts';

type Words = { title: string; content: string };
type Shift = Pick<CoverCall, 'branch_name' | 'date' | 'hours' | 'pay_note'>;

const when = (date: TokyoDate, { start_time, end_time }: { start_time: string; end_time: string }): string =>
  `${formatMonthDay(date)} ${formatTimeOfDay(start_time)}〜${formatTimeOfDay(end_time)}`;
const shiftText = ({ branch_name, date, hours }: Shift): string => `${branch_name}\n${when(date, hours)}`;
const pay = ({ pay_note }: Shift): string => (pay_note === '' ? '' : `\n手当など: ${pay_note}`);

/** A question, never an order: nobody's name, and no word of who cannot come. */
export const coverWords = {
  asked: (call: Shift): Words => ({
    title: '応援に入れますか',
    content: `${shiftText(call)}${pay(call)}\n\n入れるときだけ、下のリンクからお答えください。お返事がなくても、お断りでも、記録には残りません。`,
  }),
  askedAgain: (call: Shift): Words => ({
    title: 'もう一度、応援をお願いしています',
    content: `${shiftText(call)}${pay(call)}\n\nまだ入れる方を探しています。入れるときだけ、下のリンクからお答えください。`,
  }),
  takenByAnother: (call: Shift): Words => ({
    title: '応援は、ほかの方が引き受けました',
    content: `${shiftText(call)}\n\nお返事は必要ありません。ありがとうございました。`,
  }),
  takenBack: (call: Shift): Words => ({
    title: '応援のお願いは終わりました',
    content: `${shiftText(call)}\n\nお返事は必要ありません。ありがとうございました。`,
  }),
  settled: (call: Shift): Words => ({
    title: '応援が決まりました',
    content: `${shiftText(call)}${pay(call)}\n\nシフトに入りました。ありがとうございます。来られなくなったときは、下のリンクからすぐに知らせてください。`,
  }),
  notNeeded: (call: Shift): Words => ({
    title: '応援は、今回はお願いしないことになりました',
    content: `${shiftText(call)}\n\nお返事をありがとうございました。シフトは元のままです。`,
  }),
  toConfirm: (call: Shift): Words => ({
    title: '応援の返事がありました',
    content: `${shiftText(call)}\n\n入れる職員が見つかりました。確認すると、席が開きます。`,
  }),
  lapsed: (call: Shift): Words => ({
    title: '応援が見つかりませんでした',
    content: `${shiftText(call)}\n\nお願いした時間が終わりました。`,
  }),
  left: (call: Shift): Words => ({
    title: '応援の職員が来られなくなりました',
    content: `${shiftText(call)}\n\nご予約はそのままです。足りなくなる時間と、影響のあるご家庭を確認してください。`,
  }),
  swapAsked: (date: TokyoDate, branch_name: string): Words => ({
    title: 'シフトの交代のお願い',
    content: `${branch_name} ${formatMonthDay(date)}\n\n同僚から、シフトの交代のお願いが届いています。`,
  }),
  swapSettled: (date: TokyoDate, branch_name: string): Words => ({
    title: 'シフトの交代が決まりました',
    content: `${branch_name} ${formatMonthDay(date)}\n\nシフトを入れ替えました。`,
  }),
  swapEnded: (date: TokyoDate, branch_name: string): Words => ({
    title: 'シフトの交代は取りやめになりました',
    content: `${branch_name} ${formatMonthDay(date)}\n\nシフトは元のままです。`,
  }),
} as const;
