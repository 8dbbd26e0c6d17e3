import { headquarters, minatoHiroba, musashinoMidori } from './branch-list.ts';

export interface DemoAccount {
  id: number;
  key: string;
  branch_id: number;
  name: string;
  role: 1 | 2 | 3;
  disable: boolean;
}

export const demoAccounts: readonly DemoAccount[] = [
  { id: 1, key: 'honbu', branch_id: headquarters, name: '岡田 恵', role: 1, disable: false },
  { id: 2, key: 'minato-manager', branch_id: minatoHiroba, name: '藤井 奈々', role: 2, disable: false },
  { id: 3, key: 'minato-staff', branch_id: minatoHiroba, name: '前田 亮', role: 3, disable: false },
  { id: 4, key: 'musashino-manager', branch_id: musashinoMidori, name: '村上 涼子', role: 2, disable: false },
  { id: 5, key: 'musashino-staff', branch_id: musashinoMidori, name: '石川 拓', role: 3, disable: false },
  { id: 6, key: 'former-staff', branch_id: minatoHiroba, name: '長谷川 彩', role: 3, disable: true },
];

/** 村上 also stands in for the manager of the branch next door. */
export const demoAccountBranches = [{ account_id: 4, branch_id: 4 }];

/** Numbers that no prefecture has given out. */
export const demoQualifications = [
  { account_id: 2, qualification: 1, registration_number: '東京都-900001' },
  { account_id: 3, qualification: 1, registration_number: '東京都-900002' },
  { account_id: 4, qualification: 1, registration_number: '東京都-900003' },
  { account_id: 5, qualification: 7, registration_number: '' },
];
