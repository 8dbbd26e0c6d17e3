import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import type { Todo } from '../../../../console/todo.ts';

/** Who is planned here today and is at another branch; red where stays are left short. */
export function elsewhereTodos(elsewhere: FunctionOk<'staffDayLoad'>['elsewhere']): Todo[] {
  if (elsewhere === null) return [];
  const { people, reserves } = elsewhere;
  const who = people.map(({ name, elsewhere_name }) => `${name}(${elsewhere_name})`).join('、');
  const short = reserves.length > 0;
  return [
    {
      key: 'elsewhere',
      child: null,
      tone: short ? 'wrong' : 'ask',
      kind: '職員',
      text: `シフトの職員が、ほかの園にいます: ${who}${short ? `。職員が足りなくなるご予約が${reserves.length}件あります` : ''}`,
      act: { label: 'シフトを開く', to: '/staff/roster' },
    },
  ];
}
