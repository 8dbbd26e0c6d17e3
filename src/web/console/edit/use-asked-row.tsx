import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type Asked<Row> = { what: 'edit'; row: Row | null } | { what: 'remove'; row: Row };
type AskedRow<Row> = ReturnType<typeof useAskedRow<Row>>;

/** Which row of a list is changed (null: a new one is added) or removed; afterwards the list is read again. */
export function useAskedRow<Row>(reload: () => Promise<unknown>) {
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const onClose = () => setAsked(null);
  const onSaved = () => {
    onClose();
    void reload();
  };
  return {
    edited: asked?.what === 'edit' ? asked : undefined,
    removed: asked?.what === 'remove' ? asked.row : undefined,
    edit: (row: Row | null) => setAsked({ what: 'edit', row }),
    remove: (row: Row) => setAsked({ what: 'remove', row }),
    ways: { onClose, onSaved },
  };
}

type RowButtonsProps<Row> = { of: AskedRow<Row>; row: Row; name: string; edit?: string; remove?: string };

/** What can be done with a row of the list. */
export function RowButtons<Row>({ of, row, name, edit = '変更する', remove = '削除する' }: RowButtonsProps<Row>) {
  const named = <span className="sr-only">({name})</span>;
  return (
    <span className="flex gap-2">
      <Button kind="plain" size="small" onClick={() => of.edit(row)}>
        {edit}
        {named}
      </Button>
      <Button kind="quiet" size="small" onClick={() => of.remove(row)}>
        {remove}
        {named}
      </Button>
    </span>
  );
}
