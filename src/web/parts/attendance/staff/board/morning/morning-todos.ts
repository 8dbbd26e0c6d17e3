import { formatTime } from '../../../../../../domain/time-format.ts';
import type { Todo } from '../../../../../console/todo.ts';
import type { Board } from '../board.ts';
import { attentionChildren, reasonsText } from './morning-text.ts';

/** Children whose morning form needs staff attention before they arrive. */
export const morningTodos = (board: Board, open: (form_id: number) => void): Todo[] =>
  attentionChildren(board).map(({ entry, child, form }) => ({
    key: `morning ${form.id}`,
    child: { id: child.child_id, name: child.name },
    tone: 'ask',
    kind: '朝の様子',
    text: `朝の様子に要確認 ${formatTime(entry.reserve.start_datetime)} ${reasonsText(form)}${form.asked_at ? ' ご相談あり' : ''}`,
    act: { label: '様子を確認する', press: () => open(form.id) },
  }));
