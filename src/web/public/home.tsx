import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteLoaderData } from 'react-router';
import { SelectHomeDocument } from '../../contract/operations/generated.ts';
import { brand } from '../../domain/brand.ts';
import { ageLimitsText } from '../../domain/membership/age.ts';
import { rowInForceIfAny } from '../../domain/settings/in-force.ts';
import { queryPublic, todayOf } from '../data/load-context.ts';
import type { RootData } from '../data/root-data.ts';
import { useSiteOpen } from '../data/site-open.ts';
import { pageMeta, publicUrlOf } from '../layout/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { FeesAtAGlance } from './_parts/home/fees-at-a-glance.tsx';
import { FindBranch } from './_parts/home/find-branch.tsx';
import { Hero } from './_parts/home/hero.tsx';
import { LatestArticles } from './_parts/home/latest-articles.tsx';
import { ReadyNow } from './_parts/home/ready-now.tsx';
import { HowItWorks } from './_parts/home/steps.tsx';
import { Strengths } from './_parts/home/strengths.tsx';
import { jsonLd } from './_parts/public-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const today = todayOf(context);
  const { age_limits, ...shown } = await queryPublic(context, SelectHomeDocument, { today });
  const limits = rowInForceIfAny(age_limits, today);
  // In words already: the page need not carry the rule.
  return { ...shown, ages: limits && ageLimitsText(limits) };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const publicUrl = publicUrlOf(matches);
  const company = (matches[0]?.loaderData as RootData | undefined)?.company;
  return [
    ...pageMeta({
      path: '/',
      publicUrl,
      ...(company && { words: company.claims.title, description: company.claims.description }),
    }),
    jsonLd({
      '@type': 'Organization',
      name: brand.name,
      ...(company?.name && { legalName: company.name }),
      url: publicUrl,
      sameAs: company?.social_links.map(({ url }) => url),
    }),
  ];
};

export default function Home() {
  const { prefectures, unit_prices, plan_types, ages, magazine_items } = useLoaderData<typeof loader>();
  const [unit] = unit_prices;
  const open = useSiteOpen();
  const claims = useRouteLoaderData<RootData>('root')?.company.claims;
  return (
    <>
      <div className="for-visitor">
        <Hero claims={claims} ages={ages} />
        <FindBranch prefectures={prefectures} />
        <Strengths claims={claims} />
        <HowItWorks />
        {unit && <FeesAtAGlance unit={unit} plans={plan_types} />}
        <LatestArticles items={magazine_items} />
        {open && <Begin free={claims?.freePlan ?? false} />}
      </div>
      {open && <ReadyNow />}
    </>
  );
}

function Begin({ free }: { free: boolean }) {
  return (
    <section className="bg-action-soft">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-12 lg:flex-row lg:items-center lg:justify-between lg:px-6 lg:py-16">
        <div>
          <h2 className="text-h2">はじめての方は、登録から</h2>
          <p className="mt-2 text-ink-soft">
            5分ほどで終わります。{free && '月額0円のプランなら、使うまで料金はかかりません。'}
          </p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/registration/customers" kind="plain" size="large">
            新規登録をはじめる
          </LinkButton>
          <LinkButton to="/qanda" kind="quiet" size="large">
            よくある質問を見る
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
