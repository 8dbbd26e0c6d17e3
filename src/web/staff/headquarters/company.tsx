import type { MetaFunction } from 'react-router';
import { SelectHeadquartersCompanyDocument } from '../../../contract/operations/generated.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { FactsForm, factsOfRow } from '../../parts/company/headquarters/versions/facts-form.tsx';
import { FactsPreview } from '../../parts/company/headquarters/versions/facts-preview.tsx';
import { VersionedPage } from '../../parts/company/headquarters/versions/versioned-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '会社の情報', noindex: true });

/** Who the company is, in versions: the site, mails and receipts read the one in force. */
export default function HeadquartersCompany() {
  return (
    <VersionedPage
      title="会社の情報"
      lead="サイト、メール、領収書に出る会社の情報です。変えるときは、いつからかを決めて新しい版を作ります。"
      path="/staff/headquarters/company"
      table="company_facts"
      query={useAnswer(operation(SelectHeadquartersCompanyDocument, {}))}
      rowsOf={({ company_facts }) => company_facts}
      empty={{
        title: '会社の情報が、まだありません',
        action: '入力する',
        text: '入力するまで、サイトの会社概要は「準備中」と出ます。',
      }}
      form={(frame, begin) => <FactsForm {...frame} begin={begin} />}
      show={(row) => <FactsPreview facts={factsOfRow(row)} />}
    />
  );
}
