import type { CompanyFacts } from '../../../domain/company/company-facts.ts';
import { mapLabel } from './line-card.ts';
import { type MessageSource, wayOutWords } from './line-message.ts';
import { type MailBody, mailBody } from './mail-body.ts';
import { buttonText } from './message-link.ts';

/** A notification as a mail: of a reserve the button leads to that reserve, and the map is below. */
export function notificationMail(
  message: MessageSource & { person_name: string },
  publicUrl: string,
  company: CompanyFacts,
): MailBody {
  const { person_name, title, content, link, card, wayOut } = message;
  const map = card?.more?.find(({ label }) => label === mapLabel);
  const words = card?.button ?? buttonText(link ?? '');
  return mailBody(
    {
      name: person_name,
      title,
      content,
      link: link === null ? null : { words, url: new URL(link, publicUrl).href },
      more: [
        ...(map === undefined ? [] : [{ words: '園の地図を見る', url: map.uri }]),
        ...(wayOut === undefined ? [] : [{ words: wayOutWords, url: new URL(wayOut, publicUrl).href }]),
      ],
    },
    company,
  );
}
