/** Screens that can be opened directly, with what stands there. Screens inside a flow are checked where a spec walks through it. */
export interface Screen {
  path: string;
  heading: string | RegExp;
  /** Shows waiting as a sample, so nobody waits until it is over. */
  waits?: true;
  /** Is always loaded: the browser lets it use the camera only as a document of its own. */
  loaded?: true;
  /** Has a part that somebody else draws. */
  third_party?: true;
  /** A done page: what the flow of this name left in the browser when it was finished. */
  finished?: { flow: string; result: unknown };
}

interface PublicScreen extends Screen {
  /** Something only the server can have put there. */
  reads: string;
}

export const publicScreens: readonly PublicScreen[] = [
  { path: '/', heading: /今日、頼れる/, reads: '都道府県からさがす' },
  { path: '/about', heading: 'いまほいくとは', reads: '安全のためにしていること' },
  { path: '/branches/list', heading: '園をさがす', reads: '東京都' },
  { path: '/branches/minato-hiroba', heading: 'みなと広場園', reads: '空きのカレンダー' },
  { path: '/branches/hakata-minami', heading: '博多みなみ園', reads: '開園準備中' },
  { path: '/user_guide', heading: '料金・ご利用案内', reads: '1,100円' },
  { path: '/qanda', heading: 'よくある質問', reads: '事前の面談は必要ですか。' },
  { path: '/user_inquiries', heading: 'お問い合わせ', reads: 'お問い合わせ内容' },
  { path: '/partner_inquiries', heading: '提携・加盟のご相談', reads: '会社名' },
  { path: '/staff_recruitments', heading: '採用情報', reads: '保育士(正社員)' },
  { path: '/staff_recruitments/apply/2', heading: '採用への応募', reads: '希望の職種' },
  { path: '/company', heading: '会社概要', reads: '株式会社いまほいく' },
  { path: '/terms', heading: '利用規約', reads: '第1条(登録)' },
  { path: '/privacy_policy', heading: 'プライバシーポリシー', reads: 'お子さまの健康の情報' },
  { path: '/developers', heading: '開発者の方へ', reads: '二重の予約' },
  { path: '/tradelaw', heading: '特定商取引法に基づく表記', reads: '運営統括責任者' },
  { path: '/magazine/detail/1', heading: /理由はいりません/, reads: '預ける理由を聞かない' },
  { path: '/sign_out', heading: 'ログアウト', reads: 'ログアウトする' },
  { path: '/email_verification', heading: 'このリンクは使えません', reads: 'このリンクは使えません' },
  { path: '/magazine', heading: '読みもの', reads: 'すべての読みもの' },
  { path: '/passes', heading: 'お迎えパス', reads: 'お迎えパス' },
  { path: '/advertising/stop', heading: 'ご案内の受け取りをやめる', reads: '受け取りをやめる' },
];

export const missingScreens: readonly Screen[] = [
  { path: '/branches/nowhere', heading: '園が見つかりません' },
  { path: '/branches/nakano-hiroba', heading: '園が見つかりません' },
  { path: '/magazine/detail/999', heading: '記事が見つかりません' },
  { path: '/magazine/detail/abc', heading: '記事が見つかりません' },
  { path: '/staff_recruitments/apply/999', heading: '募集が見つかりません' },
  { path: '/terms/2021-01-01', heading: 'この日の利用規約は見つかりません' },
  { path: '/no/such/page', heading: 'ページが見つかりません' },
];

/** Only a demo has these. */
export const galleryScreens: readonly Screen[] = [
  { path: '/gallery', heading: /./, waits: true },
  { path: '/gallery?error=500', heading: 'ただいまページを表示できません' },
];

export const visitorScreens: readonly Screen[] = [
  { path: '/login', heading: 'ログイン' },
  { path: '/require_login', heading: 'ログインをお願いします' },
  { path: '/forget_password', heading: 'パスワードをお忘れの方' },
  { path: '/registration/customers', heading: '新規登録' },
  { path: '/registration_reserves/customers', heading: '登録して予約する' },
  { path: '/staff/login', heading: /./ },
  { path: '/staff/forget_password', heading: 'パスワードをお忘れの方' },
  { path: '/staff/reset_password/x', heading: 'このリンクは期限が切れています' },
];

