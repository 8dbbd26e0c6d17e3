import { useEffect } from 'react';
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMagazineDetailDocument } from '../../../../contract/operations/generated.ts';
import { brand } from '../../../../domain/brand.ts';
import { articleBlocks } from '../../../../domain/contents/article-text.ts';
import { queryPublic } from '../../../data/load-context.ts';
import { MissingPage } from '../../../layout/missing-page.tsx';
import { MagazineArticle } from '../../../parts/contents/magazine/article.tsx';
import { ArticleCard } from '../../../parts/contents/magazine/article-card.tsx';
import { countView } from '../../../parts/contents/magazine/count-view.ts';
import { jsonLd, publicMeta } from '../../_parts/public-meta.ts';

const largestId = 2_147_483_647;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = /^\d{1,10}$/.test(params.id ?? '') ? Number(params.id) : 0;
  if (id < 1 || id > largestId) throw data({ missing: 'magazine' }, { status: 404 });
  const { magazine_items_by_pk: item, latest } = await queryPublic(context, SelectMagazineDetailDocument, { id });
  if (item === null) throw data({ missing: 'magazine' }, { status: 404 });
  const { content, ...shown } = item;
  // In blocks already: the page need not carry the rule.
  return { item: shown, latest, blocks: articleBlocks(content) };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return [];
  const { item } = args.loaderData;
  return [
    ...publicMeta(args, { title: item.title, ...(item.summary ? { description: item.summary } : {}) }),
    jsonLd({
      '@type': 'Article',
      headline: item.title,
      datePublished: item.publication_datetime,
      author: { '@type': 'Organization', name: brand.name },
    }),
  ];
};

export default function MagazineDetail() {
  const { item, latest, blocks } = useLoaderData<typeof loader>();
  useCountedView(item.id);
  return (
    <div className="mx-auto max-w-page px-4 py-8 lg:px-6 lg:py-12">
      <MagazineArticle {...item} category={item.magazine_category?.name} blocks={blocks}>
        <p className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
          {item.branch && (
            <Link to={`/branches/${item.branch.path_name}`} className="text-link inline-flex min-h-11 items-center">
              {item.branch.name}のページを見る
            </Link>
          )}
          <Link to="/magazine" className="text-link inline-flex min-h-11 items-center">
            読みものの一覧へ
          </Link>
        </p>
      </MagazineArticle>
      {latest.length > 0 && (
        <section className="mt-14 border-t border-line pt-8">
          <h2 className="text-h3">ほかの読みもの</h2>
          <ul className="mt-4 grid gap-6 sm:grid-cols-3 lg:gap-8">
            {latest.map((other) => (
              <li key={other.id} className="grid">
                <ArticleCard {...other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** SPEC §7 updateMagazineView: once per visit, that is, per tab until it is closed. No guard, no data client. */
function useCountedView(id: number): void {
  useEffect(() => {
    const key = `imahoiku.magazine.${id}`;
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
    } catch {
      return;
    }
    void countView(id);
  }, [id]);
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title="記事が見つかりません"
      lead="この記事は、公開が終わったか、まだ公開されていません。ほかの記事は、一覧からご覧いただけます。"
      to="/magazine"
      label="読みものの一覧へ"
    />
  );
}
