import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { type SelectQandaData, SelectQandaDocument } from '../../contract/operations/generated.ts';
import { bringItemText, generalBringList, readBringRows } from '../../domain/company/bring-list.ts';
import { noFacts } from '../../domain/company/claims.ts';
import { type ArticlePiece, articlePieces, plainWords } from '../../domain/contents/article-text.ts';
import { withRuleWords } from '../../domain/contents/rule-words.ts';
import { matchesQuery } from '../../domain/text/search-text.ts';
import { queryPublic, todayOf } from '../data/load-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { type RulesInForce, ruleWordsInForce } from './_parts/guide/rule-words-in-force.ts';
import { jsonLd, publicMeta } from './_parts/public-meta.ts';

type Category = Awaited<ReturnType<typeof loader>>['qanda_categories'][number];

export async function loader({ context }: LoaderFunctionArgs) {
  const { qanda_categories, ...rows } = await queryPublic(context, SelectQandaDocument, { today: todayOf(context) });
  const words = ruleWordsInForce(rulesOf(rows));
  // An answer that needs what is not decided yet is not given.
  const answered = ({ answer, ...qanda }: Qanda) => {
    const filled = withRuleWords(answer, words);
    return filled === null ? [] : [shown({ ...qanda, answer: filled })];
  };
  return {
    qanda_categories: qanda_categories
      .map(({ qandas, ...category }) => ({ ...category, qandas: qandas.flatMap(answered) }))
      .filter(({ qandas }) => qandas.length > 0),
  };
}

type Qanda = SelectQandaData['qanda_categories'][number]['qandas'][number];

const rulesOf = (rows: Omit<SelectQandaData, 'qanda_categories'>): RulesInForce => ({
  claims: {
    ...(rows.view_claims[0] ?? noFacts),
    interview_free_flag: rows.company_facts[0]?.interview_free_flag ?? false,
  },
  ages: rows.age_limits[0],
  prices: rows.unit_prices[0],
  reserving: rows.reserve_settings[0],
  policy: rows.cancellation_policies[0],
  care: rows.care_settings[0],
  meals: rows.meal_hours[0],
  ticketDays: rows.ticket_prices.map(({ valid_days }) => valid_days),
  freePlan: rows.plan_types[0]?.name,
  bringList: generalBringList(readBringRows(rows.bring_lists[0]?.items)).map(bringItemText),
});

