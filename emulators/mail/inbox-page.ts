import type { Email } from 'postal-mime';
import { html, page } from '../shared/html.ts';
import { linkedText } from '../shared/linked-text.ts';
import { tokyoTime } from '../shared/tokyo-time.ts';
import type { StoredMessage } from './state.ts';

const STYLE = `
td a{font-weight:600;text-decoration:none}
dl{display:grid;grid-template-columns:6em 1fr;gap:4px 12px;background:#fff;padding:16px;margin:0 0 16px;overflow-wrap:anywhere}
dt{color:#5b5750}dd{margin:0}
iframe{width:100%;height:640px;border:1px solid #d5d2cc;background:#fff}
pre{background:#fff;border:1px solid #d5d2cc;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.8 inherit;font-family:inherit}
h2{font-size:17px;margin:24px 0 8px}
form{display:flex;gap:8px;margin:0 0 16px;flex-wrap:wrap}
input{font:inherit;padding:6px 10px;border:1px solid #aaa;border-radius:6px;min-width:0;flex:1;max-width:360px}
form button{min-height:40px;padding:0 16px}
`;

/** What an HTML mail may do in the inbox: show itself and open links, nothing else. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export function listPage(messages: StoredMessage[], to: string | undefined): string {
  const rows = messages.map(
    (message) =>
      html`<tr><td>${tokyoTime(message.received_at)}</td><td>${message.envelope.to.join(', ')}</td><td><a href="/messages/${message.id}">${message.subject || '(件名なし)'}</a></td><td>${message.from}</td></tr>`,
  );
  const body = html`<main><h1>メールの受信箱</h1>
<form><input type="search" name="to" value="${to ?? ''}" placeholder="宛先で絞り込む" aria-label="宛先"><button>絞り込む</button></form>
${
  rows.length === 0
    ? html`<p>届いたメールはありません。</p>`
    : html`<table><thead><tr><th>受信</th><th>宛先</th><th>件名</th><th>差出人</th></tr></thead><tbody>${rows}</tbody></table>`
}</main>`;
  return page({ title: 'メールの受信箱', style: STYLE, body });
}

export function messagePage(message: StoredMessage, email: Email): string {
  const attachments = email.attachments.map(
    (attachment, index) =>
      html`<li><a href="/messages/${message.id}/attachments/${index}">${attachment.filename ?? `添付${index + 1}`}</a> <span class="quiet">${attachment.mimeType}</span></li>`,
  );
  const body = html`<main><p><a href="/">受信箱へ戻る</a></p><h1>${message.subject || '(件名なし)'}</h1>
<dl><dt>差出人</dt><dd>${message.from}</dd><dt>宛先</dt><dd>${message.envelope.to.join(', ')}</dd><dt>受信</dt><dd>${tokyoTime(message.received_at)}</dd></dl>
${attachments.length > 0 && html`<h2>添付ファイル</h2><ul>${attachments}</ul>`}
${email.html !== undefined && html`<h2>HTML</h2><iframe title="メール本文" sandbox="${FRAME_SANDBOX}" src="/messages/${message.id}/html"></iframe>`}
${email.text !== undefined && html`<h2>テキスト</h2><pre>${linkedText(email.text)}</pre>`}
<p class="quiet"><a href="/messages/${message.id}/raw">メールの原文</a></p></main>`;
  return page({ title: message.subject, style: STYLE, body });
}

/** The mail's own HTML, with its inline images and with links that open outside the frame. */
export function frameDocument(message: StoredMessage, email: Email): string {
  let markup = email.html ?? '';
  email.attachments.forEach((attachment, index) => {
    const contentId = attachment.contentId?.replace(/^<|>$/g, '');
    if (contentId) markup = markup.replaceAll(`cid:${contentId}`, `/messages/${message.id}/attachments/${index}`);
  });
  return `<base target="_blank">${markup}`;
}
