import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import type { Person } from '../person.ts';
import type { Step } from './step.ts';

const email = 'other-browsers@example.jp';
const password = 'himitsu-no-kotoba';
const heading = (text: string) => ({ role: 'heading', text });
const parent = { role: 'region', text: '/保護者の方/' };
const child = { role: 'region', text: '/1人目のお子さま/' };

/** From the first look at the site to the page without a connection, on a phone: each on what the one before left. */
export const parentsSteps: readonly Step[] = [
  { name: 'home: headings and buttons break between phrases, at 320 and 390 px', run: home },
  { name: 'nearby: a station typed, branches by distance', run: nearby },
  { name: 'registration: three steps with a card, by e-mail', run: register },
  { name: 'reserve: branch, date, time, who fetches, confirmed', run: reserve },
  { name: 'pass: made for who fetches', run: pass },
  { name: 'message: written to the branch', run: message },
  { name: 'pay: tickets by the card on file', run: pay },
  { name: 'cancel: the reserve', run: cancel },
  { name: 'sign-in by Enter', run: (person) => signIn(person, () => person.press('Enter')) },
  { name: 'sign-in by press', run: (person) => signIn(person, () => person.button('メールアドレスでログイン')) },
  { name: 'offline: the server is gone, the page of the service worker stands', run: offline },
];

async function home(person: Person): Promise<void> {
  const { browser } = person;
  for (const width of [320, 390]) {
    await browser.resize({ width, height: 844 });
    await person.goto('/');
    await person.sees('今日これから預けられる園');
    const torn = await person.tornPhrases(['一時保育', '都道府県', '頼れる。', '預けられる']);
    if (torn.length > 0) throw new Error(`broken in two at ${width} px: ${torn.join(' ')}`);
    const wider = await browser.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wider > 0) throw new Error(`scrolls sideways at ${width} px`);
  }
}

async function nearby(person: Person): Promise<void> {
  const search = { role: 'region', text: '今日これから預けられる園' };
  await person.goto('/branches/list');
  await person.fill('駅名・市区町村・郵便番号', '品川', search);
  await person.button('さがす', search);
  await person.sees(heading('/品川駅から近い順/'));
  await person.sees('/みなと広場園/');
}

async function register(person: Person): Promise<void> {
  await person.goto('/registration/customers');
  await person.fill('メールアドレス', email);
  await person.fill('パスワード', password);
  await person.button('メールアドレスで登録する');
  await person.sees(heading('登録内容の入力'));
  await person.fill('お名前', '小林 さくら', parent);
  await person.fill('お名前(カナ)', 'コバヤシ サクラ', parent);
  await person.fill('電話番号', '090-1234-5678', parent);
  await person.choose('性別', '女性', parent);
  await person.fill('生年月日', '19900401', parent);
  await person.fill('郵便番号', '1050013');
  await person.holds('市区町村・町名', '港区浜松町');
  await person.fill('番地・建物名', '2-14-6');
  await person.button('お子さまの入力へ');
  await person.fill('お子さまのお名前', '小林 はる', child);
  await person.fill('お子さまのお名前(カナ)', 'コバヤシ ハル', child);
  await person.fill('生年月日', '20230503', child);
  await person.choose('性別', '女の子', child);
  await person.fill('緊急連絡先のお名前', '小林 一郎');
  await person.fill('緊急連絡先の電話番号', '08012345678');
  await person.choose('よく利用する園', 'みなと広場園');
  await person.tick('掲載しない');
  await person.button('カードの入力へ');
  await person.fill('カード番号', '4242424242424242');
  await person.fill('有効期限', '1240');
  await person.fill('セキュリティコード', '123');
  await person.button('確認画面へ進む');
  await person.sees(heading('登録内容の確認'));
  await person.tick('/利用規約/');
  await person.tick('/お子さまの情報/');
  await person.button('登録する');
  await person.sees(heading('登録が完了しました'));
}

async function reserve(person: Person): Promise<void> {
  await person.goto('/mypage/reserves/select_branches');
  await person.button('日時を選ぶ');
  await person.sees(heading('日時を選ぶ'));
  await person.button('/11月26日/');
  await person.tick('/^9時/');
  await person.tick('/^2時間/');
  await person.button('/お迎え・園に伝えたいこと/');
  await person.tick('ほかの方');
  await person.fill('お迎えの方のお名前', '小林 和子');
  await person.fill('お迎えの方の電話番号', '08055529999');
  await person.button('確認へ進む');
  await person.sees(heading('予約内容の確認'));
  await person.sees('/9:00〜11:00/');
  await person.button('予約を確定する');
  await person.sees(heading('ご予約が確定しました'));
}

async function openReserve(person: Person): Promise<void> {
  await person.goto('/mypage/reserves/list');
  await person.link('/^くわしく見る/');
  await person.sees(heading('ご予約の内容'));
}

async function pass(person: Person): Promise<void> {
  await openReserve(person);
  await person.button('お迎えパスを作る');
  const dialog = { role: 'dialog' };
  await person.button('お迎えパスを作る', dialog);
  await person.sees({ role: 'dialog', text: '小林 和子さんに送る' });
  await person.sees({ role: 'link', text: '/LINEで送る/' });
}

async function message(person: Person): Promise<void> {
  await person.goto('/mypage/messages');
  await person.link('/みなと広場園/');
  await person.fill('メッセージ', '着替えは何組ですか');
  await person.button('送信する');
  await person.sees({ text: '着替えは何組ですか', within: { role: 'region', text: '/とのメッセージ/' } });
}

async function pay(person: Person): Promise<void> {
  await person.goto('/mypage/tickets/buy');
  await person.tick('/10回券/');
  await person.button('確認へ進む');
  await person.sees(heading('購入内容の確認'));
  await person.button('購入する');
  await person.sees(heading('回数券を購入しました'));
}

async function cancel(person: Person): Promise<void> {
  await openReserve(person);
  await person.link('/キャンセル/');
  await person.sees(heading('予約のキャンセル'));
  await person.button('/キャンセルする$/');
  await person.sees(heading('キャンセルしました'));
}

async function signIn(person: Person, send: () => Promise<void>): Promise<void> {
  await person.goto('/sign_out');
  await person.button('ログアウトする');
  await person.sees(heading('ログアウトしました'));
  await person.goto('/login');
  await person.fill('メールアドレス', 'sato@example.jp');
  await person.fill('パスワード', demoPassword);
  await send();
  await person.isAt(/^\/mypage\/top/);
  await person.sees(heading('/佐藤/'));
}

async function offline(person: Person, demo: { stop(): Promise<void> }): Promise<void> {
  await person.goto('/mypage/top');
  await person.browser.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // A page that came before its worker is not the worker's; the next one is.
  await person.goto('/mypage/top');
  await person.sees(heading('/佐藤/'));
  await demo.stop();
  await person.goto('/mypage/reserves/list');
  await person.sees(heading('インターネットにつながっていません'));
  await person.sees('次のご予約');
}
