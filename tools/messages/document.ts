import type { messagingApi } from '@line/bot-sdk';
import { demoCompany } from '../../db/seed/content/company.ts';
import { noticeKinds } from '../../src/server/notifying/notice-kinds.ts';
import { type NotificationKind, notificationText, notificationTexts } from '../../src/server/notifying/texts.ts';
import { lineMessage } from '../../src/server/notifying/writing/line-message.ts';
import { notificationMail } from '../../src/server/notifying/writing/notification-mail.ts';
import type { NotificationText } from '../../src/server/notifying/writing/notification-text.ts';
import { customer_name, examples } from './examples.ts';
import { otherMails } from './other-mails.ts';

const site = 'https://imahoiku.example';

const block = (text: string): string => `\`\`\`\n${text}\n\`\`\``;
const mailBlock = ({ subject, text }: { subject: string; text: string }): string =>
  block(`件名: ${subject}\n\n${text}`);

/** A card in the order in which it is read; its buttons in brackets. */
function cardLines(node: messagingApi.FlexComponent | messagingApi.FlexBubble | undefined): string[] {
  if (node === undefined) return [];
  switch (node.type) {
    case 'bubble':
      return [...cardLines(node.header), '', ...cardLines(node.body), '', ...cardLines(node.footer)];
    case 'box': {
      const lines = node.contents.flatMap(cardLines);
      return node.layout === 'vertical' ? lines : [lines.join('  ')];
    }
    case 'text':
      return [node.decoration === 'line-through' ? `~~${node.text}~~` : (node.text ?? '')];
    case 'separator':
      return ['――'];
    case 'button':
      return [node.action.type === 'uri' ? `[${node.action.label}] ${node.action.uri}` : ''];
    default:
      return [];
  }
}

function lineBlock(message: messagingApi.Message): string {
  if (message.type === 'text') return block(message.text);
  if (message.type !== 'flex' || message.contents.type !== 'bubble') return '';
  return `${block(cardLines(message.contents).join('\n'))}\n\n代わりの文(altText): メールと同じ文、${message.altText.length}文字。`;
}

function notificationSection(when: string, kind: NotificationKind, text: NotificationText): string {
  const message = { card: null, ...text, person_name: customer_name, kind_group: noticeKinds[kind].group };
  return [
    `#### ${when}`,
    'メール',
    mailBlock(notificationMail(message, site, demoCompany)),
    'LINE',
    lineBlock(lineMessage(message, site)),
  ].join('\n\n');
}

const textsOf = <Kind extends NotificationKind>(kind: Kind): string[] =>
  examples[kind].map(({ when, data }) => notificationSection(when, kind, notificationText(kind, data)));

/** The texts of a kind's examples with further values beside their own. */
export const textsWith = <Kind extends NotificationKind>(kind: Kind, more: object): { text: NotificationText }[] =>
  examples[kind].map(({ data }) => ({ text: notificationText(kind, { ...data, ...more }) }));

export const isKind = (name: string): name is NotificationKind => name in notificationTexts;

/** docs/generated/messages.md: every mail and LINE text, from the same functions that send them. */
export function messagesDocument(): string {
  return `${[
    '# Every mail and LINE message',
    'Written by `npm run messages` from the functions that send them (src/server/notifying), with example values. A test fails while it is out of date or a kind is missing. Mails about a reserve that stands bring its calendar file (.ics).',
    '## 保護者へのお知らせ',
    ...Object.keys(notificationTexts)
      .filter(isKind)
      .flatMap((kind) => [`### ${kind}`, ...textsOf(kind)]),
    ...otherMails.flatMap(({ heading, mails }) => [
      `## ${heading}`,
      ...mails.flatMap(({ name, mails: each }) => [`### ${name}`, ...each.map(mailBlock)]),
    ]),
  ].join('\n\n')}\n`;
}
