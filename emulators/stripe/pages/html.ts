/** Text that is already HTML. */
export interface Html {
  readonly html: string;
}

type Part = string | number | null | undefined | Html | Html[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

function render(part: Part): string {
  if (part === null || part === undefined) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  return typeof part === 'object' ? part.html : escapeText(String(part));
}

/** Everything put in is escaped unless it comes from this very tag. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.reduce((whole, text, index) => whole + text + render(parts[index]), ''),
});

const STYLE = `
body{font:16px/1.7 "Hiragino Sans","Noto Sans JP",Meiryo,sans-serif;margin:0;background:#f6f8fa;color:#1f2430}
p,dd,h1{word-break:auto-phrase}
main{max-width:1120px;margin:0 auto;padding:24px 16px 64px}
main.narrow{max-width:440px}
h1{font-size:22px}h2{font-size:17px;margin:32px 0 8px}
.card{background:#fff;border:1px solid #d9dee6;border-radius:10px;padding:24px}
table{border-collapse:collapse;width:100%;background:#fff;font-size:14px}
th,td{border-bottom:1px solid #e3e7ee;padding:6px 10px;text-align:left;vertical-align:top;white-space:nowrap}
th{background:#eef1f6;font-weight:600}.scroll{overflow-x:auto;border:1px solid #d9dee6;border-radius:8px}
td.amount{text-align:right;font-variant-numeric:tabular-nums}
button{font:inherit;min-height:44px;padding:0 20px;border-radius:8px;border:1px solid #3d4d8a;background:#3d4d8a;color:#fff;cursor:pointer;width:100%;margin-top:12px}
button.plain{background:#fff;color:#3d4d8a}
.note{color:#5a6474;font-size:14px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0}dt{color:#5a6474}dd{margin:0}
`;

export const page = (title: string, body: Html, narrow = false): string =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title><style>${STYLE}</style></head><body><main${narrow ? ' class="narrow"' : ''}>${body.html}</main></body></html>`;
