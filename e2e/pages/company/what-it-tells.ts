/** What a new company types on its first day, by the labels of the console. */
export const facts = {
  会社名: '株式会社はじめての園',
  代表者: '代表取締役 本部 花子',
  郵便番号: '1080075',
  所在地: '東京都港区港南2-1-1',
  電話番号: '0355509900',
  メールアドレス: 'info@example.jp',
} as const;

export const documents = {
  利用規約: '## 第1条(この規約)\nこの規約は、一時預かりのご利用に適用します。',
  プライバシーポリシー: '## 個人情報の利用目的\nお預かりとご連絡のために使います。',
  特定商取引法に基づく表記: '## 支払方法\nクレジットカード',
} as const;

export const unitPrice = {
  '保育料(1時間)': '1100',
  '0歳の加算(1時間)': '200',
  '早朝・夜間の加算(1時間)': '300',
  '日曜・祝日の加算(1時間)': '300',
  '当日予約の加算(1人)': '500',
  '食事(1食)': '400',
} as const;

export const cancellation = {
  無料でキャンセルできる日: '1',
  その日の何時まで無料か: '18:00',
  予約してから無料の時間: '30',
  その無料が使えるのは開始の: '60',
  無料の期限を過ぎてから: '50',
  直前とするのは開始の: '60',
  直前のキャンセル: '100',
  ご連絡のないお休み: '100',
  体調不良のとき: '0',
} as const;

export const plan = {
  名前: 'スタンダード',
  月額: '1100',
  '保育料の割引(1時間)': '100',
  説明: '1時間100円引き',
} as const;

export const branchName = 'はじまりの園';
export const branchTown = '港区港南';
export const branch = {
  園の名前: branchName,
  ページのアドレス: 'hajimari',
  郵便番号: '1080075',
  電話番号: '0355509911',
  メールアドレス: 'hajimari@example.jp',
  定員: '6',
} as const;
