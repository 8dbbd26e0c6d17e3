import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import {
  type SelectHeadquartersBringListsData,
  SelectHeadquartersBringListsDocument,
} from '../../../../contract/operations/generated.ts';
import { readBringRows } from '../../../../domain/reserves/bring-list.ts';
import { comingRows } from '../../../../domain/settings/in-force.ts';
import { operation } from '../../../data/question.ts';
import { serverToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LiveLoaded } from '../../_parts/frame/staff-page.tsx';
import { BringListForm } from '../../_parts/headquarters/company/bring-list-form.tsx';
import { BringListPreview } from '../../_parts/headquarters/company/bring-list-preview.tsx';
import { CompanyTabs } from '../../_parts/headquarters/company/company-tabs.tsx';
import { VersionList } from '../../_parts/headquarters/company/version-list.tsx';
import { newestId } from '../../_parts/headquarters/company/version-state.ts';
import { HeadquartersPage } from '../../_parts/headquarters/frame/headquarters-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '持ち物', noindex: true });

const path = '/staff/headquarters/company/bring_list';

/** What families are told to bring, in versions by the day of the stay. */
export default function HeadquartersBringList() {
  const query = useAnswer(operation(SelectHeadquartersBringListsDocument, {}));
  const [search] = useSearchParams();
  const edit = search.get('edit');
  return (
    <HeadquartersPage
      title="持ち物"
      lead="予約のページ、お知らせ、ご利用案内に出ます。お子さまの月齢や食事に合わせて、必要なものだけをご案内します。"
      aside={edit === null && <LinkButton to={`${path}?edit=new`}>新しい版をつくる</LinkButton>}
    >
      <CompanyTabs />
      <LiveLoaded query={query}>
        {({ bring_lists }) => <Lists rows={bring_lists} edit={edit} reload={query.reload} />}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

type ListsProps = {
  rows: SelectHeadquartersBringListsData['bring_lists'];
  edit: string | null;
  reload: () => Promise<void>;
};

function Lists({ rows, edit, reload }: ListsProps) {
  const navigate = useNavigate();
  const today = serverToday();
  const chosen = comingRows(rows, today).find(({ id }) => String(id) === edit);
  if (edit === 'new' || chosen) {
    const version = chosen?.version ?? newestId(rows);
    return (
      <BringListForm
        key={`${edit} ${version}`}
        begin={readBringRows((chosen ?? rows[0])?.items)}
        date={chosen?.adaptation_date ?? today}
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
        title="持ち物の一覧が、まだありません"
        action={<LinkButton to={`${path}?edit=new`}>入力する</LinkButton>}
      >
        入力するまで、予約のページとお知らせに持ち物は出ません。
      </EmptyState>
    );
  }
  return (
    <VersionList
      table="bring_lists"
      rows={rows}
      today={today}
      show={(row) => <BringListPreview rows={readBringRows(row.items)} />}
      onChanged={() => void reload()}
    />
  );
}
