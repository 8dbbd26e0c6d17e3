/** What each branch's page tells, by path_name. */
export interface BranchTexts {
  information_content: string;
  instagram_account?: string;
  twitter_account?: string;
  image: string;
  partners?: readonly { name: string; partner_url: string | null }[];
  notices?: readonly { title: string; content: string; days_ago: number }[];
}

export const branchTexts: Readonly<Record<string, BranchTexts>> = {
  'minato-hiroba': {
    information_content:
      '品川駅から歩いて6分、運河沿いの広場に面した園です。出張やお打ち合わせの前後に、1時間からお預かりします。\n\n園の前の広場は車が入らず、天気のよい日は毎日お散歩に出ます。0歳のお子さまには静かなお昼寝の部屋を用意しています。',
    instagram_account: 'imahoiku_minato',
    twitter_account: 'imahoiku_minato',
    image: '運河に面した広場と、明るい入口のみなと広場園',
    partners: [
      { name: '港南こどもクリニック', partner_url: 'https://konan-kodomo.example' },
      { name: '品川ワークラウンジ', partner_url: 'https://shinagawa-lounge.example' },
    ],
    notices: [
      {
        title: '朝7時台の受け入れについて',
        content:
          '7時台は職員2名でお迎えしています。混み合う日は玄関で少しお待ちいただくことがあります。お急ぎの方は、ご予約の備考欄にお知らせください。',
        days_ago: 3,
      },
      {
        title: '避難訓練を行いました',
        content:
          '地震を想定した避難訓練を行いました。当日お預かりしていたお子さま6名は、3分ほどで広場へ移動できました。',
        days_ago: 18,
      },
    ],
  },
  'musashino-midori': {
    information_content:
      '井の頭公園まで歩いて行ける、緑の多い園です。午前中は公園で過ごすことが多いので、動きやすい服装と着替えを1組お持ちください。\n\nお買い物の間の2時間、習い事の付き添いの間など、短いご利用も歓迎しています。',
    instagram_account: 'imahoiku_musashino',
    image: '木立のそばに建つ武蔵野みどり園',
    partners: [{ name: 'えほんの店 ことのは', partner_url: 'https://ehon-kotonoha.example' }],
    notices: [
      {
        title: '落ち葉あそびの週間です',
        content: '公園で集めた落ち葉で工作をしています。持ち帰り用の袋は園で用意します。',
        days_ago: 6,
      },
    ],
  },
  'setagaya-komorebi': {
    information_content:
      '三軒茶屋駅から歩いて4分、住宅街の静かな通りにある一軒家の園です。兄弟そろってのご利用が多く、年齢の違うお子さまが一緒に遊んでいます。\n\n夕食の提供は19時までのご注文で承ります。',
    instagram_account: 'imahoiku_setagaya',
    image: '木漏れ日の差す一軒家の世田谷こもれび園',
    partners: [{ name: '太子堂キッチン', partner_url: 'https://taishido-kitchen.example' }],
    notices: [
      {
        title: '玄関の工事が終わりました',
        content: 'ベビーカーのまま入れるようになりました。工事の間はご不便をおかけしました。',
        days_ago: 10,
      },
    ],
  },
  'toyosu-shiokaze': {
    information_content:
      '認可外保育施設の指導監督基準を満たす旨の証明を受けた園です。未就学のお子さまの保育料は非課税になります。\n\n屋内の遊び場が広いので、雨の日もゆったり過ごせます。',
    image: '海の見える窓のある豊洲しおかぜ園',
    notices: [
      {
        title: 'お迎えの入口が変わります',
        content: '19時以降のお迎えは、建物の東側の入口をご利用ください。インターホンで園を呼び出せます。',
        days_ago: 2,
      },
    ],
  },
  'kohoku-hidamari': {
    information_content:
      '新横浜駅から徒歩7分。新幹線でのお出かけやイベントの間のご利用が多い園です。大きなお荷物は受付でお預かりします。',
    instagram_account: 'imahoiku_kohoku',
    image: '日だまりの窓辺がある港北ひだまり園',
    partners: [{ name: '新横浜ステーションホテル', partner_url: 'https://shinyoko-hotel.example' }],
  },
  'kawasaki-tamagawa': {
    information_content:
      '多摩川の土手が近く、春は土筆、秋はとんぼを追いかけて歩きます。小学生の放課後のご利用もできます。',
    image: '川の土手のそばの川崎たまがわ園',
  },
  'omiya-sakura': {
    information_content:
      '大宮駅西口から歩道橋づたいに6分、雨にほとんど濡れずに着けます。通院やお仕事の面接など、急なご用事の当日予約に多くお使いいただいています。',
    image: '桜の木を望む大宮さくら園',
    partners: [{ name: '大宮みらい歯科', partner_url: 'https://omiya-mirai-dc.example' }],
    notices: [
      {
        title: '当日予約が増えています',
        content: '平日の午前中は当日予約が増えています。前日までにご予定が分かる方は、早めのご予約をおすすめします。',
        days_ago: 8,
      },
    ],
  },
  'urawa-nakamachi': {
    information_content: '図書館のとなりにある園です。読み聞かせの時間が毎日あり、絵本は約800冊をそろえています。',
    image: '絵本の棚が見える浦和なかまち園',
  },
  'funabashi-wakaba': {
    information_content: '船橋駅の商店街にある園です。園庭はありませんが、屋上に人工芝の遊び場があります。',
    image: '屋上に遊び場のある船橋わかば園',
  },
  'kashiwanoha-soyokaze': {
    information_content:
      '駅前の商業施設の1階にあります。駐車場は2時間まで無料です。お迎えの前にお買い物を済ませられます。',
    instagram_account: 'imahoiku_kashiwanoha',
    image: '広い通りに面した柏の葉そよかぜ園',
  },
  'umeda-kotori': {
    information_content:
      '阪急大阪梅田駅から歩いて5分。美容院、コンサート、ご夫婦での食事など、ご自分の時間のためのご利用も歓迎しています。',
    instagram_account: 'imahoiku_umeda',
    twitter_account: 'imahoiku_umeda',
    image: '小鳥の看板が目印の梅田ことり園',
    partners: [{ name: '茶屋町ヘアサロン まどか', partner_url: 'https://chayamachi-madoka.example' }],
  },
  'tennoji-aozora': {
    information_content:
      '新しく開園しました。天王寺駅北口から徒歩3分、動物園と公園に近い園です。開園から1か月は、職員を1名多く配置しています。',
    image: '青空の下の天王寺あおぞら園',
    notices: [
      {
        title: '開園しました',
        content: '天王寺あおぞら園が開園しました。見学はいつでもできます。お電話でご希望の時間をお知らせください。',
        days_ago: 12,
      },
    ],
  },
  'tenjin-ohisama': {
    information_content:
      '天神の中心にありながら、中庭に面した静かな園です。出張中の方のご利用も多く、前日までのご予約が安心です。',
    image: '中庭に日の入る天神おひさま園',
  },
  'hakata-minami': {
    information_content: '開園の準備を進めています。ご予約の受け付けは、開園の2週間前からはじめます。',
    image: '開園を待つ博多みなみ園',
  },
  'nakano-hiroba': {
    information_content: '閉園しました。長い間ご利用いただき、ありがとうございました。',
    image: '中野ひろば園',
  },
};
