import type { Html } from '../../shared/html.ts';
import { html } from '../../shared/html.ts';
import type { StoredRichMenu } from './rich-menu-rules.ts';

export const RICH_MENU_STYLE = `
.rich-menu{border-top:1px solid #e3e3e3;background:#fff}
.rich-menu summary{padding:10px 16px;text-align:center;cursor:pointer;font-weight:600}
.rich-menu div{position:relative}
.rich-menu img{display:block;width:100%}
.rich-menu a,.rich-menu form{position:absolute}
.rich-menu form{display:block;padding:0;border:0}
.rich-menu form button{width:100%;height:100%;padding:0;border:0;border-radius:0;background:none;cursor:pointer}
`;

/** The menu below the chat: its picture, and what each part of it opens. */
export function richMenuView(menu: StoredRichMenu | undefined): Html | false {
  if (menu === undefined || menu.image === null) return false;
  const { size, areas, image, selected, chatBarText } = menu;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const area = ({ bounds, action }: StoredRichMenu['areas'][number]) => {
    const place = `left:${share(bounds.x, size.width)};top:${share(bounds.y, size.height)};width:${share(bounds.width, size.width)};height:${share(bounds.height, size.height)}`;
    if (action.type === 'uri' && /^(?:https?:|tel:)/.test(action.uri)) {
      return html`<a href="${action.uri}" aria-label="${action.label ?? action.uri}" style="${place}"></a>`;
    }
    if (action.type !== 'postback') return html``;
    return html`<form method="post" style="${place}"><input type="hidden" name="data" value="${action.data}"><input type="hidden" name="display_text" value="${action.displayText ?? ''}"><button name="action" value="postback" aria-label="${action.label ?? action.data}"></button></form>`;
  };
  const source = `data:${image.type};base64,${image.content}`;
  return html`<details class="rich-menu" ${selected ? 'open' : ''}><summary>${chatBarText}</summary><div><img src="${source}" alt="">${areas.map(area)}</div></details>`;
}
