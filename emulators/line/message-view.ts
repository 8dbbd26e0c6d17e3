import type { Html } from '../shared/html.ts';
import { html } from '../shared/html.ts';
import { linkedText } from '../shared/linked-text.ts';
import { flexView } from './cards/flex-view.ts';
import type { LineMessage } from './state.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const messageSummary = (message: LineMessage): string =>
  textOf(message.text) || textOf(message.altText) || `[${message.type}]`;

/** The texts and links of a template message in reading order; the exact layout is not drawn. */
function flatten(node: unknown): Html[] {
  if (Array.isArray(node)) return node.flatMap(flatten);
  if (typeof node !== 'object' || node === null) return [];
  const { type, text, action, label, uri, title, url } = node as Record<string, unknown>;
  const own: Html[] = [];
  if (type === 'uri' && typeof uri === 'string' && /^https?:/.test(uri)) {
    own.push(html`<a class="action" href="${uri}">${textOf(label) || uri}</a>`);
  } else if (type === 'image' && typeof url === 'string' && /^https?:/.test(url)) {
    own.push(html`<img src="${url}" alt="">`);
  } else {
    if (typeof title === 'string') own.push(html`<b>${title}</b>\n`);
    if (typeof text === 'string' && type !== 'message') own.push(html`${text}\n`);
  }
  const { actions, columns } = node as Record<string, unknown>;
  return [...own, ...[action, columns, actions].flatMap(flatten)];
}

export function messageBubble(message: LineMessage): Html {
  if (message.type === 'text' || message.type === 'textV2') return html`${linkedText(textOf(message.text))}`;
  if (message.type === 'image' && /^https?:/.test(textOf(message.previewImageUrl))) {
    return html`<img src="${textOf(message.previewImageUrl)}" alt="画像">`;
  }
  if (message.type === 'flex') return flexView(message.contents);
  if (message.type === 'template') {
    const parts = flatten(message.template);
    return parts.length > 0 ? html`${parts}` : html`${textOf(message.altText)}`;
  }
  return html`${messageSummary(message)}`;
}
