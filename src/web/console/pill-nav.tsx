import { NavLink } from 'react-router';

type PillNavProps = { label: string; links: readonly { to: string; label: string; end?: boolean }[] };

/** The pages of one area, side by side; on a phone they scroll. */
export function PillNav({ label, links }: PillNavProps) {
  return (
    <nav aria-label={label} className="off-paper -mx-4 mb-5 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2 md:flex-wrap">
        {links.map(({ to, label: words, end = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 text-note whitespace-nowrap text-ink no-underline hover:bg-cream aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-bold aria-[current=page]:text-white"
            >
              {words}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
