import { type FigureSums, netOf } from '../../../domain/books/figures/figure-list.ts';
import { comparedWeeks, unusualOf } from '../../../domain/books/figures/unusual.ts';
import type { CompanyFacts } from '../../../domain/company/company-facts.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { type MailBody, mailBody } from '../../notifying/writing/mail-body.ts';
import { paragraphs } from '../../notifying/writing/notification-text.ts';

interface Morning {
  name: string;
  /** Yesterday. */
  date: TokyoDate;
  where: string;
  sums: FigureSums;
  /** The same weekday of the weeks before. */
  weeks: readonly FigureSums[];
  open: { unclosed_days: number; failed_charges: number; requests: number; inquiries: number };
  url: string;
}

type MorningFigure = { label: string; value: (sums: FigureSums) => number; words: (value: number) => string };
const count = (unit: string) => (value: number) => `${Math.round(value).toLocaleString('ja-JP')}${unit}`;
const hoursOf = (minutes: number) => `${(minutes / 60).toFixed(1)}時間`;

/** The five numbers. */
const five: readonly MorningFigure[] = [
  { label: 'ご予約', value: ({ reserves }) => reserves, words: count('件') },
  { label: 'お預かりしたお子さま', value: ({ visits }) => visits, words: count('人') },
  { label: '保育時間', value: ({ child_minutes }) => child_minutes, words: hoursOf },
  { label: '来園なし', value: ({ no_shows }) => no_shows, words: count('人') },
  { label: '入金(返金を引いた額)', value: netOf, words: (value) => formatYen(Math.round(value)) },
];

const openText = (open: Morning['open']): string[] =>
  (
    [
      ['締めていない日', open.unclosed_days],
      ['決済できていない料金', open.failed_charges],
      ['お返事を待っているリクエスト', open.requests],
      ['返信していないお問い合わせ', open.inquiries],
    ] as const
  ).flatMap(([label, number]) => (number === 0 ? [] : [`・${label} ${number}件`]));

function unusualText({ sums, weeks }: Morning): string[] {
  return five.flatMap(({ label, value, words }) => {
    const unusual = unusualOf(value(sums), weeks.map(value));
    if (unusual === null) return [];
    return [
      `・${label} ${words(value(sums))}(いつもより${unusual.kind === 'more' ? '多い' : '少ない'}。平均 ${words(unusual.mean)})`,
    ];
  });
}

/** Yesterday in five numbers, what is open, what is unusual. No names. */
export function morningMail(morning: Morning, company: CompanyFacts): MailBody {
  const { sums, open, date, where } = morning;
  const left = openText(open);
  const odd = unusualText(morning);
  return mailBody(
    {
      name: morning.name,
      title: `${formatMonthDay(date)}のまとめ`,
      content: paragraphs(
        `${where}の、${formatMonthDay(date)}のまとめです。`,
        five.map(({ label, value, words }) => `${label}: ${words(value(sums))}`).join('\n'),
        left.length === 0 ? '残っていることはありません。' : `残っていること\n${left.join('\n')}`,
        odd.length === 0
          ? 'いつもと大きく違う数字はありません。'
          : `いつもと違う数字(同じ曜日の直近${comparedWeeks}週と比べて)\n${odd.join('\n')}`,
        'このメールの時刻は、スタッフ画面の「アカウント設定」で変えられます。',
      ),
      link: { words: '集計を見る', url: morning.url },
    },
    company,
  );
}
