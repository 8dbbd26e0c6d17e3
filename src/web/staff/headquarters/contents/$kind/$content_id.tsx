import { type MetaFunction, useParams } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { ContentPage, NoSuchContent, useContentKind } from '../../../../parts/contents/headquarters/content-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '掲載内容を直す', noindex: true });

export default function EditContent() {
  const kind = useContentKind();
  const { content_id = '' } = useParams();
  if (kind === null || !/^[1-9]\d{0,8}$/.test(content_id)) return <NoSuchContent kind={kind} />;
  return <ContentPage key={content_id} kind={kind} id={Number(content_id)} />;
}
