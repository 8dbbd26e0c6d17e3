import { brand } from '../../../domain/brand.ts';
import { type CompanyFacts, signatureLines } from '../../../domain/company/company-facts.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { divider, letterParts } from './notification-text.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const rule = 'margin:24px 0;border:0;border-top:1px solid #e5ded4';

type MailLink = { words: string; url: string };

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** A message before it is a mail. */
type MessageToMail = {
  /** Null where only the address is known. */
  name: string | null;
  title: string;
  content: string;
  /** The one button; null: none. */
  link: MailLink | null;
  /** Further links below it. */
  more?: readonly MailLink[];
};

const htmlParagraphs = (words: string): string =>
  words
    .split('\n\n')
    .map((part) => `<p style="margin:0 0 16px">${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/**
 * One message as plain text and as HTML, signed by the company; names and comments come from people and are never markup. The
 * first screen has what is read first and the button; details follow below a divider.
 */
export function mailBody(message: MessageToMail, company: CompanyFacts): MailBody {
  const { name, title, content, link: main, more = [] } = message;
  const greeting = name === null ? `${brand.name}をご利用いただきありがとうございます。` : withSama(name, ' ');
  const closing = [
    brand.name,
    ...signatureLines(company),
    'このメールは送信専用です。ご質問は、サイトのお問い合わせからお寄せください。',
  ];
  const [first, details] = letterParts(content);
  const linkLine = ({ words, url }: MailLink): string => `${words}: ${url}`;
  const parts = [greeting, first, main && linkLine(main), details && divider, details, more.map(linkLine).join('\n')];
  const text = [parts.filter(Boolean).join('\n\n'), '', '--', ...closing].join('\n');
  const below = details === null ? '' : `<hr style="${rule}">${htmlParagraphs(details)}`;
  const button = main
    ? `<p style="margin:24px 0"><a href="${escaped(main.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#a63f1f;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(main.words)}</a></p>`
    : '';
  const further = more
    .map(
      ({ words, url }) =>
        `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="color:#a63f1f">${escaped(words)}</a></p>`,
    )
    .join('');
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:16px 8px;background:#faf6f0;color:#2d2a26;font-family:sans-serif;line-height:1.8">
<div style="max-width:560px;margin:0 auto;padding:28px 20px;background:#ffffff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.5">${escaped(title)}</h1>
<p style="margin:0 0 16px">${escaped(greeting)}</p>
${htmlParagraphs(first)}${button}${below}${further}
<p style="margin:32px 0 0;font-size:14px;color:#6b655d">${closing.map(escaped).join('<br>')}</p>
</div></body></html>`;
  return { subject: `【${brand.name}】${title}`, text, html };
}
