import { createHash } from 'node:crypto';
import { benefitKind, certificateLayout } from '../../domain/billing/papers/paper-codes.ts';
import {
  type Certificate,
  type CertificatePart,
  certificateLineLabel,
} from '../../domain/books/certificates/certificate.ts';
import type { CompanyFacts } from '../../domain/company/company-facts.ts';
import { withSama } from '../../domain/text/called-name.ts';
import { formatPostalCode, formatTel } from '../../domain/text/contact-format.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { formatDate, formatJapaneseDate, formatMonthDay, formatYearMonth } from '../../domain/time-format.ts';
import { formatYen } from '../../domain/yen.ts';
import { orDash, type Paper, type PaperSection, unknown } from '../papers/paper.ts';
import type { ChildBenefit } from './store/certificates/benefits.ts';
import type { CertificateContent, ConfirmedBranch } from './store/certificates/issued.ts';
import type { PaidLine } from './store/certificates/months.ts';

export interface CertificateFacts {
  parent_name: string;
  child: { name: string; date_of_birth: TokyoDate };
  /** Null: the parent has not provided it; the fields stay blank to write on. */
  benefit: (ChildBenefit & { prefecture: string }) | null;
  month: TokyoDate;
  certificate: Certificate;
  lines: readonly PaidLine[];
  branch: ConfirmedBranch;
  company: CompanyFacts;
  layout: number;
  claim_address: string;
  claim_note: string;
}
interface CertificateIssue {
  number: string;
  issued: TokyoDate;
  copy: number;
  /** The number of the paper it replaces. */
  replaces: string | null;
}

const service = '一時預かり(認可外保育施設での時間単位の保育)';
const certificateTitle = '特定子ども・子育て支援提供証明書 兼 領収証';
const receiptTitle = '特定子ども・子育て支援の提供に係る領収証';
const provisionTitle = '特定子ども・子育て支援提供証明書';

/** Every word of 提供証明書兼領収証, for one sheet or two as the parent's municipality wants it. */
export function certificateContent(facts: CertificateFacts, issue: CertificateIssue): CertificateContent<Paper> {
  const { parent_name, child, benefit, month, certificate, layout } = facts;
  // An address that changed makes no other paper of it.
  const said = [parent_name, child.name, child.date_of_birth, benefit, month, certificate, layout, csvOf(facts)];
  return {
    layout: facts.layout,
    papers: facts.layout === certificateLayout.code.twoSheets ? twoSheets(facts, issue) : oneSheet(facts, issue),
    csv: csvOf(facts),
    basis: createHash('sha256').update(JSON.stringify(said)).digest('hex'),
  };
}

function oneSheet(facts: CertificateFacts, issue: CertificateIssue): Paper[] {
  const lead = '次のとおり、特定子ども・子育て支援を提供し、その料金を領収したことを証明します。';
  const sections = [people(facts), provision(facts), days(facts), amounts(facts), provider(facts), ...notes(facts)];
  return [sheet(certificateTitle, lead, sections, facts, issue)];
}

function twoSheets(facts: CertificateFacts, issue: CertificateIssue): Paper[] {
  const received = '次のとおり、特定子ども・子育て支援の料金を領収しました。';
  const provided = '次のとおり、特定子ども・子育て支援を提供したことを証明します。';
  const receipt = [people(facts), amounts(facts), provider(facts), ...notes(facts)];
  const proof = [people(facts), provision(facts), days(facts), total(facts), provider(facts), ...notes(facts)];
  return [sheet(receiptTitle, received, receipt, facts, issue), sheet(provisionTitle, provided, proof, facts, issue)];
}

const sheet = (
  title: string,
  lead: string,
  sections: PaperSection[],
  { parent_name, company, branch }: CertificateFacts,
  { number, issued, copy, replaces }: CertificateIssue,
): Paper => ({
  title: copy > 1 ? `${title}【再発行】` : title,
  issued: `No. ${number}　発行日 ${formatJapaneseDate(issued)}`,
  lead: [
    withSama(parent_name, ' '),
    lead,
    ...(replaces === null ? [] : [`先に発行した No. ${replaces} に代わるものです。そちらは使わないでください。`]),
    ...(copy > 1 ? ['再発行のため、先に発行した同じ番号のものと二重に使うことはできません。'] : []),
  ].join('\n'),
  sections,
  foot: `${company.name} ${branch.name} No. ${number}`,
});

