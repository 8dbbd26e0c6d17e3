import { Link, type MetaFunction } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { type ContentKind, categoriesOf, isCategoryKind } from '../../../domain/contents/content-kinds.ts';
import { publicationStates } from '../../../domain/contents/publication.ts';
import { stateText } from '../../console/audit/content-text.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { contentPath, kindText } from '../../parts/contents/headquarters/kind-fields.ts';

export const meta: MetaFunction = () => pageMeta({ title: '掲載内容', noindex: true });

type KindFigures = FunctionOk<'headquartersContentFigures'>['kinds'][number];

/** What the site tells, by kind, and how far each is. */
export default function Contents() {
  const { headquarters } = useStaff();
  const query = useAnswer(reading('headquartersContentFigures', headquarters ? {} : null));
  return (
    <HeadquartersPage title="掲載内容" lead="保存した内容は、すぐにサイトに出ます。下書きと、公開の予約もできます。">
      <LiveLoaded steady query={query}>
        {({ kinds }) => (
          <ul className="grid gap-4 md:grid-cols-2">
            {kinds
              .filter(({ kind }) => !isCategoryKind(kind))
              .map((figures) => (
                <li key={figures.kind} className="grid">
                  <KindCard {...figures} categories={kinds.find(({ kind }) => kind === categoriesOf[figures.kind])} />
                </li>
              ))}
          </ul>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

function KindCard({ kind, states, categories }: KindFigures & { categories: KindFigures | undefined }) {
  const { label, text } = kindText[kind];
  return (
    <section className="rounded-lg border border-line bg-white p-4">
      <h2 className="text-lead">
        <Link
          to={contentPath(kind)}
          className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
        >
          {label}
        </Link>
      </h2>
      <p className="text-note text-ink-soft">{text}</p>
      <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-note">
        {publicationStates
          .filter((state) => state === 'published' || states[state] > 0)
          .map((state) => (
            <div key={state} className="flex gap-1.5">
              <dt className="text-ink-soft">{stateText[state].label}</dt>
              <dd className="figures font-bold">{states[state]}</dd>
            </div>
          ))}
      </dl>
      {categories && <CategoriesLink kind={categories.kind} count={categories.all} />}
    </section>
  );
}

function CategoriesLink({ kind, count }: { kind: ContentKind; count: number }) {
  return (
    <Link to={contentPath(kind)} className="text-link mt-2 inline-flex min-h-11 items-center text-note">
      {kindText[kind].label}({count})
    </Link>
  );
}
