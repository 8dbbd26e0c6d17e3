import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { outsideLink } from '../../../../domain/branches/map-embed.ts';
import { brand } from '../../../../domain/brand.ts';
import { ageLimitsText } from '../../../../domain/membership/age.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { formatPostalCode, formatTel } from '../../../../domain/text/contact-format.ts';
import { Pieces } from '../../../ui/kept-text.tsx';
import { openingHours, UsualHoursOfBranch, usualClosureText } from './branch-hours.tsx';
import { type FactRow, FactRows } from './fact-rows.tsx';
import type { PublicBranch } from './public-branch.ts';

/** Accounts are plain names; anything else would end up in an address. */
const isAccount = (account: string | null | undefined): account is string =>
  account != null && /^[\w.]{1,30}$/.test(account);

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link inline-flex min-h-8 items-center gap-1"
    >
      {children}
      <span className="sr-only">(新しいタブで開きます)</span>
      <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
    </a>
  );
}

function socialLinks({ branch_informations: [accounts] }: PublicBranch): ReactNode[] {
  const links: [name: string, site: string, account: string | null | undefined][] = [
    ['Instagram', 'https://www.instagram.com', accounts?.instagram_account],
    ['X', 'https://x.com', accounts?.twitter_account],
  ];
  return links.flatMap(([name, site, account]) =>
    isAccount(account)
      ? [
          <OutsideLink key={name} href={`${site}/${account}`}>
            {name} @{account}
          </OutsideLink>,
        ]
      : [],
  );
}

/** Address, hours, telephone, accounts and partners of a branch. */
export function BranchFacts({ branch, today }: { branch: PublicBranch; today: string }) {
  const limits = rowInForceIfAny(branch.view_branch_age_limits, today);
  const social = socialLinks(branch);
  const facts: FactRow[] = [
    {
      label: '住所',
      value: (
        <span>
          {formatPostalCode(branch.postal_code)}
          <br />
          <Pieces>{`${branch.prefecture?.name ?? ''}${branch.address1} ${branch.address2}`}</Pieces>
        </span>
      ),
    },
    {
      label: '最寄り駅',
      value: (
        <span>
          <Pieces>{branch.nearest_station}</Pieces>
        </span>
      ),
    },
    {
      label: '営業時間',
      value: (
        <div>
          <UsualHoursOfBranch branch={branch} today={today} />
        </div>
      ),
    },
    ...(limits ? [{ label: '対象年齢', value: ageLimitsText(limits) }] : []),
    { label: 'お休み', value: usualClosureText(branch, today) },
    {
      label: '電話',
      value: (
        <a href={`tel:${branch.tel}`} className="text-link figures justify-self-start">
          {formatTel(branch.tel)}
        </a>
      ),
    },
    ...(social.length > 0 ? [{ label: 'SNS', value: social }] : []),
    ...(branch.branch_partners.length > 0
      ? [{ label: '提携先', value: branch.branch_partners.map((partner) => <Partner key={partner.id} {...partner} />) }]
      : []),
  ];
  return (
    <section>
      <h2 className="mb-3 text-h3">園の情報</h2>
      <FactRows facts={facts} />
    </section>
  );
}

function Partner({ name, partner_url }: { name: string; partner_url: string | null }) {
  const link = outsideLink(partner_url);
  return link ? <OutsideLink href={link}>{name}</OutsideLink> : <span>{name}</span>;
}

type FactsOfDay = { today: string; hourly: number | null };

/** schema.org: a place that looks after children, with hours, position and what an hour costs. */
export function branchFacts(branch: PublicBranch, { today, hourly }: FactsOfDay, publicUrl: string): MetaDescriptor {
  const address = (path: string) => (publicUrl === '' ? path : new URL(path, publicUrl).href);
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'ChildCare',
    '@id': address(`/branches/${branch.path_name}`),
    url: address(`/branches/${branch.path_name}`),
    name: branch.name,
    brand: { '@type': 'Brand', name: brand.name },
    image: branch.branch_images.map(({ image_path }) => address(image_path)),
    telephone: `+81-${formatTel(branch.tel).slice(1)}`,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'JP',
      postalCode: branch.postal_code,
      addressRegion: branch.prefecture?.name,
      streetAddress: `${branch.address1}${branch.address2}`,
    },
    ...(branch.latitude !== null && branch.longitude !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } }
      : {}),
    openingHoursSpecification: openingHours(branch, today),
    ...(hourly === null ? {} : { makesOffer: hourlyOffer(hourly) }),
  };
  // The router escapes what could end the script element.
  return { 'script:ld+json': facts };
}

/** HUR is UN/CEFACT's code of an hour. */
const hourlyOffer = (price: number) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: '一時預かり(お子さまひとり1時間)' },
  priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'JPY', unitCode: 'HUR' },
});
