import { ChevronsDown } from 'lucide-react';
import { headCount, isComplete } from '../../../../../domain/attendance/emergency-words.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { CareLost } from '../../../../console/taps/care-problems.tsx';
import type { CareTap } from '../../../../console/taps/tap-queue.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import type { CountedRow } from './use-head-count.ts';

type Count = (row: CountedRow, pressed: boolean) => void;
type HeadCountProps = {
  rows: readonly CountedRow[];
  unsent: number;
  waiting: readonly CareTap[];
  count: Count;
};

/** Which children are accounted for, one by one, before families are messaged. "Everyone" is only said of what the server knows. */
export function HeadCountPart({ rows, unsent, waiting, count }: HeadCountProps) {
  const counted = headCount(rows);
  const complete = isComplete(counted) && unsent === 0;
  const open = rows.filter((row) => lookOf(row) === 'open');
  const parts = [
    `確認 ${counted.found}名 / 全${counted.children}名`,
    counted.missing > 0 && `見つからない ${counted.missing}名`,
    unsent > 0 && `未送信 ${unsent}名`,
  ];
  return (
    <section aria-labelledby="head-count" className="no-print grid gap-3">
      <h2 id="head-count" className="text-lead">
        人数の確認
      </h2>
      <CareLost taps={waiting} />
      {/* At the thumb on a phone, above the rows on a tablet; in sight however far one has scrolled. */}
      <div
        className={`sticky z-10 flex items-center justify-between gap-3 rounded-lg border-2 bg-paper px-4 py-2 shadow-over max-md:bottom-[calc(var(--fixed-bar-height)+0.5rem)] max-md:order-last md:top-14 ${counted.missing > 0 ? 'border-wrong' : complete ? 'border-trust' : 'border-ink'}`}
      >
        <div className="leading-tight">
          {open.length > 0 && (
            <p className="text-lead font-bold">
              残り <span className="figures text-h2">{open.length}</span>名
            </p>
          )}
          <p role="status" className={`font-bold ${counted.missing > 0 ? 'text-wrong' : ''}`}>
            {complete ? `全員(${counted.children}名)を確認しました。` : parts.filter(Boolean).join('・')}
          </p>
        </div>
        {open.length > 0 && (
          <Button kind="plain" className="shrink-0" onClick={() => toRow(open[0])}>
            <ChevronsDown className="size-5" aria-hidden="true" />
            次のまだの子
          </Button>
        )}
      </div>
      <ul className="grid gap-2 md:grid-cols-2">
        {rows.map((row) => (
          <CountRow key={row.id} row={row} count={count} />
        ))}
      </ul>
    </section>
  );
}

const rowId = (row: CountedRow): string => `count-${row.id}`;
/** The next one who was not counted yet, under the thumb. */
function toRow(row: CountedRow | undefined) {
  const place = row && document.getElementById(rowId(row));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector('button')?.focus({ preventScroll: true });
}

const looks = { found: 'border-trust', missing: 'border-wrong', open: 'border-line' } as const;
/** The answer in the colour of its row, filled: read at arm's length. */
const pressed = {
  found: 'border-trust! bg-trust! text-white!',
  missing: 'border-wrong! bg-wrong! text-white!',
} as const;
const lookOf = ({ found, handed_to }: CountedRow): keyof typeof looks =>
  found === true || handed_to !== null ? 'found' : found === false ? 'missing' : 'open';

function CountRow({ row, count }: { row: CountedRow; count: Count }) {
  const name = row.child?.name ?? '';
  return (
    <li id={rowId(row)} className={`grid gap-1.5 rounded-lg border-2 bg-white px-3 py-2 ${looks[lookOf(row)]}`}>
      {/* The second line is always there: no row below moves under the thumb when one is counted. */}
      <p className="leading-snug">
        <span className="block text-lead font-bold">{name}</span>
        <span className="flex flex-wrap gap-x-3">
          <span className="text-ink-soft">{row.child?.name_kana}</span>
          {row.handed_to !== null && <span>{withSan(row.handed_to)}へお引き渡し済み</span>}
          {row.unsent && <span className="font-bold">未送信</span>}
          {!row.unsent && row.counted_datetime && (
            <span className="figures text-ink-soft">
              {formatTime(row.counted_datetime)} {row.counted_account?.name}
            </span>
          )}
        </span>
      </p>
      {row.handed_to === null && (
        <fieldset className="grid grid-cols-[3fr_2fr] gap-2">
          <legend className="sr-only">{withSan(name)}はいますか</legend>
          <Button
            kind="plain"
            aria-pressed={row.found === true}
            className={`min-h-14! px-2! text-lead! ${row.found === true ? pressed.found : ''}`}
            onClick={() => count(row, true)}
          >
            いる
          </Button>
          <Button
            kind="plain"
            aria-pressed={row.found === false}
            className={`min-h-14! px-2! ${row.found === false ? pressed.missing : ''}`}
            onClick={() => count(row, false)}
          >
            見つからない
          </Button>
        </fieldset>
      )}
      <ErrorNotice text={row.problem} />
    </li>
  );
}
