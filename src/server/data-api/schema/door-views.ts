import { list, object, type ViewDeclaration } from './view-declaration.ts';

/** What the door asks of: who may fetch, and who never. */
export const doorViews: readonly ViewDeclaration[] = [
  {
    view: 'view_door_people',
    key: ['reserve_id', 'place', 'name'],
    notNull: ['reserve_id', 'place', 'kind', 'name', 'name_kana', 'relation', 'standing', 'since'],
    relations: [{ ...list('view_door_people', 'id', 'reserve_id'), on: 'reserves' }],
  },
  {
    view: 'view_pickup_bars_in_force',
    key: ['id'],
    notNull: ['id', 'child_id', 'name', 'name_kana', 'relation'],
    relations: [
      object('file', 'files', 'file_id'),
      { ...list('view_pickup_bars_in_force', 'id', 'child_id'), on: 'children' },
    ],
  },
];
