import { metersBetween, type Position } from '../../../../domain/branches/nearby.ts';

type Pin = Position & { readonly branch_id: number; readonly number: number };
type MapStation = Position & { readonly name: string };
type NearbyMapProps = {
  origin: Position;
  pins: readonly Pin[];
  stations: readonly MapStation[];
  label: string;
  exact: boolean;
};

const size = { width: 400, height: 300, margin: 36 };

/** A degree of longitude is shorter by this than one of latitude. */
const narrowing = ({ latitude }: Position): number => Math.cos((latitude * Math.PI) / 180);

/** 100 m, 200 m, 500 m, 1 km …: the longest that is at most a third of the width. */
function scaleOf(metersPerUnit: number): { meters: number; width: number } {
  const most = (size.width / 3) * metersPerUnit;
  const power = 10 ** Math.floor(Math.log10(most));
  const meters = ([5, 2].find((factor) => factor * power <= most) ?? 1) * power;
  return { meters, width: meters / metersPerUnit };
}

/** The position of each point on the drawing, and the length of its scale. */
function drawingOf(origin: Position, points: readonly Position[]) {
  const narrow = narrowing(origin);
  const xs = points.map((point) => (point.longitude - origin.longitude) * narrow);
  const ys = points.map((point) => origin.latitude - point.latitude);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  // At least some hundred meters across: a single branch next door is not blown up.
  const wide = Math.max(0.004, Math.max(...xs) - Math.min(...xs));
  const tall = Math.max(0.003, Math.max(...ys) - Math.min(...ys));
  const perDegree = Math.min((size.width - 2 * size.margin) / wide, (size.height - 2 * size.margin) / tall);
  const place = (point: Position) => ({
    x: size.width / 2 + ((point.longitude - origin.longitude) * narrow - middle.x) * perDegree,
    y: size.height / 2 + (origin.latitude - point.latitude - middle.y) * perDegree,
  });
  const metersPerDegree = metersBetween(origin, { ...origin, latitude: origin.latitude + 0.1 }) * 10;
  return { place, scale: scaleOf(metersPerDegree / perDegree) };
}

/** A small square and its name; beside the square on the side with more room. */
function StationMark({ name, at }: { name: string; at: { x: number; y: number } }) {
  if (at.x < 0 || at.x > size.width || at.y < 0 || at.y > size.height) return null;
  const left = at.x > size.width * 0.6;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect x="-4" y="-4" width="8" height="8" className="fill-ink-soft" />
      <text x={left ? -8 : 8} y="5" textAnchor={left ? 'end' : 'start'} fontSize="13" className="fill-ink-soft">
        {name}
      </text>
    </g>
  );
}

/**
 * Where the branches lie to each other, drawn by ourselves: north is up, nothing is asked of anybody outside. The list
 * beside it says all of it in words, so it is a picture only.
 */
export function NearbyMap({ origin, pins, stations, label, exact }: NearbyMapProps) {
  const { place, scale } = drawingOf(origin, [origin, ...pins]);
  const here = place(origin);
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-cream">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
        focusable="false"
        className="block h-auto w-full"
      >
        <g className="text-line" stroke="currentColor" strokeWidth="1">
          {[1, 2, 3].map((part) => (
            <path
              key={part}
              d={`M0 ${(part * size.height) / 4}H${size.width}M${(part * size.width) / 4} 0V${size.height}`}
            />
          ))}
        </g>
        {stations.map((station) => (
          <StationMark key={station.name} name={station.name} at={place(station)} />
        ))}
        <circle cx={here.x} cy={here.y} r="16" className="fill-focus" opacity="0.18" />
        <circle cx={here.x} cy={here.y} r="6" className="fill-focus" stroke="white" strokeWidth="2" />
        {/* The nearest last, so that it lies on top. */}
        {pins.toReversed().map((pin) => {
          const { x, y } = place(pin);
          return (
            <g key={pin.branch_id} transform={`translate(${x} ${y})`}>
              <path
                d="M0 0C-4 -8 -13 -12 -13 -22A13 13 0 1 1 13 -22C13 -12 4 -8 0 0Z"
                className="fill-trust"
                stroke="white"
                strokeWidth="2"
              />
              <text y="-17" textAnchor="middle" fontSize="14" fontWeight="700" fill="white">
                {pin.number}
              </text>
            </g>
          );
        })}
        <g transform={`translate(12 ${size.height - 14})`} className="text-ink">
          <path d={`M0 -5V0H${scale.width}V-5`} fill="none" stroke="currentColor" strokeWidth="2" />
          <text x={scale.width + 8} y="1" fontSize="13" fill="currentColor">
            {scale.meters >= 1000 ? `${scale.meters / 1000}km` : `${scale.meters}m`}
          </text>
        </g>
        <text x={size.width - 12} y="22" textAnchor="end" fontSize="13" className="fill-ink-soft">
          ↑ 北
        </text>
      </svg>
      <figcaption className="border-t border-line bg-white px-3 py-2 text-note text-ink-soft">
        青い点が{exact ? '現在地(約100m単位)' : label}です。番号は、一覧の番号と同じです。
        <details>
          <summary className="min-h-11 content-center">駅と市区町村の位置について</summary>
          Seo-4d696b75/station_database(駅データ.jp、国土数値情報、駅メモ!をもとに作成)と、geolonia/japanese-addresses(国土交通省
          位置参照情報、日本郵便をもとに作成)を使っています。いずれも CC BY 4.0 です。
        </details>
      </figcaption>
    </figure>
  );
}
