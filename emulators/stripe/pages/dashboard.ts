import type { StripeEmulator } from '../emulator.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';

const SHOWN = 50;

const moment = (seconds: number): string =>
  new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'medium', timeStyle: 'medium' }).format(
    seconds * 1000,
  );

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

type Cell = string | number | null | undefined;

function table(title: string, heads: string[], rows: Cell[][]): Html {
  const newest = rows.slice(-SHOWN).reverse();
  const body =
    newest.length === 0
      ? html`<tr><td colspan="${heads.length}">まだありません</td></tr>`
      : newest.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<h2>${title}（${rows.length}件）</h2><div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export function dashboard(emulator: StripeEmulator): Html {
  const { state } = emulator;
  const all = <T>(records: Record<string, T>): T[] => Object.values(records);
  return html`<h1>Stripeエミュレーター</h1>
    <p class="note">開発用の代わりの決済サーバーです。実際の請求は行いません。現在時刻：${moment(emulator.clock())}</p>
    ${table(
      '顧客',
      ['ID', '氏名', 'メール', '既定のカード', '作成'],
      all(state.customers).map((customer) => [
        customer.id,
        customer.name,
        customer.email,
        customer.invoice_settings.default_payment_method,
        moment(customer.created),
      ]),
    )}
    ${table(
      '支払い方法',
      ['ID', '顧客', 'ブランド', '下4桁', '有効期限'],
      all(state.payment_methods).map((method) => [
        method.id,
        method.customer,
        method.card.brand,
        method.card.last4,
        `${method.card.exp_month}/${method.card.exp_year}`,
      ]),
    )}
    ${table(
      '支払い',
      ['ID', '顧客', '金額', '状態', '説明', '送金先', '日時'],
      all(state.payment_intents).map((intent) => [
        intent.id,
        intent.customer,
        yen(intent.amount),
        intent.status,
        intent.description,
        intent.transfer_data?.destination,
        moment(intent.created),
      ]),
    )}
    ${table(
      '定期課金',
      ['ID', '顧客', '料金', '状態', '期間の終わり', '期間末に解約'],
      all(state.subscriptions).map((subscription) => [
        subscription.id,
        subscription.customer,
        subscription.items.data.map((item) => `${item.price.id}（${yen(item.price.unit_amount)}）`).join('、'),
        subscription.status,
        moment(subscription.items.data[0]?.current_period_end ?? 0),
        subscription.cancel_at_period_end ? 'はい' : 'いいえ',
      ]),
    )}
    ${table(
      '請求書',
      ['ID', '定期課金', '金額', '状態', '試行回数', '次の試行'],
      all(state.invoices).map((invoice) => [
        invoice.id,
        invoice.parent.subscription_details?.subscription,
        yen(invoice.amount_due),
        invoice.status,
        invoice.attempt_count,
        invoice.next_payment_attempt === null ? '' : moment(invoice.next_payment_attempt),
      ]),
    )}
    ${table(
      '返金',
      ['ID', '支払い', '金額', '状態', '日時'],
      all(state.refunds).map((refund) => [
        refund.id,
        refund.payment_intent,
        yen(refund.amount),
        refund.status,
        moment(refund.created),
      ]),
    )}
    ${table(
      '連結アカウント',
      ['ID', 'メール', '入金可'],
      all(state.accounts).map((account) => [account.id, account.email, account.charges_enabled ? 'はい' : 'いいえ']),
    )}
    ${table(
      'イベント',
      ['ID', '種類', '日時'],
      all(state.events).map((event) => [event.id, event.type, moment(event.created)]),
    )}
    ${table(
      'Webhookの送信',
      ['イベント', '種類', '送信先', '状態', '回数', '応答'],
      all(state.deliveries).map((delivery) => [
        delivery.event_id,
        delivery.event_type,
        delivery.url,
        delivery.status,
        delivery.attempts,
        delivery.last_status ?? delivery.last_error,
      ]),
    )}`;
}
