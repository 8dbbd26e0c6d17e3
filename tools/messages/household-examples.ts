import type { ReserveText } from '../../src/server/notifying/writing/reserve-text.ts';
import { dayExamples } from './day-examples.ts';
import { messageExamples } from './message-examples.ts';
import { morningExamples } from './morning-examples.ts';
import { passExamples } from './pass-examples.ts';
import { peopleExamples } from './people-examples.ts';

/** Messages about a family's people, its stays and what it and a branch tell each other. */
export const householdExamples = (later: ReserveText, first: Parameters<typeof morningExamples>[0]) => ({
  ...messageExamples,
  ...peopleExamples,
  ...dayExamples,
  ...morningExamples(first),
  ...passExamples(later),
  health_check_asked: [{ when: 'お子さまの書類の期限が近いとき', data: {} }],
});
