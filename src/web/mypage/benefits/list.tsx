import { Link, type MetaFunction, useSearchParams } from 'react-router';
import {
  type SelectMypageBenefitsListData,
  SelectMypageBenefitsListDocument,
} from '../../../contract/operations/generated.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Blocks } from '../../illustrations/blocks.tsx';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import {
  benefitFilterOf,
  benefitOrders,
  benefitsPageSize,
  benefitVariables,
} from '../../parts/contents/benefits/benefit-filter.ts';
import { BenefitImage } from '../../parts/contents/benefits/benefit-image.tsx';
import { prefectureText } from '../../parts/contents/benefits/prefecture-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '会員特典', noindex: true });

type Benefit = SelectMypageBenefitsListData['benefits'][number];

export default function BenefitsList() {
  const [search] = useSearchParams();
  const query = useAnswer(operation(SelectMypageBenefitsListDocument, benefitVariables(search)));
  return (
    <MypagePage title="会員特典" lead="いまほいくの会員だけが使える、子育てを助けるサービスの優待です。">
      <Loaded query={query}>{(data) => <Benefits data={data} />}</Loaded>
    </MypagePage>
  );
}

function Benefits({ data }: { data: SelectMypageBenefitsListData }) {
  const [search] = useSearchParams();
  const total = data.benefits_aggregate.aggregate.count;
  const { category, prefecture } = benefitFilterOf(search);
  const isFirstVisit = category === undefined && prefecture === undefined && !search.has('page');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isFirstVisit && data.pick_up.length > 0 && <PickUps benefits={data.pick_up} />}
      <section aria-labelledby="all-heading">
        <h2 id="all-heading" className="text-h3">
          特典をさがす
        </h2>
        <Filter data={data} />
        <p className="figures mt-4 mb-2 text-note text-ink-soft" aria-live="polite">
          {total}件の特典
        </p>
        {data.benefits.length === 0 ? (
          <EmptyState
            picture={<Blocks className="h-auto w-28 shrink-0" />}
            title="この条件の特典は、いまはありません"
            action={
              <LinkButton to="/mypage/benefits/list" kind="plain">
                条件を外してすべて見る
              </LinkButton>
            }
          />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {data.benefits.map((benefit) => (
              <li key={benefit.id}>
                <BenefitRow benefit={benefit} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5">
          <Pager total={total} pageSize={benefitsPageSize} />
        </div>
      </section>
    </div>
  );
}

function PickUps({ benefits }: { benefits: SelectMypageBenefitsListData['pick_up'] }) {
  return (
    <section aria-labelledby="pick-up-heading">
      <h2 id="pick-up-heading" className="text-h3">
        おすすめ
      </h2>
      {/* A row that scrolls by thumb; the next card shows that there is more. */}
      <ul className="-mx-4 mt-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-5 lg:overflow-visible lg:px-0">
        {benefits.map((benefit) => (
          <li key={benefit.id} className="w-40 shrink-0 snap-start lg:w-auto">
            <Link to={`/mypage/benefits/${benefit.id}`} className="block text-ink no-underline hover:underline">
              <BenefitImage path={benefit.image_path} className="h-auto w-full rounded-md" />
              <span className="mt-2 block text-note leading-snug font-bold phrases">{benefit.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const all = { key: '0', label: 'すべて' };
const optionsOf = (rows: readonly { readonly id: number; readonly name: string }[]) => [
  all,
  ...rows.map(({ id, name }) => ({ key: String(id), label: name })),
];

function Filter({ data }: { data: SelectMypageBenefitsListData }) {
  const [search, setSearch] = useSearchParams();
  const { category, prefecture, order } = benefitFilterOf(search);
  function choose(name: string, value: string) {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value === all.key || (name === 'order' && value === 'new')) next.delete(name);
    else next.set(name, value);
    setSearch(next, { preventScrollReset: true });
  }
  const field = (name: string, value: string) => ({
    name,
    value,
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) => choose(name, event.target.value),
  });
  return (
    <search aria-label="特典の絞り込み" className="mt-3 grid gap-4 sm:grid-cols-3">
      <SelectField
        label="カテゴリー"
        options={optionsOf(data.benefit_categories)}
        {...field('category', String(category ?? 0))}
      />
      <SelectField
        label="都道府県"
        options={optionsOf(data.prefectures)}
        {...field('prefecture', String(prefecture ?? 0))}
      />
      <SelectField label="並び順" options={benefitOrders} {...field('order', order)} />
    </search>
  );
}

function BenefitRow({ benefit }: { benefit: Benefit }) {
  return (
    <Link to={`/mypage/benefits/${benefit.id}`} className="group flex gap-4 py-4 text-ink no-underline">
      <BenefitImage path={benefit.image_path} className="h-auto w-24 shrink-0 self-start rounded-md sm:w-32" />
      <span className="min-w-0">
        <span className="block text-note text-ink-soft">
          {benefit.benefit_category?.name} ・ {prefectureText(benefit.benefit_service_prefectures)}
        </span>
        <span className="block leading-snug font-bold group-hover:underline phrases">{benefit.title}</span>
        <span className="mt-1 line-clamp-2 text-note text-ink-soft">{benefit.benefit_details}</span>
      </span>
    </Link>
  );
}
