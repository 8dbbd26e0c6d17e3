import { withSan } from '../../../../domain/membership/called-name.ts';
import { headCount, isComplete } from '../../../../domain/reserves/emergency-words.ts';
import { formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Emergency } from './reunion-roll.tsx';

type Row = Emergency['emergency_children'][number];

/** Who of the children is there, one by one: before any word goes to the families. */
export function HeadCountPart({ rows, onChanged }: { rows: readonly Row[]; onChanged: () => void }) {
  const count = headCount(rows);
  const complete = isComplete(count);
  return (
    <section aria-labelledby="head-count" className="no-print grid gap-3">
      <h2 id="head-count" className="text-lead">
        人数の確認
      </h2>
      <p role="status" className={`text-lead font-bold ${count.missing > 0 ? 'text-wrong' : ''}`}>
        {complete
          ? `全員(${count.children}名)を確認しました。`
          : `確認 ${count.found}名 / 全${count.children}名${count.missing > 0 ? `・見つからない ${count.missing}名` : ''}`}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {rows.map((row) => (
          <CountRow key={row.id} row={row} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

const looks = { found: 'border-trust', missing: 'border-wrong', open: 'border-line' } as const;
const lookOf = ({ found, handed_to }: Row): keyof typeof looks =>
  found === true || handed_to !== null ? 'found' : found === false ? 'missing' : 'open';

function CountRow({ row, onChanged }: { row: Row; onChanged: () => void }) {
  const { send, busy, text } = useAction('staffCountChild');
  const name = row.child?.name ?? '';
  async function count(found: boolean) {
    // The same press again takes it back.
    await send({ emergency_child_id: row.id, found: row.found === found ? null : found });
    onChanged();
  }
  return (
    <li className={`grid gap-2 rounded-lg border-2 bg-white px-4 py-3 ${looks[lookOf(row)]}`}>
      <p className="leading-snug">
        <span className="font-bold">{name}</span> <span className="text-ink-soft">{row.child?.name_kana}</span>
        {row.handed_to !== null && <span className="block">{withSan(row.handed_to)}へお引き渡し済み</span>}
        {row.counted_datetime && (
          <span className="figures block text-note text-ink-soft">
            {formatTime(row.counted_datetime)} {row.counted_account?.name}
          </span>
        )}
      </p>
      {row.handed_to === null && (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{withSan(name)}はいますか</legend>
          <Button
            kind={row.found === true ? 'primary' : 'plain'}
            aria-pressed={row.found === true}
            disabled={busy}
            onClick={() => void count(true)}
          >
            いる
          </Button>
          <Button
            kind={row.found === false ? 'danger' : 'plain'}
            aria-pressed={row.found === false}
            disabled={busy}
            onClick={() => void count(false)}
          >
            見つからない
          </Button>
        </fieldset>
      )}
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
    </li>
  );
}
