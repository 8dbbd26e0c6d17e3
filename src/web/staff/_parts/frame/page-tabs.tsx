import { Link } from 'react-router';
import { waitingIn } from '../../../console/navigation/navigation.ts';
import { Count } from './count.tsx';
import type { Navigation } from './use-navigation.ts';

/** The pages of the entry one is in, each with what waits there. An entry of one page has none. */
export function PageTabs({ navigation: { place, counts } }: { navigation: Navigation }) {
  if (place === null || place.entry.tabs.length === 1) return null;
  return (
    <nav aria-label={place.entry.label} className="overflow-x-auto border-b border-line bg-white">
      <ul className="mx-auto flex w-full max-w-[80rem] gap-1 px-2 md:px-4">
        {place.entry.tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab === place.tab ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-2 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:border-action aria-[current=page]:font-bold aria-[current=page]:text-ink"
            >
              {tab.label}
              <Count value={waitingIn([tab], counts)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
