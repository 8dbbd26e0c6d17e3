import { NavLink } from 'react-router';

const pages = [
  ['/staff/care', '記録'],
  ['/staff/care/naps', '午睡チェック'],
] as const;

/** The two pages of care. */
export function CareTabs({ asleep }: { asleep: number | undefined }) {
  return (
    <ul className="-mt-2 mb-4 flex flex-wrap gap-x-1 border-b border-line">
      {pages.map(([to, words]) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className={({ isActive }) =>
              `-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 px-3 ${isActive ? 'border-action font-bold text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`
            }
          >
            {words}
            {to === '/staff/care/naps' && (
              <span className="figures min-w-9 text-note">{asleep === undefined ? '' : `${asleep}名`}</span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
