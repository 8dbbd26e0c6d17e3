import type { Html } from './html.ts';
import { html } from './html.ts';

/** Plain text whose addresses are links, as mail and chat programs show it. */
export const linkedText = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"「」（）]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" target="_blank">${part}</a>` : html`${part}`));
