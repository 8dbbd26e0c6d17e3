import { NavLink } from 'react-router';
import { useStaff } from '../../frame/staff-context.tsx';

const links = [
  { to: '/staff/headquarters/books', label: '月の締め' },
  { to: '/staff/headquarters/books/mappings', label: '勘定科目の対応' },
];

/** The two pages of the books; a manager has the first alone. */
export function BooksNav() {
  const { headquarters } = useStaff();
  if (!headquarters) return null;
  return (
    <nav aria-label="帳簿" className="off-paper mb-5">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-note text-ink no-underline aria-[current=page]:border-action aria-[current=page]:font-bold"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