/** As 佐藤 sees them. */
export const memberScreens: readonly Screen[] = [
  { path: '/mypage/top', heading: '佐藤 美咲さん' },
  { path: '/mypage/payments/list', heading: 'お支払い履歴' },
  { path: '/mypage/unpaid', heading: '未払いの料金' },
  { path: '/mypage/childcares/list', heading: 'ご利用履歴' },
  { path: '/mypage/morning/1', heading: '今朝の様子' },
  { path: '/mypage/first_visit/2', heading: 'はじめての園の書面' },
  { path: '/mypage/benefits/list', heading: '会員特典' },
  { path: '/mypage/benefits/1', heading: '絵本の定期便「ほんのもり」初回半額' },
  { path: '/mypage/children/list', heading: 'お子さま' },
  { path: '/mypage/children/add', heading: 'お子さまの追加' },
  { path: '/mypage/children/edit/1', heading: '佐藤 陽向さんの情報の変更' },
  {
    path: '/mypage/children/edit/done?child_id=1',
    heading: 'お子さまの情報を変更しました',
    finished: { flow: 'mypage/children/edit/1', result: null },
  },
  { path: '/mypage/children/delete/confirm/1', heading: '佐藤 陽向さんを一覧から削除しますか' },
  {
    path: '/mypage/children/delete/done?child_id=1',
    heading: 'お子さまを一覧から削除しました',
    finished: { flow: 'mypage/children/delete/1', result: null },
  },
  { path: '/mypage/children/health/1', heading: '佐藤 陽向さんの健康とアレルギー' },
  { path: '/mypage/children/benefit/1', heading: '佐藤 陽向さんの無償化の認定' },
  { path: '/mypage/certificates', heading: '提供証明書(無償化)' },
  { path: '/mypage/customers', heading: 'お客様情報' },
  { path: '/mypage/customers/edit', heading: 'お客様情報の変更' },
  {
    path: '/mypage/customers/edit/done',
    heading: 'お客様情報を変更しました',
    finished: { flow: 'mypage/customers/edit', result: { newEmail: true } },
  },
  { path: '/mypage/customers/unsubscribe', heading: '退会' },
  { path: '/mypage/customers/cancel', heading: 'アカウントの削除' },
  { path: '/mypage/customers/resubscribe', heading: '再入会' },
  {
    path: '/mypage/customers/resubscribe/done',
    heading: '再入会のお手続きが完了しました',
    finished: { flow: 'mypage/customers/resubscribe', result: null },
  },
  { path: '/mypage/payment_methods/edit', heading: 'お支払い方法', third_party: true },
  {
    path: '/mypage/payment_methods/edit/done',
    heading: 'お支払い方法を変更しました',
    finished: {
      flow: 'mypage/payment_methods/edit',
      result: { brand: 'visa', last4: '4242', retried: 0, recovered: true },
    },
  },
  { path: '/mypage/plan_types/edit', heading: 'プランの変更' },
  {
    path: '/mypage/plan_types/done',
    heading: 'プランを変更しました',
    finished: {
      flow: 'mypage/plan_types/edit',
      result: { kind: 'undo', plan_name: 'ライト', start_date: '2026-11-16' },
    },
  },
  { path: '/mypage/leave_guide', heading: '退会・アカウント削除' },
  { path: '/mypage/login_methods/edit', heading: 'ログイン方法' },
  {
    path: '/mypage/login_methods/edit/done',
    heading: 'ログイン方法を変更しました',
    finished: { flow: 'mypage/login_methods/edit', result: { by: 'email' } },
  },
  { path: '/mypage/login_methods/callback', heading: 'LINEの登録は変わっていません' },
  { path: '/mypage/identity/callback', heading: 'ご本人の確認ができませんでした' },
  { path: '/mypage/sessions', heading: 'ログイン中の端末' },
  { path: '/mypage/line_friend/callback', heading: 'LINEの登録は変わっていません' },
  { path: '/mypage/line_notification/callback', heading: 'LINEの登録は変わっていません' },
  { path: '/mypage/calendar_feed', heading: 'カレンダーに自動で表示' },
  { path: '/mypage/family', heading: 'ご家族とお迎えの方' },
  { path: '/mypage/tickets/buy', heading: '回数券' },
  {
    path: '/mypage/tickets/buy/done',
    heading: '回数券を購入しました',
    finished: { flow: 'mypage/tickets/buy', result: { number: 10, expiry_date: '2027-05-15' } },
  },
  { path: '/mypage/notifications', heading: 'お知らせ' },
  { path: '/mypage/notifications/settings', heading: 'お知らせの受け取り方' },
  { path: '/mypage/waitlist', heading: '空き待ち' },
  { path: '/mypage/waitlist/add', heading: '空いたら知らせる' },
  { path: '/mypage/shared', heading: 'お預かりの予定' },
  { path: '/mypage/for_paying_member', heading: 'お支払いの方のお手続きです' },
  { path: '/mypage/messages', heading: '園とのメッセージ' },
  { path: '/mypage/messages/2', heading: 'みなと広場園' },
  { path: '/mypage/days/list', heading: '連絡帳' },
  { path: '/mypage/days/1', heading: '連絡帳' },
  { path: '/arrive/minato-hiroba', heading: '到着のお知らせ' },
];

