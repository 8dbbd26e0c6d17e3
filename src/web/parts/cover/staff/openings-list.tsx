import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { staffingMode } from '../../../../domain/staffing/staffing-codes.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { type ShownOpening, seatsText, whenText } from './cover-text.ts';

type Openings = FunctionOk<'staffReadOpenings'>;

/** What one more of the staff would open, the most wished for first. */
export function OpeningsList({ openings, staffing_mode, onAsked }: Openings & { onAsked: () => void }) {
  const [chosen, setChosen] = useState<ShownOpening>();
  if (staffing_mode !== staffingMode.code.decide) {
    return (
      <Notice title="この園は、定員だけで予約を受けています">
        職員を足しても席の数は変わりません。職員数で受け付けるときは、園の設定で「予約を制限する」を選んでください。
      </Notice>
    );
  }
  if (openings.length === 0) {
    return (
      <EmptyState title="いま、職員を足して開く席はありません">
        断ったご希望や空き待ちがあり、職員が1名増えればお預かりできる時間を、ここにお知らせします。
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {openings.map((opening) => (
          <li
            key={`${opening.date} ${opening.start_time}`}
            className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div>
              <p>
                <strong className="figures text-lead">{whenText(opening.date, opening)}</strong>
              </p>
              <p>
                職員1名で、{seatsText(opening)}
                {opening.families > 0 && (
                  <>
                    。待っているご家庭<strong className="figures">{opening.families}組</strong>
                  </>
                )}
              </p>
              <p className="text-ink-soft">
                ご利用の見込み <span className="figures">{opening.expected}名</span>・料金の見込み{' '}
                <span className="figures">{formatYen(opening.yen)}</span>
              </p>
            </div>
            <Button
              kind="plain"
              aria-label={`${whenText(opening.date, opening)}の応援をお願いする`}
              onClick={() => setChosen(opening)}
            >
              応援をお願いする
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <AskDialog
          date={chosen.date}
          hours={hoursOf(chosen)}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            setChosen(undefined);
            onAsked();
          }}
        />
      )}
    </>
  );
}

const hoursOf = ({ start_time, end_time, breaks }: ShownOpening) => ({ start_time, end_time, breaks });

/** How the numbers come about, and how wrong they were. */
export function ModelPart({ model }: Pick<Openings, 'model'>) {
  const { weeks, known_days, past, error } = model;
  const accuracy =
    error === null
      ? `まだ記録が少なく、当たり外れは出せません(記録${known_days}日)。`
      : `この4週間、見込みと実際の差は平均で${error}名でした。`;
  return (
    <section aria-labelledby="model" className="rounded-lg bg-cream px-5 py-4">
      <h2 id="model" className="text-lead">
        見込みの当たり外れ
      </h2>
      <p className="mt-1">{accuracy}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold">どう数えているか</summary>
        <p>
          いま待っているご家庭と、満席でお断りした方の数を、まず数えます。それに足して、同じ曜日の直近{weeks}
          週と、昨年の同じ時期の平均を使います。学校の休みの日、祝日は、それぞれ分けて比べます。席の数は、予約と同じ配置基準の計算です。料金は、その日の単価で割引を入れずに出しています。
        </p>
      </details>
      {past.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold">日ごとに見る</summary>
          <table className="w-full border-collapse">
            <thead>
              <tr className="text-note text-ink-soft">
                <th scope="col" className="text-left font-normal">
                  日
                </th>
                <th scope="col" className="text-right font-normal">
                  見込み
                </th>
                <th scope="col" className="text-right font-normal">
                  実際
                </th>
              </tr>
            </thead>
            <tbody>
              {past.map(({ date, expected, came }) => (
                <tr key={date} className="figures border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {date}
                  </th>
                  <td className="text-right">{expected}名</td>
                  <td className="text-right">{came}名</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
