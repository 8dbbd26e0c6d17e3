import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { ContentPage, NoSuchContent, useContentKind } from '../../../../parts/contents/headquarters/content-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '新しい掲載内容', noindex: true });

export default function AddContent() {
  const kind = useContentKind();
  return kind === null ? <NoSuchContent kind={null} /> : <ContentPage kind={kind} id={null} />;
}
