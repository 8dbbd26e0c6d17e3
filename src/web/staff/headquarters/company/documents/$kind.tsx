import { type MetaFunction, useNavigate, useParams, useSearchParams } from 'react-router';
import {
  type SelectHeadquartersDocumentData,
  SelectHeadquartersDocumentDocument,
} from '../../../../../contract/operations/generated.ts';
import { type DocumentKind, documentLabels } from '../../../../../domain/codes.ts';
import { comingRows, hasBegun } from '../../../../../domain/settings/in-force.ts';
import { operation } from '../../../../data/question.ts';
import { serverToday } from '../../../../data/server-clock.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LiveLoaded } from '../../../_parts/frame/staff-page.tsx';
import { CompanyTabs } from '../../../_parts/headquarters/company/company-tabs.tsx';
import { DocumentForm } from '../../../_parts/headquarters/company/document-form.tsx';
import { DocumentPreview } from '../../../_parts/headquarters/company/document-preview.tsx';
import { VersionList } from '../../../_parts/headquarters/company/version-list.tsx';
import { newestId } from '../../../_parts/headquarters/company/version-state.ts';
import { HeadquartersPage } from '../../../_parts/headquarters/frame/headquarters-page.tsx';

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

/** One text in its versions: what is in force is read, what is to come is written here. */
function DocumentOfKind({ kind }: { kind: DocumentKind }) {
  const query = useAnswer(operation(SelectHeadquartersDocumentDocument, { kind }));
  const [search] = useSearchParams();
  const edit = search.get('edit');
  return (
    <HeadquartersPage
      title={documentLabels[kind]}
      aside={edit === null && <LinkButton to="?edit=new">新しい版をつくる</LinkButton>}
    >
      <CompanyTabs />
      <LiveLoaded query={query}>
        {({ company_documents }) => (
          <DocumentVersions kind={kind} rows={company_documents} edit={edit} reload={query.reload} />
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

type DocumentVersionsProps = {
  kind: DocumentKind;
  rows: SelectHeadquartersDocumentData['company_documents'];
  edit: string | null;
  reload: () => Promise<void>;
};

function DocumentVersions({ kind, rows, edit, reload }: DocumentVersionsProps) {
  const navigate = useNavigate();
  const today = serverToday();
  const path = `/staff/headquarters/company/documents/${kind}`;
  const chosen = comingRows(rows, today).find(({ id }) => String(id) === edit);
  if (edit === 'new' || chosen) {
    const version = chosen?.version ?? newestId(rows);
    return (
      <DocumentForm
        key={`${edit} ${version}`}
        kind={kind}
        begin={chosen ?? rows[0]}
        id={chosen?.id ?? null}
        version={version}
        first={rows.every(({ id }) => id === chosen?.id)}
        today={today}
        listTo={path}
        onReload={() => void reload()}
        onSaved={() => {
          void reload();
          void navigate(path);
        }}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={`${documentLabels[kind]}が、まだありません`}
        action={<LinkButton to={`${path}?edit=new`}>書きはじめる</LinkButton>}
      >
        書くまで、公開のページは「準備中」と出ます。
      </EmptyState>
    );
  }
  return (
    <VersionList
      table="company_documents"
      rows={rows}
      today={today}
      marks={(row) => (
        <>
          {!hasBegun(row, today) && row.announced_flag && <Badge tone="trust">予告中</Badge>}
          {kind !== 'tradelaw' && !row.material_flag && <span className="text-note text-ink-soft">同意は不要</span>}
        </>
      )}
      show={(row) => (
        <>
          {row.change_summary && <p className="mb-3 whitespace-pre-line">変わったところ: {row.change_summary}</p>}
          <DocumentPreview kind={kind} date={row.adaptation_date} lead={row.lead} body={row.body} />
        </>
      )}
      onChanged={() => void reload()}
    />
  );
}
