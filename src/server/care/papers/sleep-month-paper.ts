import { minutesOf, type Unlooked, unlooked, unlookedWords } from '../../../domain/care/sleep-proof.ts';
import { addDays, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { formatClock, formatDate, formatDateTime } from '../../../domain/time-format.ts';
import type { PaperSection } from '../../papers/paper.ts';
import type { PaperMaker } from '../../papers/people-text.ts';
import type { Queryable } from '../../postgres/database.ts';
import { branchName, type NapOfMonth, napsBetween } from '../store/sleep-month.ts';
import type { MadePaper } from './child-day-paper.ts';

/** Of a branch and a month there is one proof: its number in an address. */
export const sleepMonthId = (branch_id: number, month: string): number =>
  branch_id * 1_000_000 + Number(month.replace('-', ''));

type ProvedNap = NapOfMonth & { until: Date; gapsFound: Unlooked[] };

/** What no look covers of each nap. */
export const proved = (naps: readonly NapOfMonth[], now: Date): ProvedNap[] =>
  naps.map((nap) => {
    const until = nap.woke_at ?? now;
    return { ...nap, until, gapsFound: unlooked({ ...nap, until }) };
  });

/** A month of sleep for the inspector: what nobody looked at first, then every nap. Also as lines for a table. */
export async function sleepMonthPaper(
  db: Queryable,
  id: number,
  { account, now }: Pick<PaperMaker, 'account' | 'now'>,
): Promise<MadePaper | null> {
  const branch_id = Math.floor(id / 1_000_000);
  const name = await branchName(db, branch_id);
  if (name === null) return null;
  const month = `${Math.floor((id % 1_000_000) / 100)}-${String(id % 100).padStart(2, '0')}`;
  const from = `${month}-01` as TokyoDate;
  const until = addDays(tokyoDateOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1))), -1);
  const naps = proved(await napsBetween(db, { branch_id, from, until, child_id: null }), now);
  const asleep = minutesOf(naps.map((nap) => ({ from: nap.fell_asleep_at, until: nap.until })));
  const without = minutesOf(naps.flatMap(({ gapsFound }) => gapsFound));
  const paper = {
    title: `午睡チェックの記録 ${name} ${month.slice(0, 4)}年${Number(month.slice(5))}月`,
    issued: `${formatDateTime(now)} ${account.name}が作成`,
    lead: `睡眠${naps.length}回 ${asleep}分のうち、確認の記録がない時間 ${without}分`,
    sections: [unlookedSection(naps), napSection(naps)],
    foot: `${name} ${month} 健康に関する情報を含みます。取り扱いにご注意ください。`,
  };
  const child_ids = [...new Set(naps.map(({ child_id }) => child_id))];
  return { branch_id, file_name: `sleep-${branch_id}-${month}.pdf`, paper, child_ids, csv: sleepLines(naps) };
}

export const unlookedColumns = [
  { label: '時刻', share: 24 },
  { label: '分', share: 10, align: 'right' as const },
  { label: '理由', share: 66 },
];
export const unlookedRow = ({ from, until, cause }: Unlooked): string[] => [
  `${formatClock(from)}〜${formatClock(until)}`,
  String(minutesOf([{ from, until }])),
  unlookedWords[cause],
];

const unlookedSection = (naps: readonly ProvedNap[]): PaperSection => ({
  heading: '確認の記録がない時間',
  columns: [
    { label: '日', share: 18 },
    { label: 'お子さま', share: 22 },
    { label: '時刻', share: 18 },
    { label: '分', share: 8, align: 'right' },
    { label: '理由', share: 34 },
  ],
  rows: naps.flatMap((nap) =>
    nap.gapsFound.map((each) => {
      const [time = '', minutes = '', words = ''] = unlookedRow(each);
      return [formatDate(nap.date), nap.child_name, time, minutes, nap.added_flag ? `${words}:${nap.reason}` : words];
    }),
  ),
  empty: 'ありません。すべての時間に確認の記録があります。',
});

const napSection = (naps: readonly ProvedNap[]): PaperSection => ({
  heading: 'すべての睡眠',
  columns: [
    { label: '日', share: 18 },
    { label: 'お子さま', share: 24 },
    { label: '睡眠', share: 20 },
    { label: '間隔', share: 12 },
    { label: '確認', share: 14, align: 'right' },
    { label: '記録なし', share: 12, align: 'right' },
  ],
  rows: naps.map((nap) => [
    formatDate(nap.date),
    nap.child_name,
    `${formatClock(nap.fell_asleep_at)}〜${nap.woke_at === null ? '' : formatClock(nap.woke_at)}`,
    `${nap.check_minutes}分ごと`,
    `${nap.looks.length}回${nap.late_looks > 0 ? `(遅れ${nap.late_looks})` : ''}`,
    `${minutesOf(nap.gapsFound)}分`,
  ]),
  empty: '睡眠の記録はありません。',
});

/** A line for each stretch nobody looked at, then one for each nap. */
function sleepLines(naps: readonly ProvedNap[]): string[][] {
  const line = (nap: ProvedNap, from: Date, until: Date, kind: string, note: string) => [
    ...[nap.date, nap.child_name, kind, formatClock(from), formatClock(until)],
    ...[String(minutesOf([{ from, until }])), note],
  ];
  const gaps = naps.flatMap((nap) =>
    nap.gapsFound.map(({ from, until, cause }) => line(nap, from, until, '記録なし', unlookedWords[cause])),
  );
  const all = naps.map((nap) => line(nap, nap.fell_asleep_at, nap.until, '睡眠', `確認${nap.looks.length}回`));
  return [['日', 'お子さま', '種類', '開始', '終了', '分', '内容'], ...gaps, ...all];
}
