import { useParams } from 'react-router';
import { type ContentKind, categoriesOf, isContentKind } from '../../../../domain/contents/content-kinds.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { useStaff } from '../../../console/staff-context.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ContentEditor } from './content-editor.tsx';
import { ContentHistory } from './content-history.tsx';
import { DraftLink } from './draft-link.tsx';
import { contentPath, kindText } from './kind-fields.ts';

/** The kind that is in the address. */
export function useContentKind(): ContentKind | null {
  const { kind = '' } = useParams();
  return isContentKind(kind) ? kind : null;
}

export function NoSuchContent({ kind }: { kind: ContentKind | null }) {
  return (
    <HeadquartersPage title="掲載内容">
      <EmptyState
        title="内容が見つかりません"
        action={
          <LinkButton to={kind === null ? '/staff/headquarters/contents' : contentPath(kind)}>一覧へ戻る</LinkButton>
        }
      />
    </HeadquartersPage>
  );
}

function NoCategoryYet({ kind }: { kind: ContentKind }) {
  return (
    <div className="mb-5">
      <Notice
        kind="warning"
        title="先に分類をつくってください"
        action={
          <LinkButton to={contentPath(kind, 'add')} kind="plain" size="small">
            分類をつくる
          </LinkButton>
        }
      >
        分類を選ばないと保存できません。
      </Notice>
    </div>
  );
}

/** One content of any kind, or a new one: the form, the link to its draft, its versions. */
export function ContentPage({ kind, id }: { kind: ContentKind; id: number | null }) {
  const { headquarters } = useStaff();
  const query = useAnswer(reading('headquartersReadContent', headquarters ? { kind, id } : null));
  const { failure } = query;
  if (failure?.kind === 'refused' && failure.type === 'not_found') return <NoSuchContent kind={kind} />;
  const { label, one } = kindText[kind];
  const categories = categoriesOf[kind];
  return (
    <HeadquartersPage
      title={id === null ? `${label}: 新しい${one}` : `${label}: ${one}を直す`}
      aside={
        <LinkButton to={contentPath(kind)} kind="plain" size="small">
          一覧へ戻る
        </LinkButton>
      }
    >
      <LiveLoaded steady query={query}>
        {(read) => (
          <>
            {categories && read.groups.length === 0 && <NoCategoryYet kind={categories} />}
            <ContentEditor key={`${id} ${read.version}`} kind={kind} id={id} read={read} onSaved={query.reload} />
            {kind === 'magazine' && id !== null && <DraftLink magazine_item_id={id} token={read.draft_token} />}
            {id !== null && <ContentHistory kind={kind} id={id} read={read} onRestored={query.reload} />}
          </>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}
