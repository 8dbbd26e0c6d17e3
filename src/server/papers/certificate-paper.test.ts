import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../domain/books/certificates/certificate.ts';
import { unknownCompany } from '../../domain/company/company-facts.ts';
import { addDays } from '../../domain/time.ts';
import { type CertificateFacts, certificateContent } from '../books/certificate-paper.ts';
import { spreadsheetText } from './csv.ts';
import { papersPdf } from './paper-pdf.ts';
import { pdfText } from './testing/pdf-text.ts';

const dates = [2, 5, 8, 12, 15, 19, 23, 26, 30].map((day) => addDays('2026-09-30', day));
const lines = dates.flatMap((date, index) => [
  { date, line: 1, tax: 1, covered_flag: true, amount: 3300, payment_id: index + 1, payment_date: addDays(date, 1) },
  { date, line: 6, tax: 1, covered_flag: false, amount: 500, payment_id: index + 1, payment_date: addDays(date, 1) },
]);
const facts = (layout: number): CertificateFacts => ({
  parent_name: '佐藤 美咲',
  child: { name: '佐藤 陽向', date_of_birth: '2022-06-10' },
  benefit: {
    kind: 2,
    certificate_number: '1301-000123',
    prefecture_id: 13,
    prefecture: '東京都',
    municipality: '港区',
    start_date: '2026-04-01',
    end_date: '2027-03-31',
  },
  month: '2026-10-01',
  certificate: certificateOf(
    dates.map((date) => ({ date, start: new Date(`${date}T09:00:00+09:00`), end: new Date(`${date}T12:00:00+09:00`) })),
    lines,
  ),
  lines,
  branch: {
    name: 'みなと広場園',
    postal_code: '1080075',
    address: '東京都港区港南2-3-17 そよかぜモール2階',
    tel: '0355501201',
    certificate_number: '確認 第132号',
    certificate_issuer: '港区',
  },
  company: { ...unknownCompany, name: '株式会社いまほいく', representative: '代表取締役 今井 穂乃香' },
  layout,
  claim_address: layout === 2 ? '港区役所 子ども家庭課' : '',
  claim_note: '',
});
const first = { number: 'IC-202610-000001-2-1', issued: '2026-11-16', copy: 1, replaces: null };
const at = new Date('2026-11-16T01:00:00Z');

/** The words of the paper, page by page. */
describe('提供証明書兼領収証', () => {
  it.each([
    ['one sheet', 1, first],
    ['two sheets', 2, first],
    ['one sheet, again', 1, { ...first, copy: 2 }],
    ['one sheet, instead of another', 1, { ...first, number: 'IC-202610-000001-2-2', replaces: first.number }],
  ])('says it all: %s', async (name, layout, issue) => {
    const pdf = await papersPdf(certificateContent(facts(layout), issue).papers, at);
    const words = Array.from({ length: layout }, (_, page) => pdfText(pdf, page).join('\n')).join('\n-- page --\n');
    await expect(`${words}\n`).toMatchFileSnapshot(`golden/certificate ${name}.txt`);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(layout);
    expect(pdf).toEqual(await papersPdf(certificateContent(facts(layout), issue).papers, at));
  });

  it('leaves places to write on where the parent has not provided the 認定', () => {
    const { papers } = certificateContent({ ...facts(1), benefit: null }, first);
    expect(papers[0]?.sections[0]).toMatchObject({ facts: expect.arrayContaining([['認定番号・区分', '　']]) });
  });

  it('is another paper only where it says something else', () => {
    const { basis } = certificateContent(facts(1), first);
    expect(certificateContent(facts(1), { ...first, copy: 2, issued: '2026-12-01' }).basis).toBe(basis);
    expect(certificateContent({ ...facts(1), lines: lines.slice(1) }, first).basis).not.toBe(basis);
  });

  it('takes a second page for a month of daily care, and no third', async () => {
    const every = Array.from({ length: 31 }, (_, index) => addDays('2026-10-01', index));
    const stays = every.map((date) => ({ date, start: `${date}T09:00:00+09:00`, end: `${date}T18:00:00+09:00` }));
    const full = { ...facts(1), certificate: certificateOf(stays, lines) };
    const pdf = await papersPdf(certificateContent(full, first).papers, at);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it('is a table for spreadsheets, where nothing is a formula', () => {
    const { csv } = certificateContent({ ...facts(1), child: { name: '=1+1', date_of_birth: '2022-06-10' } }, first);
    const text = spreadsheetText(csv);
    expect(text.startsWith('\uFEFF"児童氏名"')).toBe(true);
    expect(text).toContain(`"'=1+1","2026/10/02","9:00〜12:00","対象","保育料","3300"`);
  });
});
