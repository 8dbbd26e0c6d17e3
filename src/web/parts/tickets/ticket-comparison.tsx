import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { leftoverText, savedText } from '../../../domain/tickets/ticket-text.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import type { OfferedTickets } from './ticket-flow.ts';

type Compared = NonNullable<FunctionOk<'compareTickets'>['comparison']>;

/** What each bundle would have cost for the family's own last months, before one is bought. */
export function TicketComparison({ prices }: { prices: readonly OfferedTickets[] }) {
  const answer = useAnswer(reading('compareTickets', {}));
  const comparison = answer.data?.comparison;
  if (prices.length === 0 || comparison === null) return null;
  return (
    <section aria-labelledby="comparison-heading">
      <h2 id="comparison-heading" className="text-lead">
        ご利用の実績と比べる
      </h2>
      {answer.failure && !comparison ? (
        <div className="mt-3">
          <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />
        </div>
      ) : comparison ? (
        <Comparison comparison={comparison} prices={prices} />
      ) : (
        <div role="status" className="mt-3">
          <span className="sr-only">読み込んでいます</span>
          <Skeleton className="h-28 rounded-lg" />
        </div>
      )}
    </section>
  );
}

function Comparison({ comparison, prices }: { comparison: Compared; prices: readonly OfferedTickets[] }) {
  const { months, hours, stays, hour, plan_amount, plan_name } = comparison;
  if (hours === 0) {
    return (
      <p className="mt-1 text-note">
        {stays === 0
          ? `この${months}か月はご利用がなかったため、比べられません。`
          : `この${months}か月のご利用には、回数券で払える1時間以上の保育料がなかったため、比べられません。`}
        回数券は、1時間 <YenAmount amount={hour} /> の保育料より1枚あたりが安いときにお得になります。
      </p>
    );
  }
  return (
    <>
      <p className="mt-1 text-note">
        この{months}か月のご利用({stays}回)で、回数券で払えたのは{hours}時間分です。いまのプラン
        {plan_name && `(${plan_name})`}の保育料では <YenAmount amount={plan_amount} /> です。
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {prices.map((price) => {
          const compared = comparison.bundles.find(({ ticket_price_id }) => ticket_price_id === price.id);
          if (compared === undefined) return null;
          return (
            <li key={price.id} className="py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-bold">{price.name}</span>
                <span className="figures">
                  {hours}時間分 <YenAmount amount={compared.tickets_amount} />
                </span>
              </p>
              <p className={`figures font-bold ${compared.saved < 0 ? 'text-ask' : 'text-trust'}`}>
                {savedText(compared.saved, months)}
              </p>
              <p className="text-note text-ink-soft">{leftoverText(compared.left, price.valid_days)}</p>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-note text-ink-soft">
        いま販売している価格での計算です。これからのご利用の回数で、結果は変わります。
      </p>
    </>
  );
}
