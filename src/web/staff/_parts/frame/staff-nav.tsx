import { Building2, DoorOpen, Ellipsis, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type NavigationEntry, waitingIn } from '../../../console/navigation/navigation.ts';
import { BottomSheet } from '../../../ui/dialog.tsx';
import { Count } from './count.tsx';
import type { Navigation } from './use-navigation.ts';

/** So many entries stand in the phone's bar; the rest is behind その他. */
const inBar = 4;

/** A rail with words under the icons on a tablet, a list on a wide screen, a bar under the thumb on a phone. */
export function StaffNav({ navigation }: { navigation: Navigation }) {
  const { entries, place, counts, other } = navigation;
  const itemOf = (entry: NavigationEntry): Item => ({
    to: entry.tabs[0].to,
    label: entry.label,
    icon: entry.icon,
    count: waitingIn(entry.tabs, counts),
    current: place?.entry.label === entry.label,
  });
  const items = entries.map(itemOf);
  const elsewhere: Item | null = other && {
    to: other.to,
    label: other.label,
    icon: other.at === 'rooms' ? Building2 : DoorOpen,
    count: other.count,
    current: false,
  };
  return (
    <>
      <nav
        aria-label="スタッフメニュー"
        className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 overflow-y-auto border-r border-line bg-cream pb-40 md:block md:w-24 xl:w-54"
      >
        {other?.at === 'rooms' && elsewhere && <Elsewhere item={elsewhere} className="border-b" />}
        <ul className="grid gap-0.5 p-2">
          {items.map((item) => (
            <li key={item.to}>
              <SideLink item={item} />
            </li>
          ))}
        </ul>
        {other?.at === 'branch' && elsewhere && <Elsewhere item={elsewhere} className="border-t" />}
      </nav>
      <PhoneBar items={items} elsewhere={elsewhere} />
    </>
  );
}

type Item = { to: string; label: string; icon: LucideIcon; count: number; current: boolean };

const Elsewhere = ({ item, className }: { item: Item; className: string }) => (
  <div className={`border-line p-2 ${className}`}>
    <SideLink item={item} />
  </div>
);

const currentOf = ({ current }: Item) => (current ? 'page' : undefined);

function SideLink({ item }: { item: Item }) {
  return (
    <Link
      to={item.to}
      aria-current={currentOf(item)}
      className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-md px-1 text-center leading-tight font-bold text-ink-soft no-underline hover:bg-sand hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink aria-[current=page]:shadow-raised xl:min-h-12 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-left forced-colors:aria-[current=page]:border-2"
    >
      <item.icon className="size-5.5 shrink-0" aria-hidden="true" />
      <span className="phrases">{item.label}</span>
      <span className="absolute top-1 right-2 xl:static xl:ml-auto">
        <Count value={item.count} />
      </span>
    </Link>
  );
}

const barItem =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-note leading-tight font-bold text-ink-soft no-underline aria-[current=page]:text-action';

function PhoneBar({ items, elsewhere }: { items: readonly Item[]; elsewhere: Item | null }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet
  useEffect(() => {
    setOpen(false);
  }, [pathname]);
  const more = [...items.slice(inBar), ...(elsewhere ? [elsewhere] : [])];
  return (
    <nav
      aria-label="スタッフメニュー"
      className="fixed-bar fixed inset-x-0 bottom-0 z-30 bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar md:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.slice(0, inBar).map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={currentOf(item)} className={barItem}>
              <item.icon className="size-5.5" aria-hidden="true" />
              <span className="max-w-full truncate">{item.label}</span>
              <span className="absolute top-1 left-1/2 ml-2">
                <Count value={item.count} />
              </span>
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={more.some(({ current }) => current) ? 'page' : undefined}
            onClick={() => setOpen(true)}
            className={barItem}
          >
            <Ellipsis className="size-5.5" aria-hidden="true" />
            その他
            <span className="absolute top-1 left-1/2 ml-2">
              <Count value={more.reduce((sum, { count }) => sum + count, 0)} />
            </span>
          </button>
        </li>
      </ul>
      <BottomSheet title="メニュー" isOpen={open} onClose={() => setOpen(false)}>
        <ul className="grid grid-cols-2 gap-2.5">
          {more.map((item) => (
            <li key={item.to}>
              <Link
                to={item.to}
                aria-current={currentOf(item)}
                onClick={() => setOpen(false)}
                className="flex min-h-14 items-center gap-3 rounded-md border border-edge bg-white px-4 font-bold text-ink no-underline aria-[current=page]:border-action"
              >
                <item.icon className="size-5.5 text-ink-soft" aria-hidden="true" />
                {item.label}
                <span className="ml-auto">
                  <Count value={item.count} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </nav>
  );
}
