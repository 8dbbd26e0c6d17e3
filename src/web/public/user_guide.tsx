import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectUserGuideDocument } from '../../contract/operations/generated.ts';
import { bringItemText, generalBringList, readBringRows } from '../../domain/company/bring-list.ts';
import { rowInForceIfAny } from '../../domain/settings/in-force.ts';
import { queryPublic, todayOf } from '../data/load-context.ts';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { CancellationTable } from './_parts/guide/cancellation-table.tsx';
import { comingChanges } from './_parts/guide/coming-changes.ts';
import { ComingNotice } from './_parts/guide/coming-notice.tsx';
import { FeeSimulator } from './_parts/guide/fee-simulator.tsx';
import { GuideSection } from './_parts/guide/guide-section.tsx';
import { Plans } from './_parts/guide/plans.tsx';
import { TicketTable } from './_parts/guide/ticket-table.tsx';
import { UnitPriceTable } from './_parts/guide/unit-price-table.tsx';
import { UsageGuide } from './_parts/guide/usage-guide.tsx';
import { publicMeta } from './_parts/public-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const today = todayOf(context);
  const asked = await queryPublic(context, SelectUserGuideDocument, { today });
  const {
    bring_lists,
    coming_policies: _policies,
    changing_plans: _plans,
    changing_tickets: _tickets,
    ...guide
  } = asked;
  const belongings = generalBringList(readBringRows(bring_lists[0]?.items)).map(bringItemText);
  // In words already: the words of every rule stay out of the page's script.
  return { ...guide, today, belongings, changes: comingChanges(asked, today) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '料金・ご利用案内',
    description:
      'いまほいくの料金、プラン、回数券、キャンセル料と、ご利用の流れ、持ち物のご案内です。日時とお子さまの人数から、料金を試算できます。',
  });

const contents: readonly { id: string; label: string }[] = [
  { id: 'fees', label: '料金' },
  { id: 'plans', label: 'プラン' },
  { id: 'tickets', label: '回数券' },
  { id: 'simulator', label: '料金の試算' },
  { id: 'cancellation', label: 'キャンセル料' },
  { id: 'flow', label: 'ご利用の流れ' },
  { id: 'belongings', label: '持ち物' },
];

export default function UserGuide() {
  const guide = useLoaderData<typeof loader>();
  const unit = rowInForceIfAny(guide.unit_prices, guide.today);
  const [policy] = guide.cancellation_policies;
  const [settings] = guide.reserve_settings;
  const { belongings } = guide;
  const withPrices: Readonly<Record<string, boolean>> = {
    plans: unit !== null && guide.plan_types.length > 0,
    tickets: unit !== null && guide.ticket_prices.length > 0,
    simulator: unit !== null && settings !== undefined && guide.branches.length > 0,
    cancellation: policy !== undefined,
  };
  const shown = (id: string) => withPrices[id] ?? true;
  return (
    <PageColumn width="page">
      <PageHeading lead="料金はすべて税込です。予約の画面では、確定の前に内訳を1行ずつ表示します。">
        料金・ご利用案内
      </PageHeading>
      <nav aria-label="このページの内容">
        <ul className="flex flex-wrap gap-x-5 border-y border-line py-1">
          {contents
            .filter(({ id }) => shown(id))
            .map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center text-note">
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <ComingNotice changes={guide.changes} />
      {unit === null ? <NoPrices /> : <UnitPriceTable unit={unit} settings={settings} branches={guide.branches} />}
      {unit && guide.plan_types.length > 0 && <Plans plans={guide.plan_types} childcare={unit.childcare} />}
      {unit && (
        <TicketTable
          tickets={guide.ticket_prices}
          plans={guide.plan_types.map(({ name, childcare_discount_per_hour }) => ({
            name,
            amount: Math.max(0, unit.childcare - childcare_discount_per_hour),
          }))}
        />
      )}
      {unit && settings && guide.branches.length > 0 && (
        <FeeSimulator
          today={guide.today}
          unit_prices={guide.unit_prices}
          meal_hours={guide.meal_hours}
          plans={guide.plan_types}
          branches={guide.branches}
          settings={settings}
          holidays={guide.holidays}
        />
      )}
      {policy && <CancellationTable policy={policy} />}
      <UsageGuide meal={unit?.meal_support ?? null} settings={settings} belongings={belongings} />
    </PageColumn>
  );
}

function NoPrices() {
  return (
    <GuideSection id="fees" title="料金">
      <p className="text-ink-soft">料金は、ただいま準備しています。決まりしだい、こちらでお知らせします。</p>
    </GuideSection>
  );
}
