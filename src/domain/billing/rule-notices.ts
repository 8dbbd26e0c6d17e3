import type { RuleTable } from '../settings/catalogue.ts';
import { addDays, addMonths, type TokyoDate } from '../time.ts';

export type RuleNotice = {
  readonly title: string;
  readonly text: string;
  /** To be done by the end of this day; null: the product does it automatically. */
  readonly due: TokyoDate | null;
  /** Done by a word to all members (headquarters' announcements). */
  readonly word?: true | undefined;
};

export type RuleChangeFacts = {
  readonly table: RuleTable;
  readonly today: TokyoDate;
  /** From which day the change holds. */
  readonly date: TokyoDate;
  /** Some example costs more than today, in use or when cancelled. */
  readonly dearer: boolean;
  /** The company has members already. */
  readonly members: number;
  /** Reserves made before, for that day or later. */
  readonly reserves: number;
  readonly retentionChanges: boolean;
  /** Plans on sale whose description names an amount. */
  readonly plansNamingAmounts: readonly string[];
};

/** What the law requires of a change, and by when. The text cites the legal basis, so that it can be looked up. */
export function ruleNotices(facts: RuleChangeFacts): RuleNotice[] {
  const { table } = facts;
  const touchesTerms = table === 'unit_prices' || table === 'cancellation_policies' || table === 'reserve_settings';
  return [
    ...(touchesTerms && facts.members > 0 ? [toMembers(facts)] : []),
    ...(table === 'unit_prices' && facts.dearer && facts.reserves > 0 ? [toReserved(facts)] : []),
    ...(table === 'unit_prices' && facts.plansNamingAmounts.length > 0 ? [planTexts(facts)] : []),
    ...(table === 'cancellation_policies' ? [groundsOfFees(facts)] : []),
    ...(table === 'ticket_prices' ? [prepaid] : []),
    ...(table === 'ticket_terms' ? [returnTerms] : []),
    ...(table === 'plan_types' ? [subscription] : []),
    ...(table === 'reserve_settings' && facts.retentionChanges ? [retention(facts)] : []),
    ...(table === 'unit_prices' || table === 'plan_types' || table === 'ticket_prices' || table === 'age_limits'
      ? [posting(facts)]
      : []),
    ...(table === 'care_settings' ? [careStandard] : []),
    ...(table === 'unpaid_policies' ? [unpaidTerms] : []),
    ...(table === 'meal_hours' ||
    table === 'age_limits' ||
    table === 'care_settings' ||
    table === 'tax_settings' ||
    table === 'unpaid_policies'
      ? []
      : [tradeLaw]),
  ];
}

/** Not before today: what is late is due now. */
const notBefore = (today: TokyoDate, date: TokyoDate): TokyoDate => (date < today ? today : date);

function toMembers({ today, date, dearer }: RuleChangeFacts): RuleNotice {
  const text =
    '変わる内容と始まる日を、始まる前にサイトで知らせる必要があります(民法548条の4、定型約款の変更)。' +
    (dearer
      ? '負担が増える変更は、理由が合理的で、知らせてから始まるまでに余裕があることも求められます。1か月前までに、メールでも知らせることをおすすめします。'
      : 'サイトの料金・ご利用案内には、保存するとすぐに予告が出ます。');
  const due = dearer ? addMonths(date, -1) : addDays(date, -1);
  return { title: '会員の皆さまへのお知らせ', text, due: notBefore(today, due), word: true };
}

function toReserved({ reserves }: RuleChangeFacts): RuleNotice {
  return {
    title: `予約済みの${reserves}件の料金`,
    text: 'すでに受けた予約の料金は、予約した時間については、予約のときの金額のままです。新しい料金のほうが安いときは、安いほうで精算します(確認画面で示した金額が契約の金額です。民法522条、特定商取引法12条の6)。予約の時間を超えた分は、ご利用日の料金です。',
    due: null,
  };
}

function planTexts({ today, date, plansNamingAmounts }: RuleChangeFacts): RuleNotice {
  return {
    title: 'プランの説明の見直し',
    text: `${plansNamingAmounts.join('、')}の説明に、金額が書かれています。その日から違う金額になるときは、プランのページで説明を直してください(景品表示法5条2号、有利誤認)。`,
    due: notBefore(today, date),
  };
}

function groundsOfFees({ today, date }: RuleChangeFacts): RuleNotice {
  return {
    title: 'キャンセル料の根拠',
    text: '平均的な損害を超えるキャンセル料は、超える部分が無効です(消費者契約法9条1項)。段階ごとに、算定の根拠(手配済みの職員、用意した食事など)を書き残し、聞かれたら説明できるようにしてください(同条2項)。新しい決まりは、始まる日以降の予約に使われます。',
    due: notBefore(today, addDays(date, -1)),
  };
}

const prepaid: RuleNotice = {
  title: '回数券の有効期限',
  text: '発行から6か月を超えて使える回数券は、前払式支払手段の届出や供託の対象になります(資金決済法4条2号)。有効日数は180日までに限っています。',
  due: null,
};

const returnTerms: RuleNotice = {
  title: '回数券の返金',
  text: '返金の割合と手数料は、買われた日の決まりが使われます。すでに買われた回数券には、この変更は使われません。平均的な損害を超える手数料は、超える部分が無効です(消費者契約法9条1項)。特定商取引法に基づく表記と購入の確認画面は、その日から新しい内容になります。',
  due: null,
};

const subscription: RuleNotice = {
  title: '月額プランの表示',
  text: '申込みの最終確認画面に、月額、自動で更新されること、1年分の目安、解約の方法を表示します(特定商取引法12条の6)。いまのプランをお持ちの方の月額と割引は、この変更では変わりません。',
  due: null,
};

function retention({ today, date }: RuleChangeFacts): RuleNotice {
  return {
    title: 'プライバシーポリシーの見直し',
    text: '個人情報を残す日数が変わります。プライバシーポリシーに書いた期間と合っているか確かめ、違うときは新しい版にしてください(個人情報保護法)。',
    due: notBefore(today, addDays(date, -1)),
  };
}

function posting({ today, date }: RuleChangeFacts): RuleNotice {
  return {
    title: '園での掲示と説明',
    text: 'サービスの内容、料金、直近の変更は、園の見やすい場所とインターネットで示す項目です(児童福祉法59条の2の2、認可外保育施設)。各園の掲示と重要事項の書面を差し替え、ここdeサーチの内容も直してください。',
    due: notBefore(today, date),
  };
}

const careStandard: RuleNotice = {
  title: '認可外保育施設の基準',
  text: '職員の数と資格は、認可外保育施設指導監督基準を下回れません(0歳は3名、1・2歳は6名、3歳は15名、4歳以上は25名に1名以上、常に2名以上、3分の1以上が保育士か看護師)。自治体がさらに厳しい基準を決めていることもあります。園のある自治体の基準を確かめてください。',
  due: null,
};

const unpaidTerms: RuleNotice = {
  title: '利用規約との一致',
  text: '未払いのときに新しい予約をお休みすることと、その時期は、利用規約の内容と合わせてください。お休みは必ず前もって知らせ、すでにある予約は取り消しません。分割払いは、手数料や利息を取らない約束に限ります(割賦販売法の対象にしないため)。',
  due: null,
};

const tradeLaw: RuleNotice = {
  title: '特定商取引法に基づく表記',
  text: '料金・ご利用案内、特定商取引法に基づく表記、申込みの最終確認画面は、その日から新しい内容に変わります。',
  due: null,
};
