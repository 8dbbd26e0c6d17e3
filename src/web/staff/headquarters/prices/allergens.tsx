import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { SelectHeadquartersAllergensDocument } from '../../../../contract/operations/generated.ts';
import { hasBegun } from '../../../../domain/settings/in-force.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { PricesNav } from '../../../console/settings/prices-nav.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { AllergenForm, type AllergenRow } from '../../../parts/care/headquarters/allergen-form.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'アレルゲン', noindex: true });

/** The items families choose from, with their days. */
export default function Allergens() {
  const today = useServerToday();
  const [asked, setAsked] = useState<{ row: AllergenRow | null } | null>(null);
  const query = useAnswer(operation(SelectHeadquartersAllergensDocument, {}));
  return (
    <HeadquartersPage
      title="アレルゲン"
      lead="食品表示の品目です。ご家庭と園は、その日に使える品目からお子さまのアレルギーを選びます。"
      aside={
        <Button size="small" onClick={() => setAsked({ row: null })}>
          <Plus className="size-5" aria-hidden="true" />
          品目を追加する
        </Button>
      }
    >
      <PricesNav />
      <LiveLoaded query={query}>
        {({ allergens }) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {allergens.map((allergen) => (
                <li key={allergen.id} className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-1.5">
                  <span className="w-36 font-bold">{allergen.name}</span>
                  <span className="w-20">
                    <Kind allergen={allergen} today={today} />
                  </span>
                  <span className="figures flex-1 text-note text-ink-soft">{daysOf(allergen, today)}</span>
                  <Button kind="plain" size="small" onClick={() => setAsked({ row: allergen })}>
                    変更する<span className="sr-only">({allergen.name})</span>
                  </Button>
                </li>
              ))}
            </ul>
            {asked && (
              <AllergenForm
                key={asked.row?.id ?? 0}
                row={asked.row}
                nextOrder={Math.max(0, ...allergens.map(({ display_order }) => display_order)) + 1}
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

function Kind({ allergen, today }: { allergen: AllergenRow; today: string }) {
  if (allergen.end_date !== null && allergen.end_date < today) return <Badge tone="no">終了</Badge>;
  if (!hasBegun(allergen, today)) return <Badge tone="ask">これから</Badge>;
  const mandatory = allergen.mandatory_from !== null && allergen.mandatory_from <= today;
  return <Badge tone={mandatory ? 'trust' : 'no'}>{mandatory ? '義務' : '推奨'}</Badge>;
}

function daysOf({ adaptation_date, mandatory_from, end_date }: AllergenRow, today: string): string {
  return [
    ...(!hasBegun({ adaptation_date }, today) ? [`${formatDate(adaptation_date)}から`] : []),
    ...(mandatory_from !== null && mandatory_from > today ? [`${formatDate(mandatory_from)}から表示が義務`] : []),
    ...(end_date === null ? [] : [`${formatDate(end_date)}まで`]),
  ].join('、');
}
