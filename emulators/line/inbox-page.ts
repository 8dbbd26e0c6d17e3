import type { Html } from '../shared/html.ts';
import { html, page } from '../shared/html.ts';
import { tokyoTime } from '../shared/tokyo-time.ts';
import { FLEX_STYLE } from './cards/flex-view.ts';
import type { DemoUser } from './demo-users.ts';
import { messageBubble, messageSummary } from './message-view.ts';
import type { StoredRichMenu } from './rich-menu/rich-menu-rules.ts';
import { RICH_MENU_STYLE, richMenuView } from './rich-menu/rich-menu-view.ts';
import type { ChatMessage, LineState } from './state.ts';

const STYLE = `
main{max-width:480px;padding:0;background:#fff;min-height:calc(100vh - 36px)}
h1{font-size:18px;margin:0;padding:14px 16px;border-bottom:1px solid #e3e3e3;background:#fff}
.row{display:flex;gap:12px;align-items:center;padding:12px 16px;border-bottom:1px solid #f0f0f0;color:inherit;text-decoration:none}
.row img,.them img{width:44px;height:44px;border-radius:50%;flex:none}
.row b{display:block}
.row span{min-width:0;flex:1}
.row .quiet{display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.chat{background:#8cabd8;padding:16px;min-height:60vh}
.bubble{position:relative;max-width:78%;width:fit-content;margin:0 0 4px;padding:9px 13px;border-radius:16px;background:#fff;white-space:pre-wrap;overflow-wrap:anywhere}
.mine{margin-left:auto;background:#8de055}
.time{font-size:13px;color:#1d2b45;margin:0 0 14px}
.mine+.time{text-align:right}
.bubble img{max-width:100%;border-radius:8px}
.bubble .action{display:block;margin-top:8px;padding:8px 12px;border-radius:8px;background:#e7f6ec;color:#06602c;text-align:center;text-decoration:none;font-weight:600}
.undelivered{opacity:.6;border:1px dashed #444}
form{display:flex;gap:8px;padding:12px 16px;border-top:1px solid #e3e3e3;flex-wrap:wrap}
input[type=text]{flex:1;min-width:0;font:inherit;padding:8px 12px;border:1px solid #b8b8b8;border-radius:20px}
form button{min-height:44px;border:1px solid #b8b8b8;border-radius:22px;background:#fff;padding:0 16px}
form .send{background:#06803a;color:#fff;border-color:#06803a}
.bubble.card{padding:0;background:none;max-width:100%}
${FLEX_STYLE}${RICH_MENU_STYLE}`;

// New messages appear by themselves; only the chat is replaced, so that a text being typed stays.
const REFRESH: Html = html`<script>
setInterval(async () => {
  const text = await fetch(location.href).then((answer) => answer.text()).catch(() => '');
  const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-live]');
  const shown = document.querySelector('[data-live]');
  if (fresh && shown && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh);
}, 2000);
</script>`;

const FRIENDSHIP = { none: '友だち追加前', friend: '友だち', blocked: 'ブロック中' } as const;

export function chatListPage(state: LineState): string {
  const lastOf = (user: DemoUser): ChatMessage | undefined =>
    state.messages.findLast(({ user_id, delivered }) => user_id === user.user_id && delivered);
  const users = [...state.users].sort((a, b) => (lastOf(b)?.time ?? '').localeCompare(lastOf(a)?.time ?? ''));
  const row = (user: DemoUser) => {
    const last = lastOf(user);
    return html`<a class="row" href="/inbox/${user.user_id}"><img src="/pictures/${user.user_id}.svg" alt=""><span><b>${user.display_name}</b><span class="quiet">${
      last === undefined ? FRIENDSHIP[user.friendship] : messageSummary(last.message)
    }</span></span>${last && html`<span class="quiet" style="flex:none">${tokyoTime(last.time)}</span>`}</a>`;
  };
  const body = html`<main><h1>LINEの受信（どなたの画面を見ますか）</h1><div data-live>${users.map(row)}</div></main>${REFRESH}`;
  return page({ title: 'LINEの受信', style: STYLE, body });
}

export function chatPage(state: LineState, user: DemoUser, menu: StoredRichMenu | undefined): string {
  const bubble = (entry: ChatMessage) => {
    const side = entry.direction === 'from_user' ? 'mine' : 'theirs';
    return html`<div class="bubble ${side} ${entry.message.type === 'flex' && 'card'} ${!entry.delivered && 'undelivered'}">${messageBubble(entry.message)}</div><p class="time">${tokyoTime(entry.time)}${
      !entry.delivered && '　届いていません（友だちではないか、ブロック中）'
    }</p>`;
  };
  const messages = state.messages.filter(({ user_id }) => user_id === user.user_id);
  const body = html`<main><h1><a href="/inbox" aria-label="一覧へ戻る">‹</a> ${user.display_name}さんのLINE <span class="quiet">${FRIENDSHIP[user.friendship]}</span></h1>
<div class="chat" data-live role="log" aria-label="トーク">${messages.map(bubble)}${messages.length === 0 && html`<p class="time">まだメッセージはありません。</p>`}</div>
<form method="post"><input type="text" name="text" aria-label="メッセージ" placeholder="メッセージを入力" autocomplete="off"><button class="send" name="action" value="send">送信</button></form>
${richMenuView(menu)}
<form method="post">${
    user.friendship === 'friend'
      ? html`<button name="action" value="blocked">ブロックする</button>`
      : html`<button name="action" value="friend">友だち追加する</button>`
  }</form></main>${REFRESH}`;
  return page({ title: `${user.display_name}さんのLINE`, style: STYLE, body });
}
