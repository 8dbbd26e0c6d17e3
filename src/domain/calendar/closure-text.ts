import type { TokyoDate } from '../time.ts';
import { formatMonthDay } from '../time-format.ts';

/** Why a branch closes, to choose from; the text can be changed by hand. */
export const closureCauses = ['台風', '大雪', '地震', '感染症の流行', '設備の不具合', '職員の体調不良'] as const;

/** What is taken back: whole days, some hours, some seats, or opening hours. Times are 'HH:mm'; null: the usual ones. */
export type ClosedPart =
  | { readonly part: 'days' }
  | { readonly part: 'hours' | 'seats'; readonly start_time: string; readonly end_time: string }
  | { readonly part: 'opening'; readonly hours: { readonly start_time: string; readonly end_time: string } | null };

export type ClosureTemplate = ClosedPart & {
  /** Null for several branches. */
  readonly branch_name: string | null;
  readonly date_from: TokyoDate;
  readonly date_to: TokyoDate;
  readonly cause: string;
};

export const closureDays = ({ date_from, date_to }: { date_from: TokyoDate; date_to: TokyoDate }): string =>
  date_from === date_to ? formatMonthDay(date_from) : `${formatMonthDay(date_from)}〜${formatMonthDay(date_to)}`;

const titles: Readonly<Record<ClosedPart['part'], string>> = {
  days: '臨時休園',
  hours: 'お預かりのお休み',
  seats: 'お預かりの人数の変更',
  opening: '開園時間の変更',
};

function sentence(closure: ClosureTemplate): string {
  const days = closureDays(closure);
  switch (closure.part) {
    case 'days':
      return `${days}を臨時休園とします。`;
    case 'hours':
      return `${days} ${closure.start_time}〜${closure.end_time}のお預かりをお休みします。`;
    case 'seats':
      return `${days} ${closure.start_time}〜${closure.end_time}は、お預かりできる人数が少なくなり、ご予約をお受けできなくなりました。`;
    case 'opening': {
      const hours = closure.hours
        ? `${closure.hours.start_time}〜${closure.hours.end_time}に変更します`
        : '通常に戻します';
      return `${days}の開園時間を${hours}。この時間の外にかかるご予約を、お受けできなくなりました。`;
    }
  }
}

/** The words a message about a closure begins as. */
export function closureTemplate(closure: ClosureTemplate): { title: string; content: string } {
  const { branch_name, cause } = closure;
  const why = cause === '' ? '園の都合により' : `${cause}のため`;
  return {
    title: `${titles[closure.part]}のお知らせ(${closureDays(closure)})`,
    content: [
      `${why}、${branch_name === null ? '' : `${branch_name}は、`}${sentence(closure)}`,
      'ご予約いただいていたところ、ご迷惑をおかけし、申し訳ありません。',
    ].join('\n'),
  };
}
