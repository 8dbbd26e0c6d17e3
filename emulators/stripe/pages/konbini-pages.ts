import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PaymentIntent } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { konbiniStores, payVoucher } from '../payments/konbini.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { missing, type PageOptions, send, yen } from './pages.ts';

const storeNames = {
  familymart: 'ファミリーマート',
  lawson: 'ローソン',
  ministop: 'ミニストップ',
  seicomart: 'セイコーマート',
} as const;

type VoucherRequest = { Params: { id: string }; Querystring: { client_secret?: string } };

const voucherOf = (emulator: StripeEmulator, id: string, secret: string | undefined): PaymentIntent | undefined => {
  const intent = emulator.state.payment_intents[id];
  return intent?.client_secret === secret ? intent : undefined;
};

function voucher(intent: PaymentIntent): Html {
  const details = intent.next_action?.konbini_display_details;
  if (details === undefined) {
    const words = intent.status === 'succeeded' ? 'この払込票はお支払い済みです。' : 'この払込票は使えなくなりました。';
    return html`<div class="card"><h1>コンビニ払込票</h1><p>${words}</p></div>`;
  }
  const stores = konbiniStores.map((store) => {
    const codes = details.stores[store];
    return html`<dt>${storeNames[store]}</dt><dd>お支払い受付番号 ${codes?.payment_code} 確認番号 ${codes?.confirmation_number}</dd>`;
  });
  return html`<div class="card"><h1>コンビニ払込票</h1>
    <p>これは開発用の代わりの画面です。お店でのお支払いの代わりに、下のボタンを押してください。</p>
    <dl><dt>金額</dt><dd>${yen(intent.amount)}</dd>${stores}</dl>
    <form method="post"><button>コンビニで支払う</button></form></div>`;
}

const payInput = z.strictObject({ store: z.enum(konbiniStores) });

/** The hosted voucher, with the store's till as a button; and the same for tests. */
export function registerKonbini(app: FastifyInstance, { emulator, save }: PageOptions): void {
  const pay = (intent: PaymentIntent, store: (typeof konbiniStores)[number]): boolean => {
    emulator.request = { id: null, idempotency_key: null };
    const paid = payVoucher(emulator, intent, store);
    save();
    return paid;
  };
  app.get<VoucherRequest>('/konbini/:id', (request, reply) => {
    const intent = voucherOf(emulator, request.params.id, request.query.client_secret);
    return intent === undefined ? missing(reply) : send(reply, 'コンビニ払込票', voucher(intent));
  });
  app.post<VoucherRequest>('/konbini/:id', (request, reply) => {
    const intent = voucherOf(emulator, request.params.id, request.query.client_secret);
    if (intent === undefined) return missing(reply);
    pay(intent, 'lawson');
    return send(reply, 'コンビニ払込票', voucher(intent));
  });
  app.post<{ Params: { id: string } }>('/emulator/konbini/:id', async (request, reply) => {
    const input = payInput.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: { message: z.prettifyError(input.error) } });
    const intent = emulator.state.payment_intents[request.params.id];
    if (intent === undefined) return reply.code(404).send({ error: { message: 'No such slip' } });
    return { paid: pay(intent, input.data.store) };
  });
}
