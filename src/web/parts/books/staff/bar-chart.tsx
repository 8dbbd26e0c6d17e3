import { useId } from 'react';
import { Scrolled } from '../../../console/folded.tsx';
import { scaleOf } from './scale.ts';

export type ChartBar = { key: string; mark: string; words: string; open: boolean; values: readonly (number | null)[] };

type BarChartProps = {
  title: string;
  /** One or two: the second is hatched, so that they differ without colour. */
  series: readonly { label: string; words: (value: number) => string }[];
  bars: readonly ChartBar[];
};

const width = 720;
const height = 230;
const left = 8;
const top = 34;
const bottom = 28;

/** Bars over time in plain SVG. What is not final is drawn with a dashed outline; the table below says every number. */
export function BarChart({ title, series, bars }: BarChartProps) {
  const id = useId();
  const all = bars.flatMap(({ values }) => values.map((value) => value ?? 0));
  const scale = scaleOf(all, height - top - bottom);
  const room = (width - left * 2) / Math.max(1, bars.length);
  const each = Math.min(40, (room * 0.76) / series.length);
  const fits = room >= 46;
  if (all.every((value) => value === 0)) return <p className="text-ink-soft">{title}は、この期間にはありません。</p>;
  const zero = top + scale.above;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex flex-wrap items-center gap-x-5 text-note text-ink-soft">
        {series.map(({ label }, position) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <svg width="16" height="16" aria-hidden="true">
              <rect x="1" y="1" width="14" height="14" fill={fillOf(position, id)} className={lineOf(position)} />
            </svg>
            {label}
          </span>
        ))}
        {bars.some(({ open }) => open) && (
          <span className="inline-flex items-center gap-1.5">
            <svg width="16" height="16" aria-hidden="true">
              <rect x="1" y="1" width="14" height="14" fill="none" strokeDasharray="3 2" className="stroke-ink" />
            </svg>
            点線の枠は未確定
          </span>
        )}
      </figcaption>
      <Scrolled label={`${title}のグラフ`}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}-title`}
          className="w-full max-w-[60rem] min-w-[40rem]"
        >
          <title id={`${id}-title`}>{`${title}。数字は下の表にあります。`}</title>
          <defs>
            <pattern
              id={`${id}-hatch`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" className="fill-white" />
              <rect width="2.5" height="6" className="fill-trust" />
            </pattern>
          </defs>
          <line x1="0" x2={width} y1={zero} y2={zero} className="stroke-edge" />
          {bars.map((bar, position) => {
            const start = left + room * position + (room - each * bar.values.length) / 2;
            return (
              <g key={bar.key}>
                {bar.values.map((value, place) => {
                  const tall = scale.heightOf(value ?? 0);
                  const label = series[place]?.label ?? '';
                  const words = value === null ? '−' : (series[place]?.words(value) ?? '');
                  if (!value) return null;
                  const y = value < 0 ? zero : zero - tall;
                  return (
                    <g key={label}>
                      <rect
                        x={start + each * place + 1}
                        y={y}
                        width={each - 2}
                        height={Math.max(tall, 0.5)}
                        fill={fillOf(place, id)}
                        strokeDasharray={bar.open ? '4 3' : undefined}
                        strokeWidth={bar.open ? 1.5 : 1}
                        className={bar.open ? 'stroke-ink' : lineOf(place)}
                      >
                        <title>{`${bar.words} ${label} ${words}${bar.open ? '(未確定)' : ''}`}</title>
                      </rect>
                      {fits && series.length === 1 && value !== null && value !== 0 && (
                        <text
                          x={start + each / 2}
                          y={value < 0 ? zero + tall + 14 : y - 5}
                          textAnchor="middle"
                          fontSize="13"
                          className="figures fill-ink"
                        >
                          {short(value)}
                        </text>
                      )}
                    </g>
                  );
                })}
                <text
                  x={left + room * (position + 0.5)}
                  y={height - 8}
                  textAnchor="middle"
                  fontSize="13"
                  className="figures fill-ink-soft"
                >
                  {bar.mark}
                </text>
              </g>
            );
          })}
          {!fits && scale.highest > 0 && (
            <text x={left} y={18} fontSize="13" className="figures fill-ink-soft">
              {`最大 ${series[0]?.words(scale.highest) ?? ''}`}
            </text>
          )}
        </svg>
      </Scrolled>
    </figure>
  );
}

const fillOf = (position: number, id: string): string =>
  position === 0 ? 'var(--color-apricot)' : `url(#${id}-hatch)`;
const lineOf = (position: number): string => (position === 0 ? 'stroke-action' : 'stroke-trust');

/** 12,345 → '1.2万': a bar is narrow, the table is exact. */
function short(value: number): string {
  if (Math.abs(value) >= 10_000) return `${(value / 10_000).toFixed(Math.abs(value) >= 100_000 ? 0 : 1)}万`;
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