function people({ parent_name, child, benefit }: CertificateFacts): PaperSection {
  return {
    heading: '保護者・児童',
    facts: [
      ['保護者氏名', parent_name],
      ['児童氏名・生年月日', `${child.name}　${formatJapaneseDate(child.date_of_birth)}生まれ`],
      [
        '認定番号・区分',
        benefit === null ? unknown : `${benefit.certificate_number}　${benefitKind.label(benefit.kind)}認定`,
      ],
      ['認定した市区町村', benefit === null ? unknown : `${benefit.prefecture}${benefit.municipality}`],
    ],
  };
}

const provision = ({ month, certificate }: CertificateFacts): PaperSection => ({
  heading: '提供した内容',
  facts: [
    ['利用月・提供した日数', `${formatYearMonth(month)}分　${certificate.days.length}日`],
    ['内容', service],
  ],
});

/** Three days a row: most months fit on one page. */
function days({ certificate }: CertificateFacts): PaperSection {
  const cells = certificate.days.map(({ date, times }) => [formatMonthDay(date), times.join('、')]);
  const height = Math.ceil(cells.length / daysAcross);
  const across = Array.from({ length: daysAcross }, (_, index) => index * height);
  return {
    heading: '提供した日と時間帯',
    columns: across.flatMap(() => [
      { label: '日', share: 1 },
      { label: '時間帯', share: 1 },
    ]),
    rows: cells.slice(0, height).map((_, row) => across.flatMap((from) => cells[from + row] ?? ['', ''])),
    empty: '提供した日はありません。',
  };
}
const daysAcross = 3;

const shareOf = (parts: readonly CertificatePart[]): string =>
  parts.map(({ label, amount }) => `${label} ${formatYen(amount)}`).join('\n');

function amounts({ certificate, lines }: CertificateFacts): PaperSection {
  const { covered, covered_parts, not_covered, not_covered_parts } = certificate;
  return {
    heading: '領収した金額',
    columns: [
      { label: '区分', share: 4 },
      { label: '内訳', share: 4 },
      { label: '金額', share: 2, align: 'right' },
    ],
    rows: [
      ['① 特定子ども・子育て支援利用料\n　 (無償化の対象)', orDash(shareOf(covered_parts)), formatYen(covered)],
      ['② 特定費用など\n　 (無償化の対象外)', orDash(shareOf(not_covered_parts)), formatYen(not_covered)],
      ['合計(①+②)', `領収日 ${receivedOn(lines)}`, formatYen(certificate.total)],
    ],
    empty: '',
  };
}

/** Days on which money came in. */
function receivedOn(lines: readonly PaidLine[]): string {
  const dates = [...new Set(lines.filter(({ amount }) => amount > 0).map(({ payment_date }) => payment_date))].sort();
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return '—';
  return first === last ? formatJapaneseDate(first) : `${formatJapaneseDate(first)}から${formatJapaneseDate(last)}`;
}

const total = ({ certificate }: CertificateFacts): PaperSection => ({
  heading: '費用の額',
  facts: [
    ['① 無償化の対象', formatYen(certificate.covered)],
    ['② 無償化の対象外', formatYen(certificate.not_covered)],
    ['合計(①+②)', formatYen(certificate.total)],
  ],
});

function provider({ branch, company }: CertificateFacts): PaperSection {
  return {
    heading: '特定子ども・子育て支援を提供した施設',
    facts: [
      ['設置者・代表者', `${company.name}　${company.representative}`],
      ['施設名', branch.name],
      ['所在地・電話', `${formatPostalCode(branch.postal_code)} ${branch.address}　TEL ${formatTel(branch.tel)}`],
      ['確認番号', `${orDash(branch.certificate_number)}(確認: ${branch.certificate_issuer})`],
    ],
  };
}

function notes({ claim_address, claim_note }: CertificateFacts): PaperSection[] {
  const facts: [string, string][] = [];
  if (claim_address !== '') facts.push(['請求先', claim_address]);
  if (claim_note !== '') facts.push(['請求について', claim_note]);
  return facts.length === 0 ? [] : [{ heading: '備考', facts }];
}

/** One row a line of the books: they add up to the paper's total. */
function csvOf({ child, certificate, lines }: CertificateFacts): string[][] {
  const timesOn = new Map(certificate.days.map(({ date, times }) => [date, times.join('、')]));
  return [
    ['児童氏名', '利用日', '時間帯', '区分', '内容', '金額', '領収日(返金日)'],
    ...lines.map((line) => [
      child.name,
      formatDate(line.date),
      timesOn.get(line.date) ?? '',
      line.covered_flag ? '対象' : '対象外',
      certificateLineLabel(line),
      String(line.amount),
      formatDate(line.payment_date),
    ]),
  ];
}
