import type { ReactNode } from 'react';
import { brand } from '../../../../../domain/brand.ts';
import { type CompanyFacts, signatureLines } from '../../../../../domain/company/company-facts.ts';
import { formatPostalCode, formatTel } from '../../../../../domain/text/contact-format.ts';

/** The facts where people meet them: the company's page, the footer, the end of a mail, a receipt. */
export function FactsPreview({ facts }: { facts: CompanyFacts }) {
  const { name, name_en, postal_code, address, tel, invoice_registration_number, social_links, chat_url } = facts;
  const place = postal_code && `${formatPostalCode(postal_code)}\n${address}`;
  const rows: readonly [string, string][] = [
    ['会社名', name_en ? `${name}(${name_en})` : name],
    ['代表者', facts.representative],
    ['設立', facts.established],
    ['資本金', facts.capital],
    ['所在地', place],
    ['電話', formatTel(tel)],
    ['メール', facts.email],
    ['受付時間', facts.office_hours],
    ['事業内容', facts.business],
  ];
  const issuer = [name, place.replace('\n', ' '), tel && `TEL ${formatTel(tel)}`];
  const number = invoice_registration_number && `登録番号 ${invoice_registration_number}`;
  return (
    <div className="grid gap-4 lg:grid-cols-[1.4fr_1fr] lg:items-start">
      <Part title="会社概要のページ">
        <dl className="border-t border-line">
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label} className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[7rem_1fr]">
                <dt className="text-note font-bold">{label}</dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ))}
        </dl>
      </Part>
      <div className="grid gap-4">
        <Part title="ページの下">
          <p className="text-note text-ink-soft">
            © {facts.copyright_year} {brand.name} 運営 {name}
          </p>
          <p className="mt-1 text-note">
            {social_links.map(({ name: account }) => account).join(' ・ ') || '公式アカウントなし'}
          </p>
          {chat_url && <p className="mt-1 text-note break-all">チャット {chat_url}</p>}
        </Part>
        <Part title="メールの終わり">
          <p className="text-note whitespace-pre-line">{['--', brand.name, ...signatureLines(facts)].join('\n')}</p>
        </Part>
        <Part title="領収書の発行者">
          <p className="text-note whitespace-pre-line">{[...issuer, number].filter(Boolean).join('\n')}</p>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-white p-4">
      <h3 className="mb-2 text-note font-bold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}
