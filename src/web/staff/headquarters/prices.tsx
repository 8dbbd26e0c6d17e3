import { ChevronRight } from 'lucide-react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { ruleValueText } from '../../../contract/functions/settings/rule-text.ts';
import {
  type SelectHeadquartersRuleDraftsData,
  SelectHeadquartersRuleDraftsDocument,
  SelectStaffOffersDocument,
  SelectStaffPriceRowsDocument,
} from '../../../contract/operations/generated.ts';
import type { DatedTable } from '../../../domain/settings/catalogue.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { formatDateWeekday } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { PageSection } from '../../console/page-section.tsx';
import { SearchBar } from '../../console/search-bar.tsx';
import { SubjectRows } from '../../console/settings/dated-rows-page.tsx';
import { findSettings } from '../../console/settings/find-settings.ts';
import { draftsPath, otherPages, placeOfSetting, priceGroups, subjects } from '../../console/settings/rule-pages.ts';
import type { RuleData } from '../../console/settings/rule-values.ts';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '料金と決まり', noindex: true });

type Data = Readonly<Record<DatedTable, readonly RuleData[]>>;

/** Every subject with what is in force and what comes next; a setting is found by the word a person would use. */
export default function Prices() {
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const today = useServerToday();
  const rules = useAnswer(operation(SelectStaffPriceRowsDocument, {}));
  const drafts = useAnswer(operation(SelectHeadquartersRuleDraftsDocument, {}));
  return (
    <HeadquartersPage
      title="料金と決まり"
      lead="いま使われている内容と、これから変わる内容です。変更は、始まる日を決めて追加します。"
      aside={
        <LinkButton to={draftsPath} kind="plain" size="small">
          下書き
        </LinkButton>
      }
    >
      <SearchBar label="決まりを探す" textLabel="決まりを言葉で探す(例: 締め切り、熱、空き待ち)" text={text} />
      <LiveLoaded query={rules}>
        {(data) =>
          text.trim() === '' ? (
            <LiveLoaded query={drafts}>
              {({ rule_drafts }) => (
                <div className="grid gap-8">
                  <Drafts drafts={rule_drafts} />
                  {priceGroups.map(({ title, tables, others }) => (
                    <PageSection key={title} title={title}>
                      <SubjectRows
                        subjects={subjects.filter(({ table }) => tables.includes(table))}
                        data={data}
                        today={today}
                      />
                      <OtherPages paths={others} />
                    </PageSection>
                  ))}
                </div>
              )}
            </LiveLoaded>
          ) : (
            <Found text={text} data={data} />
          )
        }
      </LiveLoaded>
    </HeadquartersPage>
  );
}

/** The settings a person may mean, each with its value of today. */
function Found({ text, data }: { text: string; data: Data }) {
  const today = useServerToday();
  const found = findSettings(subjects, text);
  if (found.length === 0) {
    return <EmptyState title="その言葉の決まりはありません">別の言葉で、もう一度お探しください。</EmptyState>;
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {found.map(({ subject, name, label }) => {
        const value = rowInForceIfAny(data[subject.table], today)?.[name];
        return (
          <li key={`${subject.table} ${name}`}>
            <Row
              to={placeOfSetting(subject, name)}
              title={label}
              text={`${subject.title} ・ ${ruleValueText(subject.table, name, value)}`}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What is being thought about, by the day it would begin. */
function Drafts({ drafts }: { drafts: SelectHeadquartersRuleDraftsData['rule_drafts'] }) {
  const days = [...Map.groupBy(drafts, ({ adaptation_date }) => adaptation_date)];
  if (days.length === 0) return null;
  return (
    <PageSection title="公開していない下書き">
      <ul className="divide-y divide-line border-y border-line">
        {days.map(([day, rows]) => (
          <li key={day}>
            <Row
              to={`${draftsPath}#d${day}`}
              title={`${formatDateWeekday(day)}から`}
              text={`${rows.length}件の変更。公開するまで、だれにも使われません。`}
            />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function OtherPages({ paths }: { paths: readonly string[] }) {
  const offers = useAnswer(operation(SelectStaffOffersDocument, {}));
  const names: Readonly<Record<string, readonly string[] | undefined>> = {
    プラン: offers.data?.plan_types.filter((plan) => plan.offered_flag).map((plan) => plan.name),
    回数券: offers.data?.ticket_prices
      .filter((ticket) => ticket.sold_flag)
      .map((ticket) => `${ticket.name} ${formatYen(ticket.price)}`),
  };
  return (
    <ul className="divide-y divide-line border-b border-line">
      {otherPages
        .filter(({ to }) => paths.includes(to))
        .map(({ to, title, text }) => (
          <li key={to}>
            <Row to={to} title={title} text={names[title]?.join('、') || text} />
          </li>
        ))}
    </ul>
  );
}

function Row({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link to={to} className="flex items-center gap-4 px-1 py-3 text-ink no-underline hover:bg-cream md:px-3">
      <span className="min-w-0 flex-1 leading-snug md:flex md:items-baseline md:gap-6">
        <span className="block shrink-0 font-bold md:w-52">{title}</span>
        <span className="mt-0.5 block text-note text-ink-soft">{text}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
