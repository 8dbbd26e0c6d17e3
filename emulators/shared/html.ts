/** Markup that is already safe to print; everything else is escaped by the `html` tag. */
export interface Html {
  readonly markup: string;
}

type Printable = Html | string | number | false | null | undefined | readonly Printable[];

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function print(value: Printable): string {
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if ('markup' in value) return value.markup;
  return value.map(print).join('');
}

export function html(parts: TemplateStringsArray, ...values: Printable[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(print)) };
}

const BASE_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f4f4f2;color:#1f1d1a;font:16px/1.7 "Hiragino Sans","Noto Sans JP","BIZ UDPGothic","Yu Gothic",Meiryo,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:22px;line-height:1.4;margin:0 0 16px}
a{color:#0b5cad}
table{width:100%;border-collapse:collapse;background:#fff}
th,td{text-align:left;padding:10px 12px;border-bottom:1px solid #e5e3df;vertical-align:top;font-size:15px}
th{font-weight:600;color:#5b5750;font-size:14px}
button{font:inherit;cursor:pointer}
.quiet{color:#5b5750;font-size:14px}
.emulator{background:#1f1d1a;color:#fff;font-size:14px;padding:6px 16px;text-align:center}
`;

/** A whole page; the strip at the top keeps anyone from taking the stand-in for the real service. */
export function page(options: { title: string; style?: string; body: Html }): string {
  const { markup } = options.body;
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(options.title)}</title><style>${BASE_STYLE}${options.style ?? ''}</style></head><body><div class="emulator">これは手元で動く模擬サービスです。実際の送信や請求は行われません。</div>${markup}</body></html>`;
}
