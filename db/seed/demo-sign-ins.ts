import { emailOf } from './demo-customer.ts';

/** For the start banner, the demo page and the tests. Never used outside a demo: the seed is the only writer. */
export const demoPassword = 'imahoiku-demo';

/** Signed up with email and password, then stopped: no customer row yet (registration_status 0). */
export const accountOnlyKey = 'matsumoto';

export interface DemoSignIn {
  label: string;
  email: string;
  password: string;
  shows: string;
}

const signIn = (key: string, label: string, shows: string): DemoSignIn => ({
  label,
  email: emailOf(key),
  password: demoPassword,
  shows,
});

export const demoSignIns: readonly DemoSignIn[] = [
  signIn('sato', '佐藤 美咲(スタンダード)', 'お子さま2人、確定した予約、回数券、ご利用とお支払いの履歴'),
  signIn('suzuki', '鈴木 健太(ライト)', '0歳のお子さま、承認待ちの予約'),
  signIn('takahashi', '高橋 由佳(プレミアム)', '小学生と未就学のお子さま、今日のご利用'),
  signIn('tanaka', '田中 翔太', '月額の決済ができず利用停止中(最終支払日の表示)'),
  signIn('ito', '伊藤 彩香', '退会済み、期限まで利用でき、再入会もできる'),
  signIn('watanabe', '渡辺 大輔', '予約から登録した方、お客様情報とカードの登録待ち'),
  signIn('yamazaki', '山崎 里奈', 'カード登録済み、お客様情報の入力だけが残る方'),
  signIn('yamamoto', '山本 真理子', '決済できなかった精算と、キャンセル料の履歴'),
  signIn(
    'kimura-partner',
    '木村 直樹(木村家のもう一人の保護者)',
    '予約と変更、キャンセル、お子さまの一日。プランとカードは見えない',
  ),
  signIn('kimura-mother', '木村 和子(木村家の祖母)', '予約とお子さまの一日だけが見える'),
  signIn(accountOnlyKey, '松本(登録の途中)', 'アカウントだけを作り、登録がまだの方'),
  signIn('honbu', '本部 岡田 恵', '本部: 全園の管理'),
  signIn('minato-manager', '園長 藤井 奈々(みなと広場園)', '園長: 今日の一覧、空き状況、定員、返金'),
  signIn('minato-staff', 'スタッフ 前田 亮(みなと広場園)', 'スタッフ: 今日の一覧、登園と降園、日報'),
  signIn('musashino-manager', '園長 村上 涼子(武蔵野みどり園)', '別の園の園長'),
  signIn('musashino-staff', 'スタッフ 石川 拓(武蔵野みどり園)', '別の園のスタッフ'),
];
