import { type MetaFunction, useParams } from 'react-router';
import { SelectHeadquartersDocumentDocument } from '../../../../../contract/operations/generated.ts';
import { type DocumentKind, documentLabels } from '../../../../../domain/codes.ts';
import { hasBegun } from '../../../../../domain/settings/in-force.ts';
import { HeadquartersPage } from '../../../../console/headquarters-page.tsx';
import { operation } from '../../../../data/question.ts';
import { serverToday } from '../../../../data/server-clock.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { CompanyTabs } from '../../../../parts/company/headquarters/versions/company-tabs.tsx';
import { DocumentForm } from '../../../../parts/company/headquarters/versions/document-form.tsx';
import { DocumentPreview } from '../../../../parts/company/headquarters/versions/document-preview.tsx';
import { VersionedPage } from '../../../../parts/company/headquarters/versions/versioned-page.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';

export const meta: MetaFunction = ({ params }) =>
  pageMeta({ title: isDocumentKind(params.kind) ? documentLabels[params.kind] : '規約と表記', noindex: true });

const isDocumentKind = (kind: string | undefined): kind is DocumentKind =>
  kind !== undefined && Object.hasOwn(documentLabels, kind);

export default function HeadquartersDocument() {
  const { kind } = useParams();
  if (isDocumentKind(kind)) return <DocumentOfKind key={kind} kind={kind} />;
  return (
    <HeadquartersPage title="規約と表記">
      <CompanyTabs />
      <EmptyState
        title="この文書はありません"
        action={<LinkButton to="/staff/headquarters/company/documents">規約と表記へ</LinkButton>}
      />
    </HeadquartersPage>
  );
}

/** One text in its versions. */
function DocumentOfKind({ kind }: { kind: DocumentKind }) {
  return (
    <VersionedPage
      title={documentLabels[kind]}
      path={`/staff/headquarters/company/documents/${kind}`}
      table="company_documents"
      query={useAnswer(operation(SelectHeadquartersDocumentDocument, { kind }))}
      rowsOf={({ company_documents }) => company_documents}
      empty={{
        title: `${documentLabels[kind]}が、まだありません`,
        action: '書きはじめる',
        text: '書くまで、公開のページは「準備中」と出ます。',
      }}
      form={(frame, begin, rows) => (
        <DocumentForm {...frame} kind={kind} begin={begin} first={rows.every(({ id }) => id === frame.id)} />
      )}
      marks={(row) => (
        <>
          {!hasBegun(row, serverToday()) && row.announced_flag && <Badge tone="trust">予告中</Badge>}
          {kind !== 'tradelaw' && !row.material_flag && <span className="text-note text-ink-soft">同意は不要</span>}
        </>
      )}
      show={(row) => (
        <>
          {row.change_summary && <p className="mb-3 whitespace-pre-line">変わったところ: {row.change_summary}</p>}
          <DocumentPreview kind={kind} date={row.adaptation_date} lead={row.lead} body={row.body} />
        </>
      )}
    />
  );
}
