import type { Html } from '../../shared/html.ts';
import { html } from '../../shared/html.ts';

type Node = Readonly<Record<string, unknown>>;

export const FLEX_STYLE = `
.flex-card{width:300px;max-width:100%;border-radius:17px;overflow:hidden;background:#fff;line-height:1.5;margin:0 0 4px;overflow-wrap:anywhere}
.flex-card[data-size=giga]{width:386px}.flex-card[data-size=kilo]{width:260px}.flex-card[data-size=micro]{width:160px}.flex-card[data-size=nano]{width:120px}
.flex-row{display:flex;gap:8px;overflow-x:auto}
.flex-card p{margin:0;white-space:pre-wrap}
.flex-card a{text-decoration:none}
.flex-button{display:flex;align-items:center;justify-content:center;border-radius:8px;text-align:center;padding:0 8px;width:100%}
`;

const SPACES: Readonly<Record<string, string>> = {
  none: '0',
  xs: '2px',
  sm: '4px',
  md: '8px',
  lg: '12px',
  xl: '16px',
  xxl: '20px',
};
const SIZES: Readonly<Record<string, string>> = {
  xxs: '11px',
  xs: '13px',
  sm: '14px',
  md: '16px',
  lg: '19px',
  xl: '22px',
  xxl: '29px',
  '3xl': '35px',
  '4xl': '48px',
  '5xl': '74px',
};
const ALIGN: Readonly<Record<string, string>> = { start: 'left', end: 'right', center: 'center' };

const nodeOf = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : undefined;
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.map(nodeOf).filter((node) => node !== undefined) : [];
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const measure = (table: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  table[wordOf(value)] ?? (wordOf(value) || undefined);

/** Declarations; values come from checked messages, and the page escapes them. */
const styleOf = (rules: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(rules)
    .flatMap(([name, value]) => (value === undefined || /[;{}<>]/.test(value) ? [] : [`${name}:${value}`]))
    .join(';');

/** How a child stands in its box: across it shares the width, down it takes what it needs. */
function standing(node: Node, layout: string): Readonly<Record<string, string | undefined>> {
  const across = layout !== 'vertical';
  const share = typeof node.flex === 'number' ? node.flex : across ? 1 : 0;
  return {
    flex: across ? (share === 0 ? '0 0 auto' : `${share} 1 0`) : undefined,
    'min-width': '0',
    [across ? 'margin-left' : 'margin-top']: measure(SPACES, node.margin),
  };
}

function boxView(node: Node, layout: string, padding?: string): Html {
  const own = wordOf(node.layout);
  const style = styleOf({
    ...standing(node, layout),
    display: 'flex',
    'flex-direction': own === 'vertical' ? 'column' : 'row',
    'align-items': own === 'baseline' ? 'baseline' : wordOf(node.alignItems) || undefined,
    'justify-content': wordOf(node.justifyContent) || undefined,
    gap: measure(SPACES, node.spacing),
    background: wordOf(node.backgroundColor) || undefined,
    padding: measure(SPACES, node.paddingAll) ?? padding,
    'border-radius': measure(SPACES, node.cornerRadius),
  });
  return html`<div style="${style}">${nodesOf(node.contents).map((each) => componentView(each, own))}</div>`;
}

function textView(node: Node, layout: string): Html {
  const style = styleOf({
    ...standing(node, layout),
    'font-size': measure(SIZES, node.size) ?? SIZES.md,
    'font-weight': node.weight === 'bold' ? '700' : '400',
    color: wordOf(node.color) || undefined,
    'text-align': ALIGN[wordOf(node.align)],
    'text-decoration': wordOf(node.decoration) || undefined,
    ...(node.wrap === true ? {} : { 'white-space': 'nowrap', overflow: 'hidden', 'text-overflow': 'ellipsis' }),
  });
  const spans = nodesOf(node.contents).map((each) => wordOf(each.text));
  return html`<p style="${style}">${wordOf(node.text) || spans.join('')}</p>`;
}

function buttonView(node: Node, layout: string): Html {
  const action = nodeOf(node.action) ?? {};
  const uri = wordOf(action.uri);
  const kind = wordOf(node.style) || 'link';
  const colour = wordOf(node.color) || undefined;
  const style = styleOf({
    ...standing(node, layout),
    'min-height': node.height === 'sm' ? '40px' : '52px',
    background: kind === 'primary' ? (colour ?? '#06803a') : kind === 'secondary' ? (colour ?? '#dcdfe5') : undefined,
    color: kind === 'primary' ? '#ffffff' : kind === 'secondary' ? '#111111' : (colour ?? '#42659a'),
  });
  const label = wordOf(action.label);
  return /^(?:https?:|tel:)/.test(uri)
    ? html`<a class="flex-button" style="${style}" href="${uri}">${label}</a>`
    : html`<span class="flex-button" style="${style}">${label}</span>`;
}

function componentView(node: Node, layout: string): Html {
  switch (node.type) {
    case 'box':
      return boxView(node, layout);
    case 'text':
      return textView(node, layout);
    case 'button':
      return buttonView(node, layout);
    case 'image':
      return html`<img src="${wordOf(node.url)}" alt="" style="${styleOf({ ...standing(node, layout), 'max-width': '100%' })}">`;
    case 'separator': {
      const line = `1px solid ${wordOf(node.color) || '#d4d6da'}`;
      const edge = layout === 'vertical' ? 'border-top' : 'border-left';
      return html`<div style="${styleOf({ [edge]: line, 'margin-top': measure(SPACES, node.margin) })}"></div>`;
    }
    default:
      return html``;
  }
}

/** Each block with the padding LINE gives it. */
function bubbleView(bubble: Node): Html {
  const styles = nodeOf(bubble.styles) ?? {};
  const block = (name: string, padding: string): Html | undefined => {
    const node = nodeOf(bubble[name]);
    if (node === undefined) return undefined;
    const background = wordOf(nodeOf(styles[name])?.backgroundColor);
    const drawn = node.type === 'box' ? boxView(node, 'vertical', padding) : componentView(node, 'vertical');
    return html`<div style="${styleOf({ background: background || undefined })}">${drawn}</div>`;
  };
  const parts = [block('header', '20px'), block('hero', '0'), block('body', '20px'), block('footer', '10px')];
  return html`<div class="flex-card" data-size="${wordOf(bubble.size) || 'mega'}">${parts}</div>`;
}

/** A Flex message as the phone draws it, near enough to judge it. */
export function flexView(contents: unknown): Html {
  const node = nodeOf(contents);
  if (node === undefined) return html``;
  if (node.type !== 'carousel') return bubbleView(node);
  return html`<div class="flex-row">${nodesOf(node.contents).map(bubbleView)}</div>`;
}
