import type { MetaFunction } from 'react-router';
import { type ContentKind, categoriesOf } from '../../../../domain/contents/content-kinds.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { useStaff } from '../../../console/staff-context.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { ContentList } from '../../../parts/contents/headquarters/content-list.tsx';
import { ContentNav } from '../../../parts/contents/headquarters/content-nav.tsx';
import { NoSuchContent, useContentKind } from '../../../parts/contents/headquarters/content-page.tsx';
import { contentPath, kindText } from '../../../parts/contents/headquarters/kind-fields.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '掲載内容の一覧', noindex: true });

export default function ContentsOfKind() {
  const kind = useContentKind();
  return kind === null ? <NoSuchContent kind={null} /> : <Listed key={kind} kind={kind} />;
}

function Listed({ kind }: { kind: ContentKind }) {
  const { headquarters } = useStaff();
  const query = useAnswer(reading('headquartersListContents', headquarters ? { kind } : null));
  const { label, text } = kindText[kind];
  const categories = categoriesOf[kind];
  return (
    <HeadquartersPage
      title={label}
      lead={text}
      aside={
        <div className="flex flex-wrap gap-3">
          {categories && (
            <LinkButton to={contentPath(categories)} kind="plain">
              分類を直す
            </LinkButton>
          )}
          <LinkButton to={contentPath(kind, 'add')}>新しく書く</LinkButton>
        </div>
      }
    >
      <ContentNav />
      <LiveLoaded steady query={query}>
        {({ contents, groups }) => (
          <ContentList kind={kind} contents={contents} groups={groups} onChanged={query.reload} />
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}
