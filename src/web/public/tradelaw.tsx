import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { type SelectUserGuideData, SelectUserGuideDocument } from '../../contract/operations/generated.ts';
import { brand, company } from '../../domain/brand.ts';
import { rowInForceIfAny } from '../../domain/calendar/settings.ts';
import { formatPostalCode, formatTel } from '../../domain/membership/contact-format.ts';
import { formatYen } from '../../domain/money/money.ts';
import { queryPublic, todayOf } from '../data/load-context.ts';
import { cancellationRows } from './_parts/guide/cancellation-table.tsx';
import { type ProseFact, ProseFacts, ProsePage } from './_parts/prose.tsx';
import { publicMeta } from './_parts/public-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const today = todayOf(context);
  return { guide: await queryPublic(context, SelectUserGuideDocument, { today }), today };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '特定商取引法に基づく表記',
    description: `${brand.name}の、特定商取引法に基づく表記です。`,
  });

export default function Tradelaw() {
  const { guide, today } = useLoaderData<typeof loader>();
  return (
    <ProsePage title="特定商取引法に基づく表記">
      <ProseFacts facts={[...sellerFacts(), ...priceFacts(guide, today), ...contractFacts(guide)]} />
    </ProsePage>
  );
}

function sellerFacts(): ProseFact[] {
  return [
    { label: '販売業者', value: company.name },
    { label: '運営統括責任者', value: company.representative },
    { label: '所在地', value: `${formatPostalCode(company.postal_code)}\n${company.address}` },
    { label: '電話番号', value: `${formatTel(company.tel)}\n受付時間 ${company.office_hours}` },
    { label: 'メールアドレス', value: company.email },
  ];
}

function priceFacts(guide: SelectUserGuideData, today: string): ProseFact[] {
  const unit = rowInForceIfAny(guide.unit_prices, today);
  const plans = guide.plan_types.map(({ name, monthly_amount }) => `${name} 月額 ${formatYen(monthly_amount)}`);
  const tickets = guide.ticket_prices
    .filter((ticket, position, all) => all.findIndex(({ number }) => number === ticket.number) === position)
    .map(({ name, price }) => `${name} ${formatYen(price)}`);
  return [
    {
      label: '販売価格',
      value: (
        <>
          <span>
            {unit ? `保育料 1時間 ${formatYen(unit.childcare)}(税込)。` : '保育料は準備中です。'}加算とくわしい計算は、
            <Link to="/user_guide#fees" className="text-link">
              料金・ご利用案内
            </Link>
            に表示しています。予約の確定前に、合計額と内訳を表示します。
          </span>
          {plans.length > 0 && <span>プラン(税込): {plans.join('、')}</span>}
          {tickets.length > 0 && <span>回数券(税込): {tickets.join('、')}</span>}
        </>
      ),
    },
    {
      label: '販売価格以外に必要な費用',
      value: 'サイトの閲覧、登録、予約に必要なインターネットの通信料は、お客様のご負担となります。',
    },
    { label: 'お支払い方法', value: 'クレジットカード' },
    {
      label: 'お支払いの時期',
      value: [
        '保育料: お迎えのあとに精算し、ご登録のカードに請求します。',
        'キャンセル料: キャンセルのときに確定し、ご登録のカードに請求します。',
        'プランの月額: お申し込みの日に最初の1か月分を、その後は毎月同じ日に請求します。',
        '回数券: ご購入のときに請求します。',
      ].join('\n'),
    },
  ];
}

function contractFacts(guide: SelectUserGuideData): ProseFact[] {
  const [policy] = guide.cancellation_policies;
  const [settings] = guide.reserve_settings;
  const validDays = guide.ticket_prices[0]?.valid_days;
  const fees = policy ? cancellationRows(policy).map(({ when, fee }) => `${when}: ${fee}`) : [];
  return [
    {
      label: 'サービスの提供時期',
      value: [
        '一時保育: ご予約の日時に、ご予約の園で提供します。',
        'プラン: お申し込みの手続きが終わったときから適用します。',
        ...(validDays ? [`回数券: ご購入の日から${validDays}日の間、お使いいただけます。`] : []),
      ].join('\n'),
    },
    {
      label: 'お申し込みの受付期間',
      value: settings
        ? `ご利用の${settings.window_days}日前から、はじまる${settings.today_lead_minutes}分前まで。空きがある場合に限ります。`
        : '空きがある場合に限り受け付けます。',
    },
    { label: 'キャンセル', value: fees.length > 0 ? ['一時保育のご予約', ...fees].join('\n') : '準備中です。' },
    {
      label: '返品・返金',
      value:
        '提供の終わった保育と、お使いになった回数券の返金はできません。園の都合で保育を提供できなかったときは、料金をいただきません。すでにお支払い済みのときは、全額を返金します。',
    },
    {
      label: 'プランの自動更新と解約',
      value:
        '有料のプランは、解約の手続きをするまで1か月ごとに自動で更新します。マイページの「退会」または「プラン変更」から、いつでも手続きできます。解約の手数料はかかりません。月の途中で解約しても、支払い済みの期間の終わりまで、お使いいただけます。日割りの返金はありません。',
    },
    {
      label: '動作環境',
      value: 'Safari、Chrome、Edge、Firefox の最新版と、LINEアプリ内のブラウザ。予約にはJavaScriptとCookieを使います。',
    },
  ];
}
