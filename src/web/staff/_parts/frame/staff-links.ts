import {
  Banknote,
  BellRing,
  BookOpenCheck,
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  DoorOpen,
  History,
  House,
  Inbox,
  type LucideIcon,
  Mail,
  NotebookPen,
  Pill,
  QrCode,
  Siren,
  TabletSmartphone,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { mayOpenPage, worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import { accountRole } from '../../../../domain/codes.ts';
import { headquartersAreas } from '../../../console/headquarters-areas.ts';

export type StaffLink = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Which count of SelectStaffWaiting is beside it. */
  waiting?: 'requests' | 'failures' | 'messages' | 'inbox' | 'open_stays' | 'unclosed_days';
  /** `own_manager`: a manager's alone; headquarters find it in their own pages. */
  for?: 'manager' | 'own_manager' | 'headquarters' | undefined;
};

/** In the order of a day; the first four are in the phone's bar. */
const staffLinks: readonly StaffLink[] = [
  { to: '/staff/today', label: '今日', icon: DoorOpen, waiting: 'open_stays' },
  { to: '/staff/requests', label: '承認待ち', icon: Inbox, waiting: 'requests' },
  { to: '/staff/reserves', label: '予約', icon: CalendarRange },
  { to: '/staff/childcares', label: '精算', icon: Banknote, waiting: 'failures' },
  { to: '/staff/scan', label: 'お迎えパス', icon: QrCode },
  { to: '/staff/care', label: '記録', icon: NotebookPen },
  { to: '/staff/wishes', label: '空き待ち', icon: BellRing },
  { to: '/staff/calendar', label: 'カレンダー', icon: CalendarDays },
  { to: '/staff/roster', label: 'シフト', icon: CalendarClock },
  { to: '/staff/customers', label: 'お客様', icon: Users },
  { to: '/staff/inbox', label: '問い合わせ', icon: Mail, waiting: 'inbox' },
  { to: '/staff/reports', label: '日報', icon: ClipboardList, waiting: 'unclosed_days' },
  { to: '/staff/emergency', label: '緊急', icon: Siren },
  { to: '/staff/medicines', label: '与薬', icon: Pill },
  { to: '/staff/incidents', label: '事故報告', icon: TriangleAlert },
  { to: '/staff/headquarters/branches', label: '園の設定', icon: House, for: 'own_manager' },
  { to: '/staff/figures', label: '集計', icon: ChartColumn, for: 'own_manager' },
  { to: '/staff/headquarters/books', label: '月の締め', icon: BookOpenCheck, for: 'own_manager' },
  { to: '/staff/tablets', label: '園の端末', icon: TabletSmartphone, for: 'manager' },
  { to: '/staff/audit', label: '操作記録', icon: History, for: 'manager' },
  { to: '/staff/headquarters', label: '本部管理', icon: Building2, waiting: 'messages', for: 'headquarters' },
];

/** Roles with one kind of work have the areas of it. */
export function linksOf(role: number): readonly StaffLink[] {
  if (role === accountRole.code.headquarters || worksAtBranches(role)) return staffLinks;
  return headquartersAreas
    .filter(({ to }) => mayOpenPage(role, to))
    .map(({ to, label }) => ({
      icon: Building2,
      ...staffLinks.find((link) => link.to === to),
      to,
      label,
      for: undefined,
    }));
}

export const inBar = 4;
