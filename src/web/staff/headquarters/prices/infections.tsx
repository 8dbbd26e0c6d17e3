import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { SelectHeadquartersInfectionsDocument } from '../../../../contract/operations/generated.ts';
import { returnPaper } from '../../../../domain/care/morning/morning-codes.ts';
import { hasBegun } from '../../../../domain/settings/in-force.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { PricesNav } from '../../../console/settings/prices-nav.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { InfectionForm, type InfectionRow } from '../../../parts/care/headquarters/infection-form.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '感染症と登園の目安', noindex: true });

/** The illnesses of the morning form: when a child may come again, and with which paper. */
export default function Infections() {
  const today = useServerToday();
  const [asked, setAsked] = useState<{ row: InfectionRow | null } | null>(null);
  const query = useAnswer(operation(SelectHeadquartersInfectionsDocument, {}));
  return (
    <HeadquartersPage
      title="感染症と登園の目安"
      lead="ご家庭が朝の様子で選ぶ感染症です。登園できる日の目安と、お持ちいただく書類をお知らせします。"
      aside={
        <Button size="small" onClick={() => setAsked({ row: null })}>
          <Plus className="size-5" aria-hidden="true" />
          感染症を追加する
        </Button>
      }
    >
      <PricesNav />
      <LiveLoaded query={query}>
        {({ infections }) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {infections.map((infection) => (
                <Item
                  key={infection.id}
                  infection={infection}
                  today={today}
                  onChange={() => setAsked({ row: infection })}
                />
              ))}
            </ul>
            {asked && (
              <InfectionForm
                key={asked.row?.id ?? 0}
                row={asked.row}
                nextOrder={Math.max(0, ...infections.map(({ display_order }) => display_order)) + 1}
                today={today}
                onClose={() => setAsked(null)}
                onSaved={() => {
                  setAsked(null);
                  void query.reload();
                }}
              />
            )}
          </>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

type ItemProps = { infection: InfectionRow; today: string; onChange: () => void };

function Item({ infection, today, onChange }: ItemProps) {
  const { name, return_words, paper, end_date } = infection;
  const ended = end_date !== null && end_date < today;
  const begun = hasBegun(infection, today);
  return (
    <li className="flex items-center gap-x-6 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-bold">
          {name}
          {ended && <Badge tone="no">終了</Badge>}
          {!begun && <Badge tone="ask">{formatDate(infection.adaptation_date)}から</Badge>}
        </p>
        <p>{return_words}</p>
        <p className="text-note text-ink-soft">
          {returnPaper.label(paper)}
          {end_date !== null && !ended && `、${formatDate(end_date)}まで`}
        </p>
      </div>
      <Button kind="plain" size="small" onClick={onChange}>
        変更する<span className="sr-only">({name})</span>
      </Button>
    </li>
  );
}
