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
      <p role="status" className={`text-lead font-bold ${counted.missing > 0 ? 'text-wrong' : ''}`}>
        {complete ? `全員(${counted.children}名)を確認しました。` : parts.filter(Boolean).join('・')}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {rows.map((row) => (
          <CountRow key={row.id} row={row} count={count} />
        ))}
      </ul>
    </section>
  );
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
    <li className={`grid gap-2 rounded-lg border-2 bg-white px-4 py-3 ${looks[lookOf(row)]}`}>
      <p className="leading-snug">
        <span className="font-bold">{name}</span> <span className="text-ink-soft">{row.child?.name_kana}</span>
        {row.handed_to !== null && <span className="block">{withSan(row.handed_to)}へお引き渡し済み</span>}
        {row.unsent ? (
          <span className="block font-bold">未送信</span>
        ) : (
          row.counted_datetime && (
            <span className="figures block text-ink-soft">
              {formatTime(row.counted_datetime)} {row.counted_account?.name}
            </span>
          )
        )}
      </p>
      {row.handed_to === null && (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{withSan(name)}はいますか</legend>
          <Button
            kind="plain"
            aria-pressed={row.found === true}
            className={`px-2! ${row.found === true ? pressed.found : ''}`}
            onClick={() => count(row, true)}
          >
            いる
          </Button>
          <Button
            kind="plain"
            aria-pressed={row.found === false}
            className={`px-2! ${row.found === false ? pressed.missing : ''}`}
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
