import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import type { Person } from '../person.ts';
import type { Step } from './step.ts';

const column = (title: string) => ({ role: 'region', text: `/^${title}/` });

/** The board of today on a tablet. */
export const boardSteps: readonly Step[] = [
  { name: 'board: staff sign in, the three columns stand', run: open },
  { name: 'board: a child is checked in and taken back', run: checkIn },
];

async function open(person: Person): Promise<void> {
  await person.goto('/staff/login');
  await person.fill('メールアドレス', 'minato-staff@example.jp');
  await person.fill('パスワード', demoPassword);
  await person.press('Enter');
  await person.isAt(/^\/staff\/today/);
  await person.sees('自動更新中');
  for (const title of ['来園予定', 'お預かり中', '降園済み']) await person.sees(column(title));
}

async function checkIn(person: Person): Promise<void> {
  const child = '鈴木 湊';
  await person.button(`${child} 登園`);
  // Hours before the reserve begins the board asks first.
  await person.button('登園にする', { role: 'alertdialog' });
  await person.sees({ text: child, within: column('お預かり中') });
  await person.button(`${child} 元に戻す`);
  await person.sees({ text: child, within: column('来園予定') });
}
