import type { MetaFunction } from 'react-router';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { DocumentSearch } from '../../parts/books/headquarters/documents/document-search.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '発行した書類', noindex: true });

export default function HeadquartersDocuments() {
  return (
    <HeadquartersPage
      title="発行した書類"
      lead="ご家庭にお渡しした領収書などの控えです。お渡ししたときのまま、法律の期間が終わるまで残り、変えることも消すこともできません。"
    >
      <DocumentSearch />
    </HeadquartersPage>
  );
}
