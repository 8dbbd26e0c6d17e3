import { brand } from '../../../domain/brand.ts';
import { type CompanyFacts, signatureLines } from '../../../domain/company/company-facts.ts';
import { withSama } from '../../../domain/text/called-name.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

/** One message as plain text and as HTML, signed by the company; names and comments come from people and are never markup. */
export function mailBody(message: MessageToMail, company: CompanyFacts): MailBody {
  const { name, title, content, link: main, more = [] } = message;
  const greeting = name === null ? `${brand.name}をご利用いただきありがとうございます。` : withSama(name, ' ');
  const closing = [
    brand.name,
    ...signatureLines(company),
    'このメールは送信専用です。ご質問は、サイトのお問い合わせからお寄せください。',
  ];
  const links = [...(main ? [main] : []), ...more].map(({ words, url }) => `${words}: ${url}`);
  const text = [greeting, '', content, ...(links.length > 0 ? ['', ...links] : []), '', '--', ...closing].join('\n');
  const paragraphs = content
    .split('\n\n')
    .map((part) => `<p style="margin:0 0 16px">${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
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
${paragraphs}${button}${further}
<p style="margin:32px 0 0;font-size:14px;color:#6b655d">${closing.map(escaped).join('<br>')}</p>
</div></body></html>`;
  return { subject: `【${brand.name}】${title}`, text, html };
}
