import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { brand } from '../../domain/brand.ts';
import { LogoMark } from '../illustrations/logo.tsx';
import { useAskAhead } from '../session/links-asked-ahead.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { headerLinks } from './site-links.ts';

/** Both login states are in the HTML; CSS shows one (see session-hint.ts). The menu is a <details>: it opens without JavaScript. */
export function Header() {
  return (
    // What goes on narrow screens and beside large letters: base.css.
    <header className="site-header no-print relative z-30 h-(--header-height) border-b border-line bg-paper">
      <div className="mx-auto flex h-full max-w-page items-center gap-3 px-4 lg:px-6">
        <Link to="/" className="mr-auto inline-flex min-h-11 items-center gap-2 text-ink no-underline">
          <LogoMark className="size-9 shrink-0 lg:size-10" />
          <span className="text-h3 font-bold whitespace-nowrap lg:text-[1.5rem]">{brand.name}</span>
        </Link>
        <nav aria-label="メイン" className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {headerLinks.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  className="inline-flex min-h-11 items-center px-2.5 text-note font-bold whitespace-nowrap text-ink no-underline decoration-2 underline-offset-8 hover:text-action hover:underline aria-[current=page]:text-action aria-[current=page]:underline"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountLinks />
        <PhoneMenu />
      </div>
    </header>
  );
}

function AccountLinks() {
  const ofVisitor = useAskAhead('visitor');
  const ofMember = useAskAhead('member');
  return (
    <div className="account-links flex shrink-0 items-center gap-2 whitespace-nowrap">
      <div className="for-visitor flex items-center gap-2">
        <LinkButton
          to="/registration/customers"
          kind="quiet"
          size="small"
          className="max-sm:hidden"
          discover={ofVisitor}
        >
          新規登録
        </LinkButton>
        <LinkButton to="/login" kind="plain" size="small" discover={ofVisitor}>
          ログイン
        </LinkButton>
      </div>
      <div className="for-member flex items-center gap-2">
        <Link
          to="/sign_out"
          discover="none"
          className="inline-flex min-h-11 items-center px-2 text-note text-ink-soft max-lg:hidden"
        >
          ログアウト
        </Link>
        <LinkButton to="/mypage/top" kind="plain" size="small" discover={ofMember}>
          マイページ
        </LinkButton>
      </div>
    </div>
  );
}

function PhoneMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const ofVisitor = useAskAhead('visitor');
  const ofMember = useAskAhead('member');
  const place = useRef(key);
  // The menu closes when the place changes, and not when the page wakes up: it may have been opened before that.
  useEffect(() => {
    if (place.current === key) return;
    place.current = key;
    if (details.current) details.current.open = false;
  }, [key]);

  return (
    <details
      ref={details}
      className="group lg:hidden"
      // The open menu covers the page: tabbing on closes it, so that the focus stays visible.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="-mr-2 flex size-12 shrink-0 list-none flex-col items-center justify-center [&::-webkit-details-marker]:hidden">
        <Menu className="size-6 group-open:hidden" aria-hidden="true" />
        <X className="hidden size-6 group-open:block" aria-hidden="true" />
        <span className="sr-only">メニュー</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-6 shadow-raised">
        <nav aria-label="メニュー">
          <ul className="divide-y divide-line">
            {headerLinks.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  className="flex min-h-13 items-center font-bold text-ink no-underline aria-[current=page]:text-action"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="for-visitor mt-5 grid grid-cols-2 gap-3">
            <LinkButton to="/login" kind="plain" discover={ofVisitor}>
              ログイン
            </LinkButton>
            <LinkButton to="/registration/customers" discover={ofVisitor}>
              新規登録
            </LinkButton>
          </div>
          <div className="for-member mt-5 grid grid-cols-2 gap-3">
            <LinkButton to="/mypage/top" kind="plain" discover={ofMember}>
              マイページ
            </LinkButton>
            <LinkButton to="/sign_out" kind="quiet" discover="none">
              ログアウト
            </LinkButton>
          </div>
        </nav>
      </div>
    </details>
  );
}
