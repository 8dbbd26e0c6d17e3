import type { MetaFunction } from 'react-router';
import { SelectHeadquartersBringListsDocument } from '../../../../contract/operations/generated.ts';
import { readBringRows } from '../../../../domain/company/bring-list.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { BringListForm } from '../../../parts/company/headquarters/versions/bring-list-form.tsx';
import { BringListPreview } from '../../../parts/company/headquarters/versions/bring-list-preview.tsx';
import { VersionedPage } from '../../../parts/company/headquarters/versions/versioned-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '持ち物', noindex: true });

/** What families are told to bring, in versions by the day of the stay. */
export default function HeadquartersBringList() {
  return (
    <VersionedPage
      title="持ち物"
      lead="予約のページ、お知らせ、ご利用案内に出ます。お子さまの月齢や食事に合わせて、必要なものだけをご案内します。"
      path="/staff/headquarters/company/bring_list"
      table="bring_lists"
      query={useAnswer(operation(SelectHeadquartersBringListsDocument, {}))}
      rowsOf={({ bring_lists }) => bring_lists}
      empty={{
        title: '持ち物の一覧が、まだありません',
        action: '入力する',
        text: '入力するまで、予約のページとお知らせに持ち物は出ません。',
      }}
      form={(frame, begin) => (
        <BringListForm
          {...frame}
          begin={readBringRows(begin?.items)}
          date={frame.id !== null && begin ? begin.adaptation_date : frame.today}
        />
      )}
      show={(row) => <BringListPreview rows={readBringRows(row.items)} />}
    />
  );
}
