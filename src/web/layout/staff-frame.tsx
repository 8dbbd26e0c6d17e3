import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { brand } from '../../domain/brand.ts';
import { LogoMark } from '../illustrations/logo.tsx';

const staffLinks = [
  { to: '/staff/today', label: '今日' },
  { to: '/staff/requests', label: '承認待ち' },
  { to: '/staff/calendar', label: 'カレンダー' },
  { to: '/staff/reserves', label: '予約' },
  { to: '/staff/customers', label: 'お客様' },
  { to: '/staff/childcares', label: '精算' },
  { to: '/staff/reports', label: '日報' },
  { to: '/staff/audit', label: '操作記録' },
];

/** Tablet first: one row that scrolls sideways when it must, targets for a thumb. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-ink px-4 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        本文へ移動
      </a>
      <header className="border-b border-line bg-paper">
        <div className="flex h-14 items-center gap-2 px-4">
          <LogoMark className="size-8" />
          <p className="font-bold">
            {brand.name} <span className="text-note font-normal text-ink-soft">スタッフ</span>
          </p>
        </div>
        {pathname !== '/staff/login' && (
          <nav aria-label="スタッフメニュー" className="overflow-x-auto px-2">
            <ul className="flex min-w-max">
              {staffLinks.map((link) => (
                <li key={link.to}>
                  <NavLink
                    to={link.to}
                    className="inline-flex min-h-12 items-center border-b-3 border-transparent px-3 font-bold text-ink-soft no-underline hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink"
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </div>
  );
}