/** As the manager of みなと広場園 sees them. */
export const staffScreens: readonly Screen[] = [
  { path: '/staff/today', heading: /^11月16日\(月\)/ },
  { path: '/staff/requests', heading: /^承認待ち/ },
  { path: '/staff/calendar', heading: /^カレンダー/ },
  { path: '/staff/reserves', heading: /^予約/ },
  { path: '/staff/reserves/1', heading: /9:00〜12:00/ },
  { path: '/staff/reserves/add/1', heading: /^予約を作る/ },
  { path: '/staff/customers', heading: 'ご家庭' },
  { path: '/staff/customers/1', heading: /^佐藤 美咲/ },
  { path: '/staff/childcares', heading: /^精算/ },
  { path: '/staff/childcares/discounts', heading: /^割引の一覧/ },
  { path: '/staff/childcares/waivers', heading: /^免除の一覧/ },
  { path: '/staff/reports', heading: /^日報/ },
  { path: '/staff/audit', heading: /^操作記録/ },
  { path: '/staff/emergency', heading: '緊急' },
  { path: '/staff/headquarters/messages', heading: /^本部への連絡/ },
  { path: '/staff/headquarters/announcements', heading: /^ご家庭へのお知らせ/ },
  { path: '/staff/headquarters/announcements/add', heading: /^お知らせを書く/ },
  { path: '/staff/account', heading: 'アカウント設定' },
  { path: '/staff/tablets', heading: /^園の端末/ },
  { path: '/staff/tablets/lost', heading: '端末をなくしたとき' },
  { path: '/staff/inbox', heading: /^お問い合わせ/ },
  { path: '/staff/inbox/1', heading: /^佐藤 美咲/ },
  { path: '/staff/inbox/templates', heading: /^返信のひな形/ },
  { path: '/staff/inbox/families', heading: 'ご家族とのメッセージ' },
  { path: '/staff/inbox/families/1', heading: /^佐藤 美咲/ },
  { path: '/staff/headquarters/branches/2/images', heading: /^みなと広場園の写真/ },
  { path: '/staff/closures/1', heading: /の休園$/ },
  { path: '/staff/reserves/add', heading: /^受付/ },
  { path: '/staff/families/add', heading: /^はじめてのご家庭/ },
  { path: '/staff/families/1/link', heading: /^ご家庭の案内/ },
  { path: '/staff/today/roll', heading: /^緊急名簿/ },
  { path: '/staff/today/sheet', heading: /^朝の一覧/ },
  { path: '/staff/today/by_hand', heading: /^手書きの入力/ },
  { path: '/staff/today/kitchen', heading: /^厨房の一覧/ },
  { path: '/staff/roster', heading: /^シフト/ },
  { path: '/staff/incidents', heading: '事故・ヒヤリハット' },
  { path: '/staff/incidents/add', heading: '事故・ヒヤリハットの報告書' },
  { path: '/staff/incidents/1', heading: '報告書 No.1' },
  { path: '/staff/medicines', heading: '与薬' },
  { path: '/staff/medicines/add', heading: '薬を受け取る' },
  { path: '/staff/care', heading: /^保育/ },
  { path: '/staff/care/wall', heading: /^園ぜんたい/ },
  { path: '/staff/wishes', heading: /^空き待ち/ },
  { path: '/staff/scan', heading: 'お迎えパスを読み取る', loaded: true },
  { path: '/staff/scan/door', heading: '玄関のQRコード' },
];

