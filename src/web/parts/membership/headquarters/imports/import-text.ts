import type { ImportKind } from '../../../../../domain/codes.ts';

export const importText: Readonly<Record<ImportKind, { label: string; unit: string; template: string; text: string }>> =
  {
    branches: {
      label: '園',
      unit: '園',
      template: 'en-hinagata.csv',
      text: '園の名前、住所、時間、定員。「開園準備中」として作ります。',
    },
    families: {
      label: 'ご家庭',
      unit: '家庭',
      template: 'katei-hinagata.csv',
      text: '保護者の方とお子さま(4人まで)。1行が1家庭です。',
    },
  };
