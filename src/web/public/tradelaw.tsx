import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { type SelectUserGuideData, SelectUserGuideDocument } from '../../contract/operations/generated.ts';
import { brand } from '../../domain/brand.ts';
import type { CompanyFacts } from '../../domain/company/company-facts.ts';
import { rowInForceIfAny } from '../../domain/settings/in-force.ts';
import { formatPostalCode, formatTel } from '../../domain/text/contact-format.ts';
import { returnTermsText } from '../../domain/tickets/ticket-text.ts';
import { formatYen } from '../../domain/yen.ts';
import { queryPublic, todayOf } from '../data/load-context.ts';
import { loadCompany } from '../data/root-data.ts';
import { type ProseFact, ProseFacts } from '../layout/prose.tsx';
import { DocumentPage } from '../parts/company/documents/document-page.tsx';
import { loadCompanyDocument } from '../parts/company/documents/load-document.ts';
import { writtenFacts } from '../parts/company/documents/written-facts.tsx';
import { cancellationRows } from './_parts/guide/cancellation-table.tsx';
import { publicMeta } from './_parts/public-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const today = todayOf(context);
  const [shown, company, guide] = await Promise.all([
    loadCompanyDocument(context, 'tradelaw'),
    loadCompany(context),
    queryPublic(context, SelectUserGuideDocument, { today }),
  ]);
  return { shown, company, guide, today };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '特定商取引法に基づく表記',
    description: `${brand.name}の、特定商取引法に基づく表記です。`,
  });

/** The text written by headquarters, between facts from other tables: the seller and prices before it, contract and cancellation after. */
export default function Tradelaw() {
  const { shown, company, guide, today } = useLoaderData<typeof loader>();
  const facts = [
    ...sellerFacts(company),
    ...priceFacts(guide, today),
    ...writtenFacts(shown.document?.sections ?? []),
    ...contractFacts(guide),
  ];
  return (
    <DocumentPage title="特定商取引法に基づく表記" path="/tradelaw" shown={shown} body={<ProseFacts facts={facts} />} />
  );
}

function sellerFacts(company: Omit<CompanyFacts, 'message_signature'> | null): ProseFact[] {
  if (company === null) return [];
  const { name, representative, postal_code, address, tel, office_hours, email } = company;
  return [
    { label: '販売業者', value: name },
    { label: '運営統括責任者', value: representative },
    { label: '所在地', value: `${formatPostalCode(postal_code)}\n${address}` },
    { label: '電話番号', value: `${formatTel(tel)}${office_hours && `\n受付時間 ${office_hours}`}` },
    { label: 'メールアドレス', value: email },
  ];
}

function priceFacts(guide: SelectUserGuideData, today: string): ProseFact[] {
  const unit = rowInForceIfAny(guide.unit_prices, today);
  const plans = guide.plan_types.map(({ name, monthly_amount }) => `${name} 月額 ${formatYen(monthly_amount)}`);
  const tickets = guide.ticket_prices
    .filter((ticket, position, all) => all.findIndex(({ number }) => number === ticket.number) === position)
    .map(({ name, price }) => `${name} ${formatYen(price)}`);
  if (unit === null) return [];
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
  ];
}

function contractFacts(guide: SelectUserGuideData): ProseFact[] {
  const [policy] = guide.cancellation_policies;
  const [settings] = guide.reserve_settings;
  const validDays = guide.ticket_prices[0]?.valid_days;
  return [
    ...(validDays
      ? [
          { label: '回数券の有効期間', value: `ご購入の日から${validDays}日` },
          { label: '回数券の返金', value: returnTermsText(guide.ticket_terms[0] ?? null) },
        ]
      : []),
    {
      label: 'お申し込みの受付期間',
      value: settings
        ? `ご利用の${settings.window_days}日前から、はじまる${settings.today_lead_minutes}分前まで。空きがある場合に限ります。`
        : '空きがある場合に限り受け付けます。',
    },
    ...(policy
      ? [
          {
            label: 'キャンセル',
            value: ['一時保育のご予約', ...cancellationRows(policy).map(({ when, fee }) => `${when}: ${fee}`)].join(
              '\n',
            ),
          },
        ]
      : []),
  ];
}
