import {
  Banknote,
  CalendarClock,
  CalendarRange,
  ClipboardList,
  DoorOpen,
  House,
  NotebookPen,
  Users,
} from 'lucide-react';
import type { NavigationEntry } from './navigation.ts';

/** The day of a branch in eight entries, in the order of how often they are used (decision 105). The first four are in the phone's bar. */
export const branchEntries: readonly NavigationEntry[] = [
  {
    label: '今日',
    icon: DoorOpen,
    tabs: [{ to: '/staff/today', label: '今日', also: ['/staff/scan'], count: 'board' }],
  },
  {
    label: '保育',
    icon: NotebookPen,
    tabs: [{ to: '/staff/care', label: '保育', also: ['/staff/medicines/add'], count: 'care' }],
  },
  {
    label: '予約',
    icon: CalendarRange,
    tabs: [
      { to: '/staff/reserves', label: '予約' },
      { to: '/staff/requests', label: '承認待ち', count: 'requests' },
      { to: '/staff/wishes', label: '空き待ち' },
      { to: '/staff/calendar', label: 'カレンダー', also: ['/staff/closures'] },
    ],
  },
  {
    label: 'ご家庭',
    icon: Users,
    tabs: [
      { to: '/staff/customers', label: 'ご家庭', also: ['/staff/families'] },
      { to: '/staff/inbox/families', label: '連絡', count: 'families', for: 'branch' },
      { to: '/staff/inbox', label: '問い合わせ', count: 'inbox', for: 'branch' },
      { to: '/staff/headquarters/announcements', label: 'お知らせ', for: 'branch_manager' },
    ],
  },
  {
    label: 'お金',
    icon: Banknote,
    tabs: [
      { to: '/staff/childcares', label: '精算', count: 'failures' },
      { to: '/staff/headquarters/books', label: '月の締め', for: 'branch_manager' },
      { to: '/staff/figures', label: '集計', for: 'branch_manager' },
    ],
  },
  {
    label: '職員',
    icon: CalendarClock,
    tabs: [
      { to: '/staff/roster', label: 'シフト' },
      { to: '/staff/cover', label: '応援', for: 'manager' },
      { to: '/staff/own_shifts', label: '自分のシフト' },
      { to: '/staff/tablets', label: '園の端末', for: 'manager' },
    ],
  },
  {
    label: '記録簿',
    icon: ClipboardList,
    tabs: [
      { to: '/staff/reports', label: '日報と締め', count: 'unclosed_days' },
      { to: '/staff/incidents', label: '事故' },
      { to: '/staff/medicines', label: '与薬の記録' },
      { to: '/staff/audit', label: '操作記録', for: 'manager' },
    ],
  },
  {
    label: '園の設定',
    icon: House,
    tabs: [{ to: '/staff/headquarters/branches', label: '園の設定', for: 'manager' }],
  },
];
