import { addDays, type TokyoDate } from '../../../src/domain/time.ts';
import { type DemoBranch, demoBranches } from '../branch-list.ts';
import { demoAccounts } from '../staff-list.ts';
import { demoCompany } from './company.ts';

/** What each demo branch posts as 認可外. Names and numbers are invented; no branch carries the mark before it can be had. */
export function postingRow({ id, name, opened }: DemoBranch, today: TokyoDate) {
  return {
    branch_id: id,
    owner_name: `${demoCompany.name} ${demoCompany.representative}`,
    manager_name: managerOf(id),
    building: '鉄骨造の1〜2階部分、保育室 52.8㎡(お子さま1人あたり 5.28㎡)',
    business_start_date: addDays(today, opened),
    services:
      '一時預かり(1時間から、生後6か月から小学6年生まで)。食事(朝・昼・夕)は別料金です。料金は「ご利用ガイド」に掲示しています。',
    price_change: '2025年4月1日に時間外の料金を改定しました(1時間あたり200円から300円へ)。',
    nursery_teachers: 6,
    other_carers: 3,
    insurance:
      '賠償責任保険と傷害保険に加入しています。保育中と送り迎えの引き渡しまでの事故が対象で、賠償は1事故につき3億円まで、入院は1日5,000円です。',
    hospital: `${name}の近くのこどもクリニックと提携しています。体調の急な変化のとき、診察と助言を受けられます。`,
    emergency_procedure:
      '体調の変化やけがのときは、手当てをして、すぐに緊急連絡先へお電話します。必要なときは救急車を呼び、職員が付き添います。',
    disaster_plan: '火災と地震の避難訓練を毎月行っています。避難場所は園の玄関に掲示しています。',
    abuse_prevention: '職員全員が年2回の研修を受けています。気になるようすがあれば、市区町村の窓口へ相談します。',
    order_history: '設置者が事業の停止や施設の閉鎖を命じられたことはありません。',
    search_site_url: 'https://www.wam.go.jp/kokodesearch/ANN010100E00.do',
    inside_consultation:
      'いまほいく本部 相談窓口 03-5550-1101(平日 9:00〜18:00)。園の職員に言いにくいことも、こちらへお話しください。',
    outside_consultation: '児童相談所虐待対応ダイヤル 189(いちはやく、24時間、通話無料)',
  };
}

/** The one who signs in, where the demo has one; the other branches' are invented. */
const managerOf = (branch_id: number): string => {
  const signsIn = demoAccounts.find(
    (account) => account.branch_id === branch_id && account.role === 2 && !account.disable,
  );
  return signsIn?.name ?? managers[branch_id % managers.length] ?? '';
};
const managers = ['森 由紀子', '藤井 恵', '小川 千夏', '村上 美咲', '岡田 和子'];

/** Papers by branch; an old one shows that a paper ends. */
export function certificateRows(today: TokyoDate) {
  const exempt = demoBranches.filter(({ special }) => special?.tax_exempt_flag === true);
  return exempt.flatMap(({ id, opened }) => [
    {
      branch_id: id,
      kind: 1,
      start_date: addDays(today, opened),
      end_date: null,
      certificate_number: '第1204号',
      issuer: '東京都',
    },
    {
      branch_id: id,
      kind: 2,
      start_date: addDays(today, opened),
      end_date: addDays(today, -400),
      certificate_number: '確認 第87号',
      issuer: '江東区',
    },
    {
      branch_id: id,
      kind: 2,
      start_date: addDays(today, -399),
      end_date: null,
      certificate_number: '確認 第132号',
      issuer: '江東区',
    },
  ]);
}
