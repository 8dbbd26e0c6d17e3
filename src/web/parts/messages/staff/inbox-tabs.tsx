import { NavLink } from 'react-router';

const tabs = [
  { to: '/staff/inbox', label: 'お問い合わせ・応募' },
  { to: '/staff/inbox/families', label: 'ご家族' },
];

/** One place for everybody who waits for an answer: strangers by mail, families in their threads. */
export function InboxTabs() {
  return (
    <nav aria-label="問い合わせの種類" className="mb-5 flex gap-1 border-b border-line">
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="inline-flex min-h-11 items-center border-b-3 border-transparent px-4 font-bold text-ink-soft no-underline aria-[current=page]:border-action aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
