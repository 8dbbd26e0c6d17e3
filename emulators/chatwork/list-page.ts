import { html, page } from '../shared/html.ts';
import { linkedText } from '../shared/linked-text.ts';
import { tokyoTime } from '../shared/tokyo-time.ts';
import type { ChatworkState } from './state.ts';

/** Every room in one table, newest first. */
export function listPage(state: ChatworkState): string {
  const rows = state.messages
    .toReversed()
    .map(
      ({ room_id, body, send_time }) =>
        html`<tr><td>${tokyoTime(new Date(send_time * 1000).toISOString())}</td><td>${room_id}</td><td style="white-space:pre-wrap">${linkedText(body)}</td></tr>`,
    );
  const body = html`<main><h1>Chatworkのメッセージ</h1>${
    rows.length === 0
      ? html`<p>メッセージはありません。</p>`
      : html`<table><thead><tr><th>日時</th><th>ルーム</th><th>本文</th></tr></thead><tbody>${rows}</tbody></table>`
  }</main>`;
  return page({ title: 'Chatworkのメッセージ', body });
}
