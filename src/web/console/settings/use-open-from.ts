import { addDays, type TokyoDate } from '../../../domain/time.ts';
import { reading } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** The first day whose rows can still be changed: tomorrow, or today while no family is there. */
export function useOpenFrom(): TokyoDate {
  const today = useServerToday();
  return useAnswer(reading('headquartersPlanFigures', {})).data?.open_from ?? addDays(today, 1);
}
