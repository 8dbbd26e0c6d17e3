import { html, page } from '../shared/html.ts';
import type { S3State } from './state.ts';

/** Every object with its size; the content needs a signature. */
export function listPage(state: S3State): string {
  const rows = Object.entries(state.objects).map(
    ([key, { content_type, body, last_modified }]) =>
      html`<tr><td>${key}</td><td>${content_type}</td><td>${Buffer.byteLength(body, 'base64')}</td><td>${last_modified}</td></tr>`,
  );
  const body = html`<main><h1>保管されているファイル</h1>${
    rows.length === 0
      ? html`<p>ファイルはありません。S3_ENDPOINT にこのアドレスを指定すると、写真はここに保管されます。</p>`
      : html`<table><thead><tr><th>キー</th><th>種類</th><th>バイト</th><th>更新</th></tr></thead><tbody>${rows}</tbody></table>`
  }</main>`;
  return page({ title: '保管されているファイル', body });
}
