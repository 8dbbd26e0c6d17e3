import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { brand } from '../../domain/brand.ts';
import type { SiteCompany } from '../../domain/company/company-facts.ts';
import type { PublicSettings } from '../data/load-context.ts';
import { LogoMark } from '../illustrations/logo.tsx';
import { isInFlow } from './fixed-bar-paths.ts';
import { footerGroups, lineLinks } from './site-links.ts';
import { useCompany } from './use-company.ts';

/** `roomForBar`: the fixed bar lies over the end of the page, which stays free for it. In a flow one line is left of it. */
export function Footer({ roomForBar }: { roomForBar: boolean }) {
  const { pathname } = useLocation();
  if (isInFlow(pathname)) return <FooterLine />;
  return (
    <footer
      className={`no-print border-t border-line bg-cream ${roomForBar ? 'pb-[calc(var(--fixed-bar-height)+env(safe-area-inset-bottom))]' : ''}`}
    >
      <div className="mx-auto max-w-page px-4 lg:px-6">
        {/* Where a member is at home it is one line that unfolds. */}
        {pathname.startsWith('/mypage/') ? (
          <details>
            <summary className="min-h-12 py-2.5 text-center text-note text-ink-soft underline">ご案内・規約</summary>
            <FooterLinks />
          </details>
        ) : (
          <FooterLinks />
        )}
      </div>
    </footer>
  );
}

function FooterLinks() {
  const company = useCompany();
  return (
    <div className="pt-10 pb-8 lg:pt-14">
      <div className="grid gap-8 lg:grid-cols-[1.3fr_1fr_1fr_1fr]">
        <div>
          <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-ink no-underline">
            <LogoMark className="size-9" />
            <span className="text-h3 font-bold">{brand.name}</span>
          </Link>
          {company && <p className="mt-1 text-note text-ink-soft">{company.claims.tagline}</p>}
          {company && company.social_links.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-x-5" aria-label="公式アカウント">
              {company.social_links.map((link) => (
                <li key={link.name}>
                  <a
                    href={link.url}
                    rel="noopener"
                    className="inline-flex min-h-11 items-center text-note text-ink underline underline-offset-4 hover:text-action"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className="text-note font-bold text-ink-soft">{group.title}</p>
            <ul className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:block">
              {group.links.map((link) => (
                <li key={link.to} className={link.for ? `for-${link.for}` : undefined}>
                  <Link
                    to={link.to}
                    // Seldom pressed: not worth asking ahead for its page.
                    discover="none"
                    className="inline-flex min-h-11 items-center text-note text-ink no-underline hover:text-action hover:underline lg:min-h-9"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mt-8 flex items-center justify-between gap-4 border-t border-line pt-4">
        <p className="text-note text-ink-soft">
          <small className="text-note">
            {copyrightText(company)}
            {company?.name && <span className="block sm:ml-3 sm:inline">運営 {company.name}</span>}
          </small>
        </p>
        {/* A plain anchor: works without JavaScript, and the skip target moves the focus to the top as well. */}
        <a
          href="#top"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-note whitespace-nowrap text-ink underline underline-offset-4 hover:text-action"
        >
          <span aria-hidden="true">↑</span>
          ページの先頭へ
        </a>
      </div>
    </div>
  );
}

const copyrightText = (company: SiteCompany | undefined): string =>
  ['©', company?.copyright_year, brand.name].filter(Boolean).join(' ');

/** Inside a form, confirm or done page nothing leads away but what the law and the terms ask for, and whom to ask. */
function FooterLine() {
  const company = useCompany();
  const chatUrl = useRouteLoaderData<PublicSettings>('root')?.chatUrl;
  return (
    <footer className="no-print border-t border-line px-4 pb-[env(safe-area-inset-bottom)]">
      <ul className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-4 text-note text-ink-soft">
        {chatUrl && (
          <li>
            <a
              href={chatUrl}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4"
            >
              チャットで相談<span className="sr-only">(新しいタブで開きます)</span>
            </a>
          </li>
        )}
        {lineLinks.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              discover="none"
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <small className="text-note">{copyrightText(company)}</small>
        </li>
      </ul>
    </footer>
  );
}
