import { ChevronDown, LogOut, Siren, UserCog, UserRound, Users, Wifi, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { mayOpenPage, worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import { brand } from '../../../../domain/brand.ts';
import { accountRole } from '../../../../domain/codes.ts';
import { hasBranch, type Staff, useLiveState, useStaffIfAny } from '../../../console/staff-context.tsx';
import { useLock } from '../../../console/tablet/lock-now.ts';
import { useTablet } from '../../../console/tablet/use-tablet.ts';
import { LogoMark } from '../../../illustrations/logo.tsx';
import { MenuClock } from '../../../parts/staffing/staff/roster/clock-buttons.tsx';
import { session } from '../../../session/browser-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { ConsoleSearch } from '../search/console-search.tsx';
import { BranchSwitcher } from './branch-switcher.tsx';

export function StaffHeader() {
  const staff = useStaffIfAny();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-paper px-4 md:px-5">
      <LogoMark className={`size-8 shrink-0 ${staff ? 'max-md:hidden' : ''}`} />
      {staff ? (
        <Signed staff={staff} />
      ) : (
        <p className="font-bold">
          {brand.name} <span className="text-note font-normal text-ink-soft">スタッフ</span>
        </p>
      )}
    </header>
  );
}

function Signed({ staff }: { staff: Staff }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inRooms = staff.headquarters && pathname.startsWith('/staff/headquarters');
  /** From headquarters' rooms a branch is chosen in order to go there. */
  const chooseBranch: Staff['chooseBranch'] = (branch) => {
    staff.chooseBranch(branch);
    if (inRooms) void navigate('/staff/today');
  };
  const hasDays = hasBranch(staff) && mayOpenPage(staff.account.role, '/staff/today');
  return (
    <>
      {hasDays ? (
        <BranchSwitcher staff={{ ...staff, chooseBranch }} />
      ) : (
        <p className="truncate font-bold">{hasBranch(staff) ? '本部' : staff.branch.name}</p>
      )}
      <ConsoleSearch staff={staff} />
      {/* Beside the menu from a tablet on: the middle of the head is free for what a press has to say. */}
      <div className="ml-auto flex shrink-0 items-center gap-1 md:fixed md:bottom-0 md:left-0 md:z-30 md:h-40 md:w-24 md:flex-col md:justify-end md:gap-1 md:p-2 md:pb-3 xl:w-54 xl:items-start">
        <LiveSign />
        <ChangePerson />
        <AccountMenu staff={staff} />
      </div>
      {hasDays && <EmergencyButton />}
    </>
  );
}

/** In the same place on every page. It opens a page, fetched beforehand so that it opens without connection too; nothing is sent by this press. */
function EmergencyButton() {
  return (
    <NavLink
      to="/staff/emergency"
      prefetch="render"
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border-2 border-wrong bg-wrong px-3 font-bold whitespace-nowrap text-white no-underline md:ml-auto aria-[current=page]:bg-white aria-[current=page]:text-wrong"
    >
      <Siren className="size-5" aria-hidden="true" />
      緊急
    </NavLink>
  );
}

/** On a shared tablet: one touch to the name tiles. */
function ChangePerson() {
  const tablet = useTablet();
  const lock = useLock();
  if (tablet === null) return null;
  return (
    <Button kind="plain" size="small" onClick={lock}>
      <Users className="size-4.5" aria-hidden="true" />
      交代
    </Button>
  );
}

/** In words: at the door there is no time to guess icons. */
function LiveSign() {
  const state = useLiveState();
  const Icon = state === 'lost' ? WifiOff : Wifi;
  const word = state === 'live' ? '自動更新中' : state === 'lost' ? '接続なし' : '接続中';
  return (
    <p
      role="status"
      data-live={state}
      className={`flex items-center gap-1.5 text-note font-bold md:justify-center md:text-center md:leading-tight ${state === 'lost' ? 'text-wrong' : state === 'live' ? 'text-trust' : 'text-ink-soft'}`}
    >
      {/* The rail of a tablet is as wide as the words. */}
      <Icon className="size-4.5 md:max-xl:hidden" aria-hidden="true" />
      <span className={state === 'lost' ? '' : 'sr-only md:not-sr-only'}>{word}</span>
    </p>
  );
}

function AccountMenu({ staff }: { staff: Staff }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();
  async function leave() {
    setBusy(true);
    const left = await session().signOut();
    setBusy(false);
    setFailed(!left);
    if (left) await navigate('/staff/login', { replace: true });
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-note hover:bg-sand md:max-w-full md:px-1 xl:px-2"
      >
        <UserRound className="size-5 md:hidden" aria-hidden="true" />
        <span className="truncate font-bold max-md:sr-only md:max-w-18 xl:max-w-none">{staff.account.name}</span>
        <span className="hidden text-ink-soft xl:inline">{accountRole.label(staff.account.role)}</span>
        <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
      </button>
      <Dialog title={staff.account.name} isOpen={open} onClose={() => setOpen(false)}>
        <p className="mb-4 text-note text-ink-soft">
          {accountRole.label(staff.account.role)} ·{' '}
          {!worksAtBranches(staff.account.role) ? '全園' : staff.branches.map(({ name }) => name).join('、')}
        </p>
        {hasBranch(staff) && <MenuClock />}
        <ErrorNotice
          text={failed && 'ログアウトできませんでした。電波を確認して、もう一度押してください。'}
          className="mb-4"
        />
        <LinkButton to="/staff/account" kind="plain" className="mb-3 w-full" onClick={() => setOpen(false)}>
          <UserCog className="size-5" aria-hidden="true" />
          アカウント設定
        </LinkButton>
        <Button kind="plain" busy={busy} busyLabel="ログアウトしています" onClick={leave} className="w-full">
          <LogOut className="size-5" aria-hidden="true" />
          ログアウト
        </Button>
      </Dialog>
    </>
  );
}
