import { html, page } from '../shared/html.ts';
import type { DemoUser } from './demo-users.ts';

const STYLE = `
body{background:#fff}
main{max-width:440px}
.brand{display:flex;align-items:center;gap:10px;font-weight:800;font-size:20px;color:#06803a;margin:8px 0 20px}
.brand span{background:#06c755;color:#06331a;border-radius:12px;padding:2px 10px;font-size:18px}
.grants{border:1px solid #e3e3e3;border-radius:8px;padding:12px 16px;margin:0 0 16px}
.grants ul{margin:4px 0 0;padding-left:20px}
.friend{display:flex;gap:12px;align-items:flex-start;border-top:1px solid #e3e3e3;border-bottom:1px solid #e3e3e3;padding:14px 0;margin-bottom:16px}
.friend input{width:22px;height:22px;margin-top:3px;accent-color:#06803a}
.person{display:flex;width:100%;align-items:center;gap:12px;min-height:60px;padding:8px 14px;margin:0 0 8px;border:1px solid #d8d8d8;border-radius:8px;background:#fff;text-align:left;color:inherit}
.person:hover,.person:focus-visible{border-color:#06803a;outline:2px solid #06803a}
.person img{width:40px;height:40px;border-radius:50%}
.person b{display:block;font-weight:600;line-height:1.4}
.cancel{display:block;width:100%;min-height:48px;margin:16px 0;border:0;border-radius:8px;background:#efefef;color:#1f1d1a}
details{margin-top:24px;border-top:1px solid #e3e3e3;padding-top:12px}
details button{min-height:44px;border:1px solid #b8b8b8;border-radius:8px;background:#fff;padding:0 14px}
`;

const brand = html`<div class="brand"><span>LINE</span>ログイン（模擬）</div>`;

export function errorPage(message: string): string {
  const body = html`<main>${brand}<h1>400 Bad Request</h1><p>${message}</p></main>`;
  return page({ title: 'LINEログイン', style: STYLE, body });
}

export function consentPage(options: { users: DemoUser[]; query: Partial<Record<string, string>> }): string {
  const { users, query } = options;
  const scope = (query.scope ?? '').split(' ');
  const original = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) original.set(name, value);
  const person = (
    user: DemoUser,
  ) => html`<button class="person" name="user_id" value="${user.user_id}" aria-label="${user.display_name}さんとして許可する">
<img src="/pictures/${user.user_id}.svg" alt=""><span><b>${user.display_name}さんとして許可する</b><span class="quiet">${user.hint}</span></span></button>`;
  const body = html`<main>${brand}
<h1>このサービスに、次の情報の利用を許可しますか</h1>
<div class="grants"><span class="quiet">提供される情報</span><ul>
${scope.includes('profile') && html`<li>プロフィール情報（表示名、画像）</li>`}
${scope.includes('openid') && html`<li>内部識別子</li>`}
${scope.includes('email') && html`<li>メールアドレス</li>`}</ul></div>
<form method="post" action="/oauth2/v2.1/authorize/consent">
<input type="hidden" name="query" value="${original.toString()}">
${
  query.bot_prompt !== undefined &&
  html`<label class="friend"><input type="checkbox" name="add_friend" value="1" checked><span>公式アカウントを友だち追加する<br><span class="quiet">お知らせがLINEに届くようになります。</span></span></label>`
}
<p class="quiet">どなたとしてログインしますか</p>
${users.map(person)}
<button class="cancel" name="decision" value="deny">キャンセル</button>
${
  query.disable_auto_login !== 'true' &&
  html`<details><summary>うまくいかない場合を試す</summary><p class="quiet">自動ログインに失敗すると、送ったものと違う state で戻ります。</p><button name="decision" value="auto_login_failed">自動ログインに失敗して戻る</button></details>`
}
</form></main>`;
  return page({ title: 'LINEログイン', style: STYLE, body });
}
