import type { FieldValues } from 'react-hook-form';
import type { FormState } from '../../form/use-action-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { fieldLabel, valueText } from '../audit/audit-fields.ts';
import { Differences } from './differences.tsx';

type ChangedMeanwhileProps = {
  conflict: FormState<FieldValues>['conflict'];
  table: string;
  busy: boolean;
  /** Takes over what is saved; the form is opened again with it. */
  onReload: () => void;
};

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** Another user saved first: their values beside one's own, field by field, before anything is overwritten. */
export function ChangedMeanwhile({ conflict, table, busy, onReload }: ChangedMeanwhileProps) {
  if (conflict === undefined) return null;
  const { current, typed, overwrite, dismiss } = conflict;
  const different = Object.keys(typed).filter(
    (field) => field !== 'version' && field in current && textOf(typed[field]) !== textOf(current[field]),
  );
  const rows = different.map((field) => ({
    name: fieldLabel(field),
    before: valueText(table, field, current[field]),
    after: valueText(table, field, typed[field]),
  }));
  return (
    <Dialog
      title="ほかの人が先に保存しました"
      isOpen
      question
      onClose={dismiss}
      actions={
        <>
          <Button kind="plain" busy={busy} busyLabel="保存しています" onClick={() => void overwrite()}>
            自分の入力で保存する
          </Button>
          <Button
            onClick={() => {
              dismiss();
              onReload();
            }}
          >
            保存済みの内容を読み込む
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <p>入力した内容は、保存済みの内容と同じです。</p>
      ) : (
        <Differences caption="入力した内容と違うところ" titles={['保存済み', '自分の入力']} rows={rows} />
      )}
    </Dialog>
  );
}

/** The same in words, where there is nothing to compare. */
export function ChangedNotice<Values extends FieldValues>({ of }: { of: FormState<Values> }) {
  return (
    <ErrorNotice text={of.conflict && 'ほかの人が先に変更しました。画面を読み込み直して、もう一度お進みください。'} />
  );
}
