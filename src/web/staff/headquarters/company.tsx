import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import {
  type SelectHeadquartersCompanyData,
  SelectHeadquartersCompanyDocument,
} from '../../../contract/operations/generated.ts';
import { comingRows } from '../../../domain/settings/in-force.ts';
import { operation } from '../../data/question.ts';
import { serverToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LiveLoaded } from '../_parts/frame/staff-page.tsx';
import { CompanyTabs } from '../_parts/headquarters/company/company-tabs.tsx';
import { FactsForm, factsOfRow } from '../_parts/headquarters/company/facts-form.tsx';
import { FactsPreview } from '../_parts/headquarters/company/facts-preview.tsx';
import { VersionList } from '../_parts/headquarters/company/version-list.tsx';
import { newestId } from '../_parts/headquarters/company/version-state.ts';
import { HeadquartersPage } from '../_parts/headquarters/frame/headquarters-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '会社の情報', noindex: true });

const path = '/staff/headquarters/company';

/** Who the company is, in versions: the site, mails and receipts read the one in force. */
export default function HeadquartersCompany() {
  const query = useAnswer(operation(SelectHeadquartersCompanyDocument, {}));
  const [search] = useSearchParams();
  const edit = search.get('edit');
  return (
    <HeadquartersPage
      title="会社の情報"
      lead="サイト、メール、領収書に出る会社の情報です。変えるときは、いつからかを決めて新しい版を作ります。"
      aside={edit === null && <LinkButton to={`${path}?edit=new`}>新しい版をつくる</LinkButton>}
    >
      <CompanyTabs />
      <LiveLoaded query={query}>
        {({ company_facts }) => <Facts rows={company_facts} edit={edit} reload={query.reload} />}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

type FactsProps = {
  rows: SelectHeadquartersCompanyData['company_facts'];
  edit: string | null;
  reload: () => Promise<void>;
};

function Facts({ rows, edit, reload }: FactsProps) {
  const navigate = useNavigate();
  const today = serverToday();
  const chosen = comingRows(rows, today).find(({ id }) => String(id) === edit);
  if (edit === 'new' || chosen) {
    const begin = chosen ?? rows[0];
    const version = chosen?.version ?? newestId(rows);
    return (
      <FactsForm
        key={`${edit} ${version}`}
        begin={begin}
        id={chosen?.id ?? null}
        version={version}
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
        title="会社の情報が、まだありません"
        action={<LinkButton to={`${path}?edit=new`}>入力する</LinkButton>}
      >
        入力するまで、サイトの会社概要は「準備中」と出ます。
      </EmptyState>
    );
  }
  return (
    <VersionList
      table="company_facts"
      rows={rows}
      today={today}
      show={(row) => <FactsPreview facts={factsOfRow(row)} />}
      onChanged={() => void reload()}
    />
  );
}
