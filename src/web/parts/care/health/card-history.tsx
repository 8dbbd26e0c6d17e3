import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { cardFieldLabel } from '../../../../domain/care/health-card.ts';
import { healthReadPage } from '../../../../domain/care/health-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';

const fold = 'flex min-h-12 cursor-pointer items-center font-bold underline-offset-4 hover:underline';

type Version = FunctionOk<'readChildHealth'>['versions'][number];

/** How the card came about: who said what, and when. */
export function CardHistory({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return null;
  return (
    <details className="border-t border-line pt-2">
      <summary className={fold}>これまでの回答({versions.length}件)</summary>
      <ol className="grid gap-4 pt-2 pb-4">
        {versions.map(({ id, created_at, member_name, confirmed_flag, changes }) => (
          <li key={id} className="border-l-2 border-line pl-3 text-note">
            <p className="figures text-ink-soft">
              {formatDateTime(created_at)} {member_name === null ? '園のスタッフが記入' : withSan(member_name)}
            </p>
            {confirmed_flag && <p>変わりありません</p>}
            {!confirmed_flag && changes.length === 0 && <p>回答しました</p>}
            {changes.map(({ field, before, after }) => (
              <p key={field} className="wrap-anywhere">
                <span className="font-bold">{cardFieldLabel(field)}</span> {before || '(空)'} → {after || '(空)'}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}

type Read = {
  readonly id: number;
  readonly page: number;
  readonly created_at: string;
  readonly branch: { readonly name: string } | null;
};

/** Which branch looked, and when; who it was stays with the company. */
export function CardReads({ reads }: { reads: readonly Read[] }) {
  return (
    <details className="border-t border-line pt-2">
      <summary className={fold}>この情報を見た園と日時</summary>
      <div className="pt-2 pb-4 text-note">
        {reads.length === 0 ? (
          <p>まだ、どの園も見ていません。</p>
        ) : (
          <ul className="grid gap-1.5">
            {reads.map(({ id, page, created_at, branch }) => (
              <li key={id} className="flex flex-wrap gap-x-3">
                <span className="figures text-ink-soft">{formatDateTime(created_at)}</span>
                <span>{branch?.name ?? '本部'}</span>
                <span className="text-ink-soft">{healthReadPage.label(page)}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 text-ink-soft">職員が見るたびに記録しています。最近の20件です。</p>
      </div>
    </details>
  );
}
