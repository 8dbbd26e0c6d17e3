import { expect, it } from 'vitest';
import { ageLabelsAt } from './load-ages.ts';

const reserve = (from: string, to: string, ...births: string[]) => ({
  id: 1,
  start_datetime: `2026-11-18T${from}:00+09:00`,
  end_datetime: `2026-11-18T${to}:00+09:00`,
  reserve_details: births.map((date_of_birth, id) => ({ id, date_of_birth })),
});

it('counts the children of one moment by age', () => {
  const day = [
    reserve('09:00', '12:00', '2026-03-01', '2024-06-01'),
    reserve('10:00', '11:00', '2022-06-01', '2018-06-01'),
    reserve('12:00', '13:00', '2023-06-01'),
  ];
  expect(ageLabelsAt(day, '2026-11-18', 10 * 60)).toEqual([
    { label: '0歳', count: 1 },
    { label: '1〜2歳', count: 1 },
    { label: '3〜5歳', count: 1 },
    { label: '小学生', count: 1 },
  ]);
  expect(ageLabelsAt(day, '2026-11-18', 12 * 60)).toEqual([{ label: '3〜5歳', count: 1 }]);
  expect(ageLabelsAt(day, '2026-11-18', 8 * 60)).toEqual([]);
});
