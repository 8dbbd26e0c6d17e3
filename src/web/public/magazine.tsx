import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMagazineListDocument } from '../../contract/operations/generated.ts';
import { queryPublic } from '../data/load-context.ts';
import { ArticleCard } from '../parts/contents/magazine/article-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { Pager } from '../ui/pager.tsx';
import { publicMeta } from './_parts/public-meta.ts';

const pageSize = 12;
/** A hundred pages are more than anybody turns. */
const numberIn = (text: string | null, most: number): number | null =>
  text !== null && /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const category = numberIn(searchParams.get('category'), 1_000_000);
  const page = numberIn(searchParams.get('page'), 100) ?? 1;
  const list = await queryPublic(context, SelectMagazineListDocument, {
    where: category === null ? {} : { magazine_category_id: { _eq: category } },
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { ...list, category };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '読みもの',
    description: '園の毎日のこと、預けるときに役立つこと、いまほいくからのお知らせを書いています。分類から探せます。',
  });

export default function Magazine() {
  const { magazine_categories, magazine_items, magazine_items_aggregate, category } = useLoaderData<typeof loader>();
  const chosen = magazine_categories.find(({ id }) => id === category);
  const all = magazine_categories.reduce((sum, each) => sum + each.magazine_items_aggregate.aggregate.count, 0);
  return (
    <PageColumn width="page">
      <PageHeading lead="園の毎日のこと、預けるときに役立つことを書いています。">読みもの</PageHeading>
      <nav aria-label="分類">
        <ul className="flex flex-wrap gap-2">
          <CategoryLink to="/magazine" name="すべて" count={all} current={category === null} />
          {magazine_categories.map(({ id, name, magazine_items_aggregate: { aggregate } }) => (
            <CategoryLink
              key={id}
              to={`/magazine?category=${id}`}
              name={name}
              count={aggregate.count}
              current={id === category}
            />
          ))}
        </ul>
      </nav>
      {magazine_items.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title="この一覧には、まだ記事がありません"
            action={
              <LinkButton to={category === null ? '/' : '/magazine'}>
                {category === null ? 'トップへ' : 'すべての読みものを見る'}
              </LinkButton>
            }
          />
        </div>
      ) : (
        <section aria-labelledby="articles" className="mt-8">
          <h2 id="articles" className="text-h3">
            {chosen?.name ?? 'すべての読みもの'}
          </h2>
          <ul className="mt-4 grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
            {magazine_items.map(({ magazine_category, ...item }) => (
              <li key={item.id} className="grid content-start">
                <ArticleCard {...item} category={magazine_category?.name} />
              </li>
            ))}
          </ul>
          <div className="mt-10">
            <Pager total={magazine_items_aggregate.aggregate.count} pageSize={pageSize} />
          </div>
        </section>
      )}
    </PageColumn>
  );
}

type CategoryLinkProps = { to: string; name: string; count: number; current: boolean };

function CategoryLink({ to, name, count, current }: CategoryLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-white px-4 text-note text-ink no-underline hover:bg-cream aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-bold aria-[current=page]:text-white"
      >
        {name}
        <span className="figures">{count}</span>
        <span className="sr-only">件</span>
      </Link>
    </li>
  );
}