/** As headquarters see them. */
export const headquartersScreens: readonly Screen[] = [
  { path: '/staff/headquarters', heading: /^いま/ },
  { path: '/staff/headquarters/questionnaires', heading: /^退会アンケート/ },
  { path: '/staff/headquarters/families', heading: /^お客様の手続き/ },
  { path: '/staff/headquarters/families/1', heading: /^佐藤 美咲/ },
  { path: '/staff/headquarters/families/1/edit', heading: /^登録内容の訂正/ },
  { path: '/staff/headquarters/families/1/merge?from=12', heading: /^アカウントの統合/ },
  { path: '/staff/headquarters/audit', heading: /^操作記録/ },
  { path: '/staff/headquarters/prices', heading: /^料金と決まり/ },
  { path: '/staff/headquarters/prices/unit-prices?edit=new', heading: /^単価/ },
  { path: '/staff/headquarters/prices/settings', heading: /^受付の決まり/ },
  { path: '/staff/headquarters/prices/plans', heading: /^プラン/ },
  { path: '/staff/headquarters/prices/tickets', heading: /^回数券/ },
  { path: '/staff/headquarters/prices/holidays', heading: /^祝日/ },
  { path: '/staff/headquarters/prices/municipalities', heading: /^自治体の様式/ },
  { path: '/staff/headquarters/prices/exclusions', heading: /^照合の対象外/ },
  { path: '/staff/headquarters/company', heading: /^会社の情報/ },
  { path: '/staff/headquarters/company/documents', heading: /^規約と表記/ },
  { path: '/staff/headquarters/company/documents/tradelaw', heading: /^特定商取引法に基づく表記/ },
  { path: '/staff/headquarters/company/bring_list', heading: /^持ち物/ },
  { path: '/staff/headquarters/branches', heading: /^園/ },
  { path: '/staff/headquarters/branches/2', heading: /^みなと広場園/ },
  { path: '/staff/headquarters/branches/2/page', heading: /^園のページ/ },
  { path: '/staff/headquarters/branches/2/notices', heading: /^園のお知らせ/ },
  { path: '/staff/headquarters/branches/13/hours', heading: /^開園時間と定員/ },
  { path: '/staff/headquarters/imports', heading: /^取り込み/ },
  { path: '/staff/headquarters/accounts', heading: /^スタッフ/ },
  { path: '/staff/headquarters/accounts/add', heading: /^スタッフを招待/ },
  { path: '/staff/headquarters/accounts/3', heading: /^前田 亮/ },
  { path: '/staff/headquarters/prices/cancellation', heading: /^キャンセル料/ },
  { path: '/staff/headquarters/prices/ages', heading: /^対象年齢/ },
  { path: '/staff/headquarters/prices/meals', heading: /^食事の時間/ },
  { path: '/staff/headquarters/prices/care', heading: /^職員配置と見守り/ },
  { path: '/staff/headquarters/prices/taxes', heading: /^税と無償化/ },
  { path: '/staff/headquarters/prices/ticket-terms', heading: /^回数券の決まり/ },
  { path: '/staff/headquarters/prices/unpaid', heading: /^未払い/ },
  { path: '/staff/headquarters/prices/allergens', heading: /^アレルゲン/ },
  { path: '/staff/headquarters/branches/add', heading: /^園の追加/ },
  { path: '/staff/headquarters/branches/2/edit', heading: /園の基本情報/ },
  { path: '/staff/headquarters/branches/2/postings', heading: /掲示事項と相談窓口/ },
  { path: '/staff/headquarters/branches/2/certificates', heading: /証明・認定/ },
  { path: '/staff/headquarters/branches/2/payments', heading: /受取口座/ },
  { path: '/staff/headquarters/branches/2/status', heading: /園の状態/ },
  { path: '/staff/headquarters/closures', heading: /^休園/ },
  { path: '/staff/headquarters/contents', heading: /^掲載内容/ },
  { path: '/staff/headquarters/contents/qandas', heading: /^よくある質問/ },
  { path: '/staff/headquarters/contents/magazine/1', heading: /^読みもの: 記事を直す/ },
  { path: '/staff/headquarters/contents/benefits/add', heading: /^会員特典: 新しい特典/ },
  { path: '/staff/headquarters/figures', heading: /^集計/ },
  { path: '/staff/headquarters/documents', heading: /^発行した書類/ },
  { path: '/staff/figures', heading: /^集計/ },
  { path: '/staff/headquarters/books', heading: /^帳簿と月の締め/ },
  { path: '/staff/headquarters/books/mappings', heading: /^勘定科目の対応/ },
  { path: '/staff/headquarters/books/2026-09/company', heading: /^2026年9月の締めの表/ },
];
