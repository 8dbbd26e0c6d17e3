import type { SavedMeanwhile } from '../../../../form/refused-fields.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { fieldLabel, valueText } from '../../audit/audit-fields.ts';

type ChangedMeanwhileProps = {
  conflict:
    | {
        current: SavedMeanwhile;
        typed: Readonly<Record<string, unknown>>;
        overwrite: () => Promise<void>;
        dismiss: () => void;
      }
    | undefined;
  table: string;
  busy: boolean;
  /** Takes over what is saved; the form is opened again with it. */
  onReload: () => void;
};

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** Somebody else was faster: their values beside one's own, field by field, before anything is overwritten. */
export function ChangedMeanwhile({ conflict, table, busy, onReload }: ChangedMeanwhileProps) {
  if (conflict === undefined) return null;
  const { current, typed, overwrite, dismiss } = conflict;
  const different = Object.keys(typed).filter(
    (field) => field !== 'version' && field in current && textOf(typed[field]) !== textOf(current[field]),
  );
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
      {different.length === 0 ? (
        <p>入力した内容は、保存済みの内容と同じです。</p>
      ) : (
        <table className="w-full table-fixed border-collapse text-note">
          <caption className="mb-2 text-left">入力した内容と違うところ</caption>
          <thead className="text-left text-ink-soft">
            <tr>
              <th scope="col" className="w-1/4 py-1 font-normal">
                項目
              </th>
              <th scope="col" className="py-1 font-normal">
                保存済み
              </th>
              <th scope="col" className="py-1 font-normal">
                自分の入力
              </th>
            </tr>
          </thead>
          <tbody>
            {different.map((field) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-1 pr-2 text-left font-normal break-all">
                  {fieldLabel(field)}
                </th>
                <td className="py-1 pr-2 break-all">{valueText(table, field, current[field])}</td>
                <td className="py-1 break-all">{valueText(table, field, typed[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
