import { Building2, ChartColumn, Megaphone, Scale, School, Users } from 'lucide-react';
import { mayOpenPage } from '../../../domain/auth/staff-rights.ts';
import type { NavigationEntry } from './navigation.ts';

/** The company in six rooms (decision 105). */
export const headquartersRooms: readonly NavigationEntry[] = [
  {
    label: 'いま',
    icon: Building2,
    tabs: [
      { to: '/staff/headquarters', label: 'いま' },
      { to: '/staff/headquarters/messages', label: '本部への連絡', count: 'messages' },
      { to: '/staff/inbox', label: '問い合わせ', count: 'inbox' },
      { to: '/staff/inbox/families', label: 'ご家族の連絡', count: 'families' },
      { to: '/staff/headquarters/closures', label: '休園' },
    ],
  },
  {
    label: '園',
    icon: School,
    tabs: [
      { to: '/staff/headquarters/branches', label: '園' },
      { to: '/staff/headquarters/imports', label: '取り込み' },
    ],
  },
  {
    label: '人',
    icon: Users,
    tabs: [
      { to: '/staff/headquarters/accounts', label: 'スタッフ' },
      { to: '/staff/headquarters/families', label: 'お客様の手続き' },
      { to: '/staff/headquarters/questionnaires', label: '退会アンケート' },
      { to: '/staff/headquarters/audit', label: '操作記録' },
    ],
  },
  {
    label: '料金と決まり',
    icon: Scale,
    tabs: [{ to: '/staff/headquarters/prices', label: '料金と決まり' }],
  },
  {
    label: '会社と掲載',
    icon: Megaphone,
    tabs: [
      { to: '/staff/headquarters/company', label: '会社と規約' },
      { to: '/staff/headquarters/contents', label: '掲載内容' },
      { to: '/staff/headquarters/announcements', label: 'ご家庭へのお知らせ' },
      { to: '/staff/headquarters/documents', label: '発行した書類' },
      { to: '/staff/headquarters/partners', label: '提携先のキー' },
    ],
  },
  {
    label: 'お金と数字',
    icon: ChartColumn,
    tabs: [
      { to: '/staff/headquarters/books', label: '帳簿' },
      { to: '/staff/headquarters/figures', label: '集計' },
    ],
  },
];

/** The rooms, and their tabs, that hold this role's work. */
export const roomsFor = (role: number): NavigationEntry[] =>
  headquartersRooms.flatMap((room) => {
    const [first, ...others] = room.tabs.filter(({ to }) => mayOpenPage(role, to));
    return first ? [{ ...room, tabs: [first, ...others] as const }] : [];
  });
