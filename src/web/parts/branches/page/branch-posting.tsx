import { holdsOn } from '../../../../domain/branches/certificates.ts';
import { outsideLink } from '../../../../domain/branches/map-embed.ts';
import { certificateKind } from '../../../../domain/codes.ts';
import { type TokyoDate, tokyoDateOf } from '../../../../domain/time.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { OutsideLink } from './branch-facts.tsx';
import { type FactRow, FactRows } from './fact-rows.tsx';
import type { PublicBranch } from './public-branch.ts';

type Posting = PublicBranch['branch_postings'][number];
type Certificate = PublicBranch['branch_certificates'][number];

const linkOf = (address: string | null, words: string) => {
  const href = outsideLink(address);
  return href && <OutsideLink href={href}>{words}</OutsideLink>;
};

/** What a 認可外 must publish on the internet, and whom to contact. Facts not entered are not shown. */
export function BranchPosting({ branch, today }: { branch: PublicBranch; today: TokyoDate }) {
  const [posting] = branch.branch_postings;
  const papers = branch.branch_certificates.filter((paper) => holdsOn(paper, today));
  const facts = [...(posting ? postingFacts(posting) : []), ...papers.map(paperFact)];
  const consultation = posting ? consultationFacts(posting) : [];
  if (facts.length + consultation.length === 0) return null;
  return (
    <div className="mt-12 grid gap-10">
      {consultation.length > 0 && (
        <section className="max-w-3xl">
          <h2 className="text-h3">相談窓口</h2>
          <p className="mt-1 mb-3 text-note text-ink-soft">
            保育のことで気がかりなことがあれば、保護者の方もお子さまも、いつでもご相談いただけます。
          </p>
          <FactRows facts={consultation} />
        </section>
      )}
      {facts.length > 0 && (
        <details className="max-w-3xl rounded-lg border border-line bg-white">
          <summary className="cursor-pointer px-4 py-3 font-bold">施設の情報(認可外保育施設の掲示)</summary>
          <div className="px-4 pb-4">
            {posting && (
              <p className="mb-3 text-note text-ink-soft">最終更新 {formatDate(tokyoDateOf(posting.updated_at))}</p>
            )}
            <FactRows facts={facts} />
          </div>
        </details>
      )}
    </div>
  );
}

function postingFacts(posting: Posting): FactRow[] {
  const carers = [
    posting.nursery_teachers !== null && `保育士 ${posting.nursery_teachers}名`,
    posting.other_carers !== null && `そのほかの職員 ${posting.other_carers}名`,
  ].filter((part) => part !== false);
  const facts: FactRow[] = [
    { label: '設置者', value: posting.owner_name },
    { label: '施設の管理者', value: posting.manager_name },
    { label: '建物の規模と構造', value: posting.building },
    { label: '事業の開始', value: posting.business_start_date && formatDate(posting.business_start_date) },
    { label: 'サービスと料金', value: posting.services },
    { label: '直近の変更', value: posting.price_change },
    { label: '職員の配置', value: carers.join('、') },
    { label: '保険', value: posting.insurance },
    { label: '提携医療機関', value: posting.hospital },
    { label: '緊急時の対応', value: posting.emergency_procedure },
    { label: '非常災害の対策', value: posting.disaster_plan },
    { label: '虐待の防止', value: posting.abuse_prevention },
    { label: '設置者が受けた命令', value: posting.order_history },
    { label: '立入調査の結果', value: linkOf(posting.inspection_url, '自治体の公表ページを見る') },
    { label: 'ここdeサーチ', value: linkOf(posting.search_site_url, '子ども・子育て支援情報公表システムを見る') },
  ];
  return facts.filter(({ value }) => value !== '' && value !== null);
}

function consultationFacts({ inside_consultation, outside_consultation }: Posting): FactRow[] {
  return [
    { label: '社内の窓口', value: inside_consultation },
    { label: '社外の窓口', value: outside_consultation },
  ].filter(({ value }) => value !== '');
}

/** The mark of こども性暴力防止法 is data like the others: a number, its days and the agency's list, never a drawn shield. */
function paperFact(paper: Certificate): FactRow {
  const { issuer, certificate_number, start_date, end_date } = paper;
  const days = `${formatDate(start_date)}から${end_date === null ? '' : `${formatDate(end_date)}まで`}`;
  return {
    label: certificateKind.label(paper.kind),
    value: (
      <>
        <span>{[issuer, certificate_number].filter(Boolean).join(' ')}</span>
        <span className="figures text-note text-ink-soft">{days}</span>
        {paperNote[paper.kind] && <span className="text-note">{paperNote[paper.kind]}</span>}
        {linkOf(paper.source_url, '公表ページを見る')}
      </>
    ),
  };
}

const paperNote: Readonly<Record<number, string>> = {
  [certificateKind.code.taxExempt]: '未就学のお子さまの保育料に、消費税はかかりません。',
  [certificateKind.code.freeCare]: '無償化の給付の対象になる施設です。お住まいの市区町村の認定が必要です。',
};
