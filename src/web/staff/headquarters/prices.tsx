import { ChevronRight } from 'lucide-react';
import { Link, type MetaFunction } from 'react-router';
import { fieldsOf, ruleValueText } from '../../../contract/functions/settings/rule-text.ts';
import { SelectStaffOffersDocument, SelectStaffPriceRowsDocument } from '../../../contract/operations/generated.ts';
import { type DatedTable, datedTables } from '../../../domain/settings/catalogue.ts';
import { comingRows, rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { PricesNav } from '../../console/settings/prices-nav.tsx';
import { datedPages, otherPages } from '../../console/settings/rule-pages.ts';
import type { RuleData } from '../../console/settings/rule-values.ts';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Badge } from '../../ui/badge.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '料金と決まり', noindex: true });

/** Every kind of price and rule: what is in force, and what comes next. */
export default function Prices() {
  const today = useServerToday();
  const rules = useAnswer(operation(SelectStaffPriceRowsDocument, {}));
  const offers = useAnswer(operation(SelectStaffOffersDocument, {}));
  const names = offers.data && {
    プラン: offers.data.plan_types.filter((plan) => plan.offered_flag).map((plan) => plan.name),
    回数券: offers.data.ticket_prices
      .filter((ticket) => ticket.sold_flag)
      .map((ticket) => `${ticket.name} ${formatYen(ticket.price)}`),
  };
  return (
    <HeadquartersPage
      title="料金と決まり"
      lead="いま使われている内容と、これから変わる内容です。変更は、始まる日を決めて追加します。"
    >
      <PricesNav />
      <LiveLoaded query={rules}>
        {(data) => (
          <ul className="divide-y divide-line border-y border-line">
            {datedTables.map((table) => (
              <li key={table}>
                <Kind
                  to={datedPages[table].to}
                  title={datedPages[table].title}
                  {...stateOf(table, data[table], today)}
                />
              </li>
            ))}
            {otherPages.map(({ to, title, text }) => (
              <li key={to}>
                <Kind
                  to={to}
                  title={title}
                  text={names?.[title as keyof typeof names]?.join('、') || text}
                  coming={null}
                  missing={false}
                />
              </li>
            ))}
          </ul>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

type KindProps = { to: string; title: string; text: string; coming: string | null; missing: boolean };

function Kind({ to, title, text, coming, missing }: KindProps) {
  return (
    <Link to={to} className="flex items-center gap-4 px-1 py-3.5 text-ink no-underline hover:bg-cream md:px-3">
      <span className="min-w-0 flex-1 leading-snug md:flex md:items-baseline md:gap-6">
        <span className="block shrink-0 font-bold md:w-40">{title}</span>
        <span className="mt-0.5 block text-note text-ink-soft">{text}</span>
      </span>
      {missing && <Badge tone="wrong">未登録</Badge>}
      {coming && <Badge tone="ask">{coming}</Badge>}
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}

/** The first three columns of the row in force say enough here. */
function stateOf(table: DatedTable, rows: readonly RuleData[], today: TokyoDate) {
  const row = rowInForceIfAny(rows, today);
  const text = row
    ? Object.entries(fieldsOf(table))
        .slice(0, 3)
        .map(([name, { label }]) => `${label} ${ruleValueText(table, name, row[name])}`)
        .join('、')
    : 'まだ登録がありません';
  const first = comingRows(rows, today)[0]?.adaptation_date;
  return { text, coming: first === undefined ? null : `${formatMonthDay(first)}から変更`, missing: row === null };
}