/** In pieces already where something is marked, and its words alone: for the search, and for search engines. */
function shown({ answer, ...qanda }: Qanda) {
  const pieces = articlePieces(answer);
  const isMarked = pieces.some(({ strong, emphasis, to }) => strong || emphasis || to);
  return { ...qanda, answer: plainWords(answer), pieces: isMarked ? pieces : null };
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...publicMeta(args, {
    title: 'よくある質問',
    description: '登録、予約、キャンセル、料金、持ち物、安全についての、よくある質問と答えです。言葉で探せます。',
  }),
  jsonLd({
    '@type': 'FAQPage',
    mainEntity: (args.loaderData?.qanda_categories ?? []).flatMap(({ qandas }) =>
      qandas.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }),
];

export default function Qanda() {
  const { qanda_categories } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [query, setQuery] = useState(search.get('q') ?? '');
  useLinkedQuestion(query, () => setQuery(''));
  const categories = qanda_categories
    .map((category) => ({
      ...category,
      qandas: category.qandas.filter(({ question, answer }) => matchesQuery(query, [category.name, question, answer])),
    }))
    .filter(({ qandas }) => qandas.length > 0);
  const count = categories.reduce((sum, { qandas }) => sum + qandas.length, 0);
  return (
    <PageColumn width="page">
      <PageHeading>よくある質問</PageHeading>
      <SearchWords query={query} onChange={setQuery} />
      <p className="mt-2 text-note text-ink-soft" aria-live="polite">
        {query === ''
          ? `全${count}件`
          : count === 0
            ? `「${query}」にあてはまる質問は見つかりませんでした。`
            : `「${query}」で${count}件が見つかりました。`}
      </p>
      <div className="mt-4 grid gap-x-12 lg:grid-cols-[14rem_1fr]">
        <nav aria-label="分類" className="mb-6 lg:sticky lg:top-4 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 lg:block">
            {categories.map((category) => (
              <li key={category.id}>
                <a href={`#category-${category.id}`} className="text-link inline-flex min-h-11 items-center text-note">
                  {category.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-10">
          {categories.map((category) => (
            <CategorySection key={category.id} category={category} isOpen={query !== ''} />
          ))}
          <section className="rounded-lg bg-cream px-5 py-6">
            <h2 className="text-h3">{count === 0 ? '見つからないときは' : '解決しないときは'}</h2>
            <p className="mt-1 mb-4 text-ink-soft">お困りのことを、そのままお書きください。担当者がお返事します。</p>
            <LinkButton to="/user_inquiries" kind="plain">
              お問い合わせへ
            </LinkButton>
          </section>
        </div>
      </div>
    </PageColumn>
  );
}

function SearchWords({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  return (
    <search>
      <form method="get" onSubmit={(event) => event.preventDefault()} className="max-w-xl">
        <label>
          <span className="mb-1.5 block font-bold">言葉でさがす</span>
          <span className="relative block">
            <Search className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft" aria-hidden="true" />
            <input
              type="search"
              name="q"
              value={query}
              onChange={(event) => onChange(event.target.value)}
              placeholder="例: キャンセル、アレルギー"
              autoComplete="off"
              enterKeyHint="search"
              className="block min-h-12 w-full rounded-md border border-edge bg-white pr-3.5 pl-11 placeholder:text-no"
            />
          </span>
        </label>
      </form>
    </search>
  );
}

/** Bold and links as they were marked. Not an article's own component: this page stays light. */
function loud({ text, strong, emphasis, to }: ArticlePiece, place: number) {
  const key = `${place}`;
  if (to !== undefined) {
    return (
      <a key={key} href={to} rel="noopener noreferrer" className="text-link">
        {text}
      </a>
    );
  }
  return strong || emphasis ? <strong key={key}>{text}</strong> : text;
}

function CategorySection({ category, isOpen }: { category: Category; isOpen: boolean }) {
  return (
    <section id={`category-${category.id}`} className="scroll-mt-4">
      <h2 className="text-h3">{category.name}</h2>
      <div className="mt-3 border-t border-line">
        {category.qandas.map(({ id, question, answer, pieces }) => (
          <details key={id} id={`q-${id}`} open={isOpen} className="group scroll-mt-4 border-b border-line">
            <summary className="flex min-h-13 list-none items-center gap-3 py-3 leading-snug font-bold [&::-webkit-details-marker]:hidden">
              <span className="text-action" aria-hidden="true">
                Q
              </span>
              <span className="flex-1">{question}</span>
              <ChevronDown className="size-5 shrink-0 text-ink-soft group-open:rotate-180" aria-hidden="true" />
            </summary>
            <div className="pb-4 pl-7">
              <p className="whitespace-pre-line">{pieces?.map(loud) ?? answer}</p>
              <a
                href={`#q-${id}`}
                className="mt-1 inline-flex min-h-11 items-center text-note text-ink-soft underline underline-offset-4"
              >
                この質問へのリンク<span className="sr-only">: {question}</span>
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** A link to one question opens it, also when a search had hidden it. */
function useLinkedQuestion(query: string, showAll: () => void): void {
  const { hash } = useLocation();
  const opened = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: showAll is the same wish at every render
  useEffect(() => {
    if (!/^#q-\d+$/.test(hash) || opened.current === hash) return;
    const target = document.getElementById(hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) {
      if (query !== '') showAll();
      return;
    }
    opened.current = hash;
    target.open = true;
    target.scrollIntoView({ block: 'start' });
  }, [hash, query]);
}
