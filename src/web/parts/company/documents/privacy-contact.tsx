import type { CompanyFacts } from '../../../../domain/company/company-facts.ts';
import { formatPostalCode, formatTel } from '../../../../domain/text/contact-format.ts';
import { ProseFacts } from '../../../layout/prose.tsx';
import { Article } from '../../../ui/text/document-text.tsx';

/** Whom to ask, as the company is today, whichever version is shown. */
export function PrivacyContact({ company }: { company: Omit<CompanyFacts, 'message_signature'> | null }) {
  if (company === null) return null;
  const { name, representative, postal_code, address, tel, office_hours, email } = company;
  return (
    <Article title="お問い合わせ先">
      <ProseFacts
        facts={[
          { label: '事業者', value: name },
          { label: '個人情報の責任者', value: representative },
          { label: '所在地', value: `${formatPostalCode(postal_code)}\n${address}` },
          { label: '電話', value: `${formatTel(tel)}${office_hours && `(${office_hours})`}` },
          { label: 'メール', value: email },
        ]}
      />
    </Article>
  );
}
