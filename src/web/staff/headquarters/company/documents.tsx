import { Link, type MetaFunction } from 'react-router';
import { SelectHeadquartersDocumentsDocument } from '../../../../contract/operations/generated.ts';
import { type DocumentKind, documentKinds, documentLabels } from '../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../domain/time-format.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { serverToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { CompanyTabs } from '../../../parts/company/headquarters/versions/company-tabs.tsx';
import { Badge } from '../../../ui/badge.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '規約と表記', noindex: true });

const about: Record<DocumentKind, string> = {
  terms: '新しい版が有効になると、会員の方に同意をお願いします。',
  privacy: '新しい版が有効になると、会員の方に同意をお願いします。',
  tradelaw: '販売業者、価格、受付期間、キャンセル料は、ほかの設定から自動で出ます。',
  house_rules: 'はじめての園をご利用の方に、契約内容の書面といっしょにお届けし、署名をいただきます。',
};

/** The texts with what is in force and what is to come. */
export default function HeadquartersDocuments() {
  const query = useAnswer(operation(SelectHeadquartersDocumentsDocument, {}));
  const today = serverToday();
  return (
    <HeadquartersPage title="規約と表記" lead="以前の版も、その日付のページでいつまでも読めます。">
      <CompanyTabs />
      <LiveLoaded query={query}>
        {({ company_documents }) => (
          <ul className="grid gap-3 md:grid-cols-3">
            {documentKinds.map((kind) => {
              const dates = company_documents.filter((row) => row.kind === kind).map((row) => row.adaptation_date);
              return <DocumentCard key={kind} kind={kind} dates={dates} today={today} />;
            })}
          </ul>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

type DocumentCardProps = { kind: DocumentKind; dates: readonly TokyoDate[]; today: TokyoDate };

function DocumentCard({ kind, dates, today }: DocumentCardProps) {
  const inForce = dates.find((date) => date <= today);
  const coming = dates.filter((date) => date > today);
  return (
    <li className="relative grid content-start gap-2 rounded-lg border border-line bg-white p-4 hover:border-edge">
      <h2 className="text-lead">
        <Link to={`/staff/headquarters/company/documents/${kind}`} className="text-ink after:absolute after:inset-0">
          {documentLabels[kind]}
        </Link>
      </h2>
      <p className="text-note text-ink-soft">{about[kind]}</p>
      {inForce ? (
        <p className="figures flex flex-wrap items-center gap-2 text-note">
          <Badge tone="trust">有効</Badge>
          {formatJapaneseDate(inForce)}から
        </p>
      ) : (
        <p>
          <Badge tone="wrong">まだありません</Badge>
        </p>
      )}
      {coming.map((date) => (
        <p key={date} className="figures flex flex-wrap items-center gap-2 text-note">
          <Badge tone="ask">これから</Badge>
          {formatJapaneseDate(date)}から
        </p>
      ))}
      <p className="text-note text-ink-soft">{dates.length}版</p>
    </li>
  );
}
