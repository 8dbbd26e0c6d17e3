import { useId } from 'react';
import { occupancyOf } from '../../../../domain/books/figures/figure-list.ts';
import { Folded, Scrolled, tableStyle } from '../../../console/folded.tsx';
import type { Figures } from './figure-text.ts';

const names = ['日', '月', '火', '水', '木', '金', '土'] as const;
/** Monday first. */
const order = [1, 2, 3, 4, 5, 6, 0] as const;
const cellWidth = 42;
const cellHeight = 34;
const head = 28;
/** Beside the number, never under it. */
const barWidth = 8;

/** Occupancy by weekday and hour: the bar grows with it and the number stands beside it, so that no colour is needed. */
export function HeatMap({ weekdays }: { weekdays: Figures['weekdays'] }) {
  const id = useId();
  const hours = shownHours(weekdays);
  if (hours.length === 0) return <p className="text-ink-soft">この期間に、開いていた時間はありません。</p>;
  const shareOf = (weekday: number, hour: number): number | null => {
    const row = weekdays.find((each) => each.weekday === weekday);
    const { child_minutes, seat_minutes } = row ?? { child_minutes: [], seat_minutes: [] };
    return occupancyOf({ child_minutes: child_minutes[hour] ?? 0, seat_minutes: seat_minutes[hour] ?? 0 });
  };
  const width = head + cellWidth * hours.length;
  const height = head + cellHeight * order.length;
  return (
    <>
      <p className="mb-1 text-note text-ink-soft">
        棒の高さと数字が、席のうち使われた割合(%)です。「−」は開いていない時間です。
      </p>
      <Scrolled label="時間帯ごとの稼働率のグラフ">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}-title`}
          className="w-full max-w-[60rem] min-w-[40rem]"
        >
          <title id={`${id}-title`}>曜日と時間帯ごとの稼働率。数字は下の表にあります。</title>
          {hours.map((hour, column) => (
            <text
              key={hour}
              x={head + cellWidth * (column + 0.5)}
              y={18}
              textAnchor="middle"
              fontSize="13"
              className="figures fill-ink-soft"
            >
              {`${hour}時`}
            </text>
          ))}
          {order.map((weekday, row) => (
            <g key={weekday}>
              <text x={4} y={head + cellHeight * (row + 0.5) + 5} fontSize="14" fontWeight="bold" className="fill-ink">
                {names[weekday]}
              </text>
              {hours.map((hour, column) => (
                <HeatCell
                  key={hour}
                  x={head + cellWidth * column}
                  y={head + cellHeight * row}
                  share={shareOf(weekday, hour)}
                  words={`${names[weekday]}曜日 ${hour}時台`}
                />
              ))}
            </g>
          ))}
        </svg>
      </Scrolled>
      <Folded label="時間帯ごとの稼働率" rows={order.length} drawn>
        <HeatTable hours={hours} shareOf={shareOf} />
      </Folded>
    </>
  );
}

function HeatCell({ x, y, share, words }: { x: number; y: number; share: number | null; words: string }) {
  const part = Math.min(1, (share ?? 0) / 100);
  const tall = (cellHeight - 4) * part;
  return (
    <g>
      <title>{`${words} ${share === null ? '開いていません' : `${Math.round(share)}%`}`}</title>
      <rect x={x + 1} y={y + 1} width={cellWidth - 2} height={cellHeight - 2} className="fill-white stroke-line" />
      {part > 0 && (
        <rect
          x={x + 3}
          y={y + cellHeight - 2 - tall}
          width={barWidth}
          height={tall}
          fill="var(--color-apricot)"
          className="stroke-action"
        />
      )}
      <text
        x={x + (cellWidth + barWidth) / 2 + 1}
        y={y + cellHeight / 2 + 5}
        textAnchor="middle"
        fontSize="13"
        className="figures fill-ink"
      >
        {share === null ? '−' : Math.round(share)}
      </text>
    </g>
  );
}

/** From the first to the last hour in which anything was open, or anybody there. */
function shownHours(weekdays: Figures['weekdays']): number[] {
  const used = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    weekdays.some((row) => (row.seat_minutes[hour] ?? 0) > 0 || (row.child_minutes[hour] ?? 0) > 0),
  );
  const [first] = used;
  const last = used.at(-1);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, position) => first + position);
}

type HeatTableProps = { hours: readonly number[]; shareOf: (weekday: number, hour: number) => number | null };

/** The same in figures. */
function HeatTable({ hours, shareOf }: HeatTableProps) {
  return (
    <table className={tableStyle.table}>
      <caption className="sr-only">曜日と時間帯ごとの稼働率</caption>
      <thead>
        <tr>
          <th scope="col" className={tableStyle.head}>
            曜日
          </th>
          {hours.map((hour) => (
            <th key={hour} scope="col" className={tableStyle.numberHead}>
              {hour}時
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((weekday) => (
          <tr key={weekday}>
            <th scope="row" className={tableStyle.rowHead}>
              {names[weekday]}
            </th>
            {hours.map((hour) => {
              const share = shareOf(weekday, hour);
              return (
                <td key={hour} className={tableStyle.cell}>
                  {share === null ? '−' : `${Math.round(share)}%`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
