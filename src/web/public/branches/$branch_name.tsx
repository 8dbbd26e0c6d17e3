import { lazy, Suspense } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectBranchesDetailDocument } from '../../../contract/operations/generated.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { queryPublic, todayOf } from '../../data/load-context.ts';
import { MissingPage } from '../../layout/missing-page.tsx';
import { publicUrlOf } from '../../layout/page-meta.ts';
import { branchFacts } from '../../parts/branches/page/branch-facts.tsx';
import { BranchView } from '../../parts/branches/page/branch-view.tsx';
import { publicMeta } from '../_parts/public-meta.ts';

// The hours come when a day is chosen: the page itself stays light.
const BranchDayHours = lazy(() =>
  import('../../parts/calendar/free-hours/day-hours.tsx').then((module) => ({ default: module.BranchDayHours })),
);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { branches, unit_prices } = await queryPublic(context, SelectBranchesDetailDocument, {
    path_name: params.branch_name ?? '',
  });
  const [branch] = branches;
  if (branch === undefined) throw data({ missing: 'branch' }, { status: 404 });
  const today = todayOf(context);
  return { branch, today, hourly: rowInForceIfAny(unit_prices, today)?.childcare ?? null };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return [];
  const { branch, today, hourly } = args.loaderData;
  const place = `${branch.prefecture?.name ?? ''}${branch.address1}`;
  return [
    ...publicMeta(args, {
      title: `${branch.name}(${place})`,
      description: `${branch.name}は、${branch.nearest_station}の一時保育の園です。今日からの空きをカレンダーで確認できます。`,
    }),
    branchFacts(branch, { today, hourly }, publicUrlOf(args.matches) ?? ''),
  ];
};

export default function BranchPage() {
  const { branch, today } = useLoaderData<typeof loader>();
  return (
    <BranchView
      branch={branch}
      today={today}
      hours={(date) => (
        <Suspense fallback={<div className="mt-6 min-h-[49rem]" aria-busy="true" />}>
          <BranchDayHours branch={branch} date={date} today={today} />
        </Suspense>
      )}
    />
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title="園が見つかりません"
      lead="この名前の園は見つかりませんでした。園の名前が変わったか、閉園した可能性があります。一覧から、お近くの園をおさがしください。"
      to="/branches/list"
      label="園の一覧を見る"
    />
  );
}
