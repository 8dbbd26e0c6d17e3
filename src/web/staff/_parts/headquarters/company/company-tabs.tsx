import { NavLink } from 'react-router';

const tabs = [
  { to: '/staff/headquarters/company', label: '会社の情報' },
  { to: '/staff/headquarters/company/documents', label: '規約と表記' },
  { to: '/staff/headquarters/company/bring_list', label: '持ち物' },
] as const;

/** The three parts of this area. */
export function CompanyTabs() {
  return (
    <nav aria-label="会社と規約" className="mb-5 overflow-x-auto">
      <ul className="flex gap-2">
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/staff/headquarters/company'}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-note whitespace-nowrap text-ink no-underline aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-bold aria-[current=page]:text-white"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
