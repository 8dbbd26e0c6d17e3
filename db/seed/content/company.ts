import type pg from 'pg';
import type { BringRow } from '../../../src/domain/company/bring-list.ts';
import type { CompanyFacts } from '../../../src/domain/company/company-facts.ts';
import { type Consents, childDataVersion } from '../../../src/domain/membership/consents.ts';
import { insertRows } from '../insert.ts';
import { demoPrivacy, demoTerms, demoTradelaw } from './documents.ts';

/** The day the demo's company began; its texts are of that day. */
const founded = '2022-04-01';

export const demoCompany: CompanyFacts = {
  name: '株式会社いまほいく',
  name_en: 'Imahoiku Inc.',
  representative: '代表取締役 水野 かおり',
  established: '2022年4月1日',
  capital: '3,000万円',
  postal_code: '1050013',
  address: '東京都港区浜松町2-14-6 いまほいくビル3階',
  tel: '0312345678',
  email: 'info@imahoiku.example',
  office_hours: '平日 9:00〜18:00',
  business: '一時保育施設の運営、保育の予約サービスの提供',
  // 適格請求書発行事業者; invented (a real number never starts with 0).
  invoice_registration_number: 'T0123456789012',
  // The demo's chatbot is beside the site: its address is the setting's.
  chat_url: '',
  social_links: [
    { name: 'Instagram', account: '@imahoiku', url: 'https://www.instagram.com/imahoiku' },
    { name: 'X', account: '@imahoiku', url: 'https://x.com/imahoiku' },
    { name: 'LINE', account: '@imahoiku', url: 'https://line.me/R/ti/p/@imahoiku' },
  ],
  copyright_year: 2022,
  interview_free_flag: true,
  promises: [
    { title: '救命の備え', text: '職員の全員が、年に1回、救命講習を受けます。' },
    {
      title: 'アレルギーと薬',
      text: '登録の内容を登園のたびに声に出して確認します。薬は、医師の処方と依頼書があるものに限ります。',
    },
  ],
  message_signature: '',
};

/** What the demo's families agreed to. */
export const demoConsents: Consents = { terms: founded, privacy: founded, child_data: childDataVersion };

/** In the order in which one packs. */
export const demoBringRows: readonly BringRow[] = [
  { item: '着替え1組と、汚れたものを入れる袋', reason: '', whom: '', needed: 'always', months: null },
  { item: '飲み物', reason: '水筒か、ふたのできるマグ', whom: '', needed: 'always', months: null },
  {
    item: 'おむつとおしりふき',
    reason: 'お使いの方。おむつは1時間に1枚と、予備に2枚',
    whom: '',
    needed: 'under_age',
    months: 48,
  },
  { item: 'ミルクと哺乳びん', reason: 'お使いの方', whom: '', needed: 'under_age', months: 18 },
  {
    item: 'お弁当',
    reason: '',
    whom: '食事の時間にかかり、お申し込みのない方。離乳食も同じです',
    needed: 'unfed',
    months: null,
  },
  {
    item: '健康保険証または資格確認書の写し',
    reason: 'はじめての園で。乳幼児医療証をお持ちの方は、その写しも',
    whom: '',
    needed: 'first_visit',
    months: null,
  },
  {
    item: '母子健康手帳',
    reason: 'はじめての園で。小学校入学前のお子さま',
    whom: '',
    needed: 'first_visit_preschool',
    months: null,
  },
  {
    item: '処方薬と投薬の依頼書',
    reason: 'お薬が必要な方。依頼書は園にあります',
    whom: '',
    needed: 'always',
    months: null,
  },
  {
    item: 'お迎えの方の身分証',
    reason: '',
    whom: 'ご登録の方以外がお迎えのとき',
    needed: 'another_picks_up',
    months: null,
  },
];

export async function seedCompany(client: pg.Client): Promise<void> {
  await insertRows(client, 'company_facts', [{ id: 1, adaptation_date: founded, ...demoCompany, version: 1 }]);
  await insertRows(
    client,
    'company_documents',
    [demoTerms, demoPrivacy, demoTradelaw].map((document, index) => ({
      id: index + 1,
      ...document,
      adaptation_date: founded,
      material_flag: true,
      announced_flag: false,
      version: 1,
    })),
  );
  await insertRows(client, 'bring_lists', [{ id: 1, adaptation_date: founded, items: demoBringRows, version: 1 }]);
}
