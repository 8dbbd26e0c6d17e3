import { chiba, fukuoka, kanagawa, osaka, saitama, tokyo } from '../prefectures.ts';

export const benefitCategories = ['まなび', 'くらし', 'おでかけ', 'からだとこころ'] as const;
/** One picture per category, in the same order: /images/benefits/<name>.svg */
export const benefitImages = ['learning', 'living', 'outing', 'wellbeing'] as const;

export interface DemoBenefit {
  category: (typeof benefitCategories)[number];
  /** Of its own, instead of the category's. */
  image?: string;
  title: string;
  benefit_details: string;
  about_service: string;
  corporate_information: string;
  site: string;
  pick_up: boolean;
  /** Days since publication. */
  published: number;
  /** Empty: everywhere in Japan. */
  prefecture_ids: readonly number[];
}

const capital = [saitama, chiba, tokyo, kanagawa];

export const demoBenefits: readonly DemoBenefit[] = [
  {
    category: 'まなび',
    title: '絵本の定期便「ほんのもり」初回半額',
    benefit_details:
      '会員の方は、初回のお届けが半額になります。お申し込みの画面で優待コード「IMAHON」をご入力ください。お一人さま1回限りです。',
    about_service: '年齢に合わせて選んだ絵本を、毎月2冊お届けします。読み終えた絵本は次の月に交換できます。',
    corporate_information: '株式会社ほんのもり\n東京都千代田区神田神保町',
    site: 'https://honnomori.example',
    pick_up: true,
    published: 6,
    prefecture_ids: [],
  },
  {
    category: 'まなび',
    image: 'music',
    title: 'リトミック教室「おとのわ」体験レッスン無料',
    benefit_details:
      '体験レッスン(通常1,650円)を2回まで無料で受けられます。お電話のときに「いまほいく会員」とお伝えください。',
    about_service: '1歳から就学前までの親子で楽しむリトミック教室です。1クラス6組までの少人数制です。',
    corporate_information: '合同会社おとのわ\n神奈川県横浜市西区',
    site: 'https://otonowa.example',
    pick_up: true,
    published: 15,
    prefecture_ids: [tokyo, kanagawa],
  },
  {
    category: 'くらし',
    title: '家事代行「ことりの手」1時間延長サービス',
    benefit_details: '2時間以上のご利用で、1時間の延長が無料になります。月に1回までお使いいただけます。',
    about_service: '掃除、洗濯、料理の下ごしらえを、研修を受けたスタッフがお手伝いします。',
    corporate_information: '株式会社ことりの手\n東京都品川区西五反田',
    site: 'https://kotorinote.example',
    pick_up: true,
    published: 3,
    prefecture_ids: capital,
  },
  {
    category: 'くらし',
    title: '離乳食の宅配「はじめてごはん」送料無料',
    benefit_details:
      '何度でも送料(通常770円)が無料になります。会員番号の入力は不要です。優待ページからお申し込みください。',
    about_service: '管理栄養士が作る冷凍の離乳食です。7品目の食材を使わない献立も選べます。',
    corporate_information: '株式会社はじめてごはん\n大阪府吹田市',
    site: 'https://hajimete-gohan.example',
    pick_up: false,
    published: 40,
    prefecture_ids: [],
  },
  {
    category: 'くらし',
    title: 'おむつのサブスク「ふわり便」2か月無料',
    benefit_details: '新規のお申し込みで、最初の2か月分の基本料(月980円)が無料になります。',
    about_service: 'お子さまの成長に合わせて、サイズを毎月変えられるおむつの定期便です。',
    corporate_information: '株式会社ふわり\n埼玉県川口市',
    site: 'https://fuwari-bin.example',
    pick_up: true,
    published: 22,
    prefecture_ids: [],
  },
  {
    category: 'おでかけ',
    title: 'みなと水の博物館 入館料2割引',
    benefit_details: '入館券売り場でマイページの画面をご提示ください。ご家族5名さままで、入館料が2割引になります。',
    about_service: '水のしくみを体で学べる博物館です。小さなお子さま向けの水遊びの部屋があります。',
    corporate_information: '一般財団法人みなと水の博物館\n東京都港区海岸',
    site: 'https://mizu-museum.example',
    pick_up: true,
    published: 9,
    prefecture_ids: [tokyo],
  },
  {
    category: 'おでかけ',
    title: '貸し切り写真館「ひかりの間」撮影料30%引き',
    benefit_details: '平日の撮影料が30%引きになります。ご予約のときに備考欄へ「いまほいく会員」とご記入ください。',
    about_service: '1組ずつ貸し切りで撮影する写真館です。七五三や入園の記念に、衣装も無料で借りられます。',
    corporate_information: '株式会社ひかりの間\n大阪府大阪市中央区',
    site: 'https://hikarinoma.example',
    pick_up: false,
    published: 31,
    prefecture_ids: [tokyo, osaka],
  },
  {
    category: 'おでかけ',
    title: '博多湾クルーズ お子さま1名無料',
    benefit_details:
      '大人1名につき、小学生以下のお子さま1名が無料になります。乗船券売り場でマイページの画面をご提示ください。',
    about_service: '博多湾を40分でめぐる遊覧船です。船内に授乳室があります。',
    corporate_information: '博多湾汽船株式会社\n福岡県福岡市博多区',
    site: 'https://hakatawan-cruise.example',
    pick_up: false,
    published: 52,
    prefecture_ids: [fukuoka],
  },
  {
    category: 'からだとこころ',
    title: '産後ケアサロン「ゆるり」初回1,500円引き',
    benefit_details: '初回の施術が1,500円引きになります。ご予約の電話で「いまほいくの優待」とお伝えください。',
    about_service: '助産師の資格を持つスタッフが、産後の体の不調をうかがいながら施術します。',
    corporate_information: '株式会社ゆるり\n千葉県船橋市',
    site: 'https://yururi-care.example',
    pick_up: true,
    published: 1,
    prefecture_ids: capital,
  },
  {
    category: 'からだとこころ',
    title: 'オンライン小児科相談「こどもの窓」3回無料',
    benefit_details: '看護師へのチャット相談を、3回まで無料で使えます。優待コード「IMAMADO」をご入力ください。',
    about_service: '発熱や湿疹など、受診を迷うときに相談できる窓口です。夜22時まで受け付けています。',
    corporate_information: '株式会社こどもの窓\n東京都文京区本郷',
    site: 'https://kodomonomado.example',
    pick_up: false,
    published: 18,
    prefecture_ids: [],
  },
];
