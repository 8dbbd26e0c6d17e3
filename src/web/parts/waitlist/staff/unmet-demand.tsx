import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatMinute } from '../../../../domain/time-format.ts';

type UnmetDemandProps = { unmet: FunctionOk<'staffListWishes'>['unmet'] };

/** Where seats were missing: families and children by hour, as bars with their numbers. */
export function UnmetDemand({ unmet }: UnmetDemandProps) {
  const most = Math.max(1, ...unmet.map(({ children }) => children));
  const wished = unmet.filter(({ families }) => families > 0);
  return (
    <section aria-labelledby="unmet" className="rounded-lg border border-line bg-white p-4 md:p-5">
      <h2 id="unmet" className="text-lead">
        時間ごとの空き待ち
      </h2>
      <p className="mb-3 text-note text-ink-soft">予約にならなかったご希望が、その時間にかかる数です。</p>
      {wished.length === 0 ? (
        <p className="text-note text-ink-soft">予約にならなかったご希望はありません。</p>
      ) : (
        <table className="w-full border-collapse text-note">
          <thead className="sr-only">
            <tr>
              <th scope="col">時間</th>
              <th scope="col">お子さまの人数</th>
              <th scope="col">ご家庭の数</th>
            </tr>
          </thead>
          <tbody>
            {wished.map(({ hour, families, children }) => (
              <tr key={hour}>
                <th scope="row" className="figures w-14 py-0.5 pr-3 text-right font-normal">
                  {formatMinute(hour * 60)}
                </th>
                <td className="py-0.5">
                  <div className="flex items-center gap-2">
                    <svg
                      viewBox="0 0 100 10"
                      preserveAspectRatio="none"
                      className="h-3.5 min-w-0 flex-1"
                      aria-hidden="true"
                    >
                      <rect width={(children / most) * 100} height="10" className="fill-ask" />
                    </svg>
                    <span className="figures w-9 text-right font-bold whitespace-nowrap">{children}人</span>
                  </div>
                </td>
                <td className="figures w-20 py-0.5 pl-3 text-right whitespace-nowrap text-ink-soft">{families}家庭</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
