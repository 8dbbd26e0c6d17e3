import { html, page } from '../shared/html.ts';
import { tokyoTime } from '../shared/tokyo-time.ts';
import { topics } from './answers.ts';
import type { ChatMessage } from './index.ts';

const style = `
main{max-width:560px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{max-width:85%;background:#fff;border:1px solid #e5e3df;border-radius:14px;padding:10px 14px;white-space:pre-wrap;overflow-wrap:anywhere}
li.visitor{justify-self:end;background:#dcefe0}
time{display:block;font-size:12px;color:#5b5750}
form{margin-top:20px;display:flex;gap:8px;flex-wrap:wrap}
form.write{flex-wrap:nowrap}
input{font:inherit;flex:1;min-width:0;padding:10px 12px;border:1px solid #8b8780;border-radius:10px}
button{min-height:44px;padding:8px 14px;border:1px solid #8b8780;border-radius:10px;background:#fff}
.write button{background:#1f1d1a;border-color:#1f1d1a;color:#fff}
`;

/** One conversation; works without a script, like everything the stand-ins show. */
export function chatPage(messages: readonly ChatMessage[]): string {
  const body = html`<main><h1>チャット相談</h1><ol>${messages.map(
    ({ by, text, at }, index) =>
      html`<li class="${by}"${index === messages.length - 1 && html` id="last"`}>${text}<time>${by === 'bot' ? 'いまほいく窓口' : 'あなた'} ${tokyoTime(at)}</time></li>`,
  )}</ol><form method="post" action="/messages" aria-label="よくあるご用件">${topics.map(
    (topic) => html`<button name="text" value="${topic}">${topic}</button>`,
  )}</form><form class="write" method="post" action="/messages"><input name="text" aria-label="メッセージ" maxlength="500" autocomplete="off" required><button>送信</button></form></main>`;
  return page({ title: 'チャット相談', style, body });
}
