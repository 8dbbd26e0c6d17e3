import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PaymentIntent, SetupIntent } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { newAccount, setReady } from '../payments/connect.ts';
import { returnAddress } from '../payments/next-action.ts';
import { finishPaymentAuthentication } from '../payments/payment-attempt.ts';
import { finishSetupAuthentication } from '../payments/setup-intents.ts';
import { newId } from '../state.ts';
import { dashboard } from './dashboard.ts';
import type { Html } from './html.ts';
import { html, page } from './html.ts';

export interface PageOptions {
  emulator: StripeEmulator;
  save(): void;
}

export const send = (reply: FastifyReply, title: string, body: Html, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(page(title, body, true));

export const missing = (reply: FastifyReply) =>
  send(
    reply,
    '見つかりません',
    html`<h1>この確認ページは使えません</h1><p>期限が切れたか、すでに完了しています。元の画面に戻り、もう一度お試しください。</p>`,
    404,
  );

type SecureIntent = SetupIntent | PaymentIntent;

function intentOf(emulator: StripeEmulator, id: string, secret: string | undefined): SecureIntent | undefined {
  const intent = emulator.state.setup_intents[id] ?? emulator.state.payment_intents[id];
  return intent !== undefined && intent.client_secret === secret ? intent : undefined;
}

const waits = (intent: SecureIntent): boolean =>
  intent.status === 'requires_action' && intent.next_action?.type !== 'konbini_display_details';

export const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

function challenge(emulator: StripeEmulator, intent: SecureIntent): Html {
  const method = intent.payment_method === null ? undefined : emulator.state.payment_methods[intent.payment_method];
  const purpose =
    intent.object === 'payment_intent'
      ? html`<dt>金額</dt><dd>${yen(intent.amount)}</dd>`
      : html`<dt>内容</dt><dd>カードの登録（請求はありません）</dd>`;
  return html`<div class="card"><h1>本人認証（3Dセキュア）</h1>
    <p>カード会社による本人確認の画面です。これは開発用の代わりの画面で、本物の認証は行いません。</p>
    <dl>${purpose}<dt>カード</dt><dd>${method?.card.brand} •••• ${method?.card.last4}</dd></dl>
    <form method="post"><button name="answer" value="approve">認証する</button><button class="plain" name="answer" value="deny">認証しない</button></form></div>`;
}

function registerThreeDSecure(app: FastifyInstance, { emulator, save }: PageOptions): void {
  app.get<{ Params: { id: string }; Querystring: { client_secret?: string } }>('/3d_secure/:id', (request, reply) => {
    const intent = intentOf(emulator, request.params.id, request.query.client_secret);
    if (intent === undefined || !waits(intent)) return missing(reply);
    return send(reply, '本人認証', challenge(emulator, intent));
  });
  app.post<{ Params: { id: string }; Querystring: { client_secret?: string }; Body: { answer?: string } }>(
    '/3d_secure/:id',
    (request, reply) => {
      const intent = intentOf(emulator, request.params.id, request.query.client_secret);
      if (intent === undefined || !waits(intent)) return missing(reply);
      const approved = request.body.answer === 'approve';
      emulator.request = { id: null, idempotency_key: null };
      if (intent.object === 'setup_intent') finishSetupAuthentication(emulator, intent, approved);
      else finishPaymentAuthentication(emulator, intent, approved);
      save();
      const succeeded = intent.status === 'succeeded' || intent.status === 'requires_capture';
      const returnUrl = emulator.state.return_urls[intent.id];
      if (returnUrl !== undefined)
        return reply.redirect(returnAddress(intent, returnUrl, succeeded ? 'succeeded' : 'failed'), 303);
      // Opened in a frame by the stand-in: tell the page around it.
      const message = JSON.stringify({ source: 'stripe-emulator', intent: intent.id, status: intent.status });
      return send(reply, '本人認証', {
        html: `<p>完了しました。この画面を閉じてください。</p><script>parent.postMessage(${message}, '*')</script>`,
      });
    },
  );
}

function registerOnboarding(app: FastifyInstance, { emulator, save }: PageOptions): void {
  app.get<{ Params: { token: string } }>('/connect/onboarding/:token', (request, reply) => {
    const link = emulator.state.account_links[request.params.token];
    if (link === undefined) return missing(reply);
    if (link.expires_at < emulator.clock()) return reply.redirect(link.refresh_url, 303);
    return send(
      reply,
      '受取口座の登録',
      html`<div class="card"><h1>受取口座の登録</h1><p>連結アカウント ${link.account} の登録画面の代わりです。</p><form method="post"><button>登録を完了する</button></form></div>`,
    );
  });
  app.post<{ Params: { token: string } }>('/connect/onboarding/:token', (request, reply) => {
    const link = emulator.state.account_links[request.params.token];
    if (link === undefined) return missing(reply);
    delete emulator.state.account_links[request.params.token];
    setReady(emulator, link.account, true);
    save();
    return reply.redirect(link.return_url, 303);
  });
}

type AuthorizeQuery = { redirect_uri?: string; state?: string; client_id?: string };

function registerOAuth(app: FastifyInstance, { emulator, save }: PageOptions): void {
  app.get<{ Querystring: AuthorizeQuery }>('/oauth/authorize', (request, reply) => {
    if (request.query.redirect_uri === undefined) return missing(reply);
    const accounts = Object.values(emulator.state.accounts).map(
      (account) =>
        html`<button name="account" value="${account.id}">${account.email ?? account.id} を連結する</button>`,
    );
    return send(
      reply,
      'アカウントの連結',
      html`<div class="card"><h1>Stripeアカウントの連結</h1><p>連結するアカウントを選んでください。</p><form method="post">${accounts}<button name="account" value="new">新しいアカウントを作って連結する</button><button class="plain" name="account" value="">連結しない</button></form></div>`,
    );
  });
  app.post<{ Querystring: AuthorizeQuery; Body: { account?: string } }>('/oauth/authorize', (request, reply) => {
    if (request.query.redirect_uri === undefined) return missing(reply);
    const url = new URL(request.query.redirect_uri);
    if (request.query.state !== undefined) url.searchParams.set('state', request.query.state);
    let account = request.body.account ?? '';
    if (account === 'new') {
      account = newId('acct', 16);
      emulator.state.accounts[account] = newAccount({
        id: account,
        type: 'standard',
        email: null,
        created: emulator.clock(),
        ready: true,
      });
    }
    if (emulator.state.accounts[account] === undefined) {
      url.searchParams.set('error', 'access_denied');
      url.searchParams.set('error_description', 'The user denied your request');
    } else {
      const code = newId('ac');
      emulator.state.oauth_codes[code] = account;
      url.searchParams.set('code', code);
      url.searchParams.set('scope', 'read_write');
    }
    save();
    return reply.redirect(url.href, 303);
  });
}

/** Pages for people: what Stripe would show them, and a window into the emulator. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page('Stripeエミュレーター', dashboard(options.emulator))),
  );
  registerThreeDSecure(app, options);
  registerOnboarding(app, options);
  registerOAuth(app, options);
}
