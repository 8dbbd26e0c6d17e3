import { brand, company } from '../../domain/brand.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The button's words by where it leads: never マイページ where it is another page or nobody may enter any more. */
const buttons: Readonly<Record<string, string>> = {
  '/': 'いまほいくのサイトを見る',
  '/mypage/reserves/list': '予約を確認する',
  '/mypage/payment_methods/edit': 'お支払い方法を確認する',
  '/mypage/payments/list': 'お支払い履歴を見る',
  '/mypage/reserves/select_branches': '空いている日時を見る',
  '/mypage/reserves_today/select_branches': '今日の空きを見る',
};
export const mailButton = (link: string | null): string => buttons[link ?? ''] ?? 'マイページで確認する';

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** One message as plain text and as HTML; names and comments come from people and are never markup. */
export function mailBody(message: {
  /** Null where only the address is known. */
  name: string | null;
  title: string;
  content: string;
  url: string | null;
  button?: string;
}): MailBody {
  const { name, title, content, url, button = 'マイページで確認する' } = message;
  const greeting = name === null ? `${brand.name}をご利用いただきありがとうございます。` : `${name} 様`;
  const closing = [
    brand.name,
    company.name,
    'このメールは送信専用です。ご質問は、サイトのお問い合わせからお寄せください。',
  ];
  const text = [greeting, '', content, ...(url ? ['', `${button}: ${url}`] : []), '', '--', ...closing].join('\n');
  const paragraphs = content
    .split('\n\n')
    .map((part) => `<p style="margin:0 0 16px">${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const link = url
    ? `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#a63f1f;color:#ffffff;text-decoration:none;font-weight:bold">${button}</a></p>`
    : '';
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:16px 8px;background:#faf6f0;color:#2d2a26;font-family:sans-serif;line-height:1.8">
<div style="max-width:560px;margin:0 auto;padding:28px 20px;background:#ffffff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.5">${escaped(title)}</h1>
<p style="margin:0 0 16px">${escaped(greeting)}</p>
${paragraphs}${link}
<p style="margin:32px 0 0;font-size:14px;color:#6b655d">${closing.map(escaped).join('<br>')}</p>
</div></body></html>`;
  return { subject: `【${brand.name}】${title}`, text, html };
}
