import { Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { SelectStaffWaitingDocument } from '../../../../contract/operations/generated.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../console/use-live-answer.ts';
import { operation } from '../../../data/question.ts';
import { BottomSheet } from '../../../ui/dialog.tsx';
import { inBar, linksOf, type StaffLink } from './staff-links.ts';

type Counts = Record<NonNullable<StaffLink['waiting']>, number>;

function useCounts(): Counts {
  const { branch, headquarters } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffWaitingDocument, { branch_id: branch.id }));
  return {
    requests: (data?.requests.aggregate.count ?? 0) + (data?.waivers.aggregate.count ?? 0),
    // Headquarters answer the families that were handed over to them.
    inbox:
      (data?.inbox.aggregate.count ?? 0) +
      ((headquarters ? data?.handed.aggregate.count : data?.families.aggregate.count) ?? 0),
    open_stays: data?.open_stays.aggregate.count ?? 0,
    unclosed_days: data?.unclosed_days.aggregate.count ?? 0,
    messages: data?.messages.aggregate.count ?? 0,
    failures:
      (data?.failed_childcares.aggregate.count ?? 0) +
      (data?.failed_cancellations.aggregate.count ?? 0) +
      (data?.failed_corrections.aggregate.count ?? 0),
  };
}

/** A rail with words under the icons on a tablet, a list on a wide screen, a bar under the thumb on a phone. */
export function StaffNav() {
  const { account, manager, headquarters } = useStaff();
  const counts = useCounts();
  const links = linksOf(account.role).filter((link) => {
    if (link.for === 'manager') return manager;
    if (link.for === 'own_manager') return manager && !headquarters;
    return link.for === 'headquarters' ? headquarters : true;
  });
  return (
    <>
      <nav
        aria-label="スタッフメニュー"
        className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 overflow-y-auto border-r border-line bg-cream md:block md:w-24 xl:w-54"
      >
        <ul className="grid gap-0.5 p-2">
          {links.map((link) => (
            <li key={link.to}>
              <SideLink link={link} count={link.waiting ? counts[link.waiting] : 0} />
            </li>
          ))}
        </ul>
      </nav>
      <PhoneBar links={links} counts={counts} />
    </>
  );
}

function Count({ value, label }: { value: number; label: string }) {
  if (value === 0) return null;
  return (
    <span className="figures inline-flex min-w-5 items-center justify-center rounded-full bg-action px-1.5 text-[0.75rem] leading-5 font-bold text-white forced-colors:border">
      {value}
      <span className="sr-only">件{label}</span>
    </span>
  );
}

function SideLink({ link, count }: { link: StaffLink; count: number }) {
  return (
    <NavLink
      to={link.to}
      className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-md px-1 text-note leading-tight font-bold text-ink-soft no-underline hover:bg-sand hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink aria-[current=page]:shadow-raised xl:min-h-12 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-body forced-colors:aria-[current=page]:border-2"
    >
      <link.icon className="size-5.5 shrink-0" aria-hidden="true" />
      <span>{link.label}</span>
      <span className="absolute top-1 right-2 xl:static xl:ml-auto">
        <Count value={count} label="あります" />
      </span>
    </NavLink>
  );
}

const barItem =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-note leading-tight font-bold text-ink-soft no-underline aria-[current=page]:text-action';

function PhoneBar({ links, counts }: { links: readonly StaffLink[]; counts: Counts }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet
  useEffect(() => {
    setOpen(false);
  }, [pathname]);
  const more = links.slice(inBar);
  const elsewhereWaiting = more.reduce((sum, { waiting }) => sum + (waiting ? counts[waiting] : 0), 0);
  const elsewhere = more.some((link) => pathname.startsWith(link.to));
  return (
    <nav
      aria-label="スタッフメニュー"
      className="fixed-bar fixed inset-x-0 bottom-0 z-30 bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar md:hidden"
    >
      <ul className="grid grid-cols-5">
        {links.slice(0, inBar).map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className={barItem}>
              <link.icon className="size-5.5" aria-hidden="true" />
              {link.label}
              <span className="absolute top-1 left-1/2 ml-2">
                <Count value={link.waiting ? counts[link.waiting] : 0} label="あります" />
              </span>
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={elsewhere ? 'page' : undefined}
            onClick={() => setOpen(true)}
            className={barItem}
          >
            <Ellipsis className="size-5.5" aria-hidden="true" />
            その他
            <span className="absolute top-1 left-1/2 ml-2">
              <Count value={elsewhereWaiting} label="あります" />
            </span>
          </button>
        </li>
      </ul>
      <BottomSheet title="メニュー" isOpen={open} onClose={() => setOpen(false)}>
        <ul className="grid grid-cols-2 gap-2.5">
          {more.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                onClick={() => setOpen(false)}
                className="flex min-h-14 items-center gap-3 rounded-md border border-edge bg-white px-4 font-bold text-ink no-underline aria-[current=page]:border-action"
              >
                <link.icon className="size-5.5 text-ink-soft" aria-hidden="true" />
                {link.label}
                <span className="ml-auto">
                  <Count value={link.waiting ? counts[link.waiting] : 0} label="あります" />
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </nav>
  );
}
