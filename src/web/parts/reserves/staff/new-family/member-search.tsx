import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { digitsOf } from '../../../../form/fields/typed-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';

/** What the reserve form is opened with for a family of another branch. */
export type Introduced = { introduction?: string };

/** A member of another branch, found by two facts they state themselves; both must match exactly. */
export function MemberSearch({ known }: { known: string }) {
  const { branch } = useStaff();
  const navigate = useNavigate();
  const [contact, setContact] = useState(known);
  const [born, setBorn] = useState('');
  const { send, busy, text, clear } = useAction('staffFindMember');
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void find();
  };
  async function find() {
    const mail = contact.includes('@');
    const facts = { tel: mail ? null : digitsOf(contact, 11), email: mail ? contact.trim() : null };
    const result = await send({ branch_id: branch.id, ...facts, child_birth_date: born });
    if (result?.kind !== 'ok') return;
    const state: Introduced = { introduction: result.result.introduction };
    await navigate(`/staff/reserves/add/${result.result.customer_id}`, { state });
  }
  return (
    // Not a form itself: it is also used inside the form of a new family.
    <fieldset className="grid min-w-0 gap-4 rounded-lg bg-cream p-4" aria-label="ほかの園の会員の確認">
      <p className="text-note text-ink-soft">
        ご本人に2つの情報をうかがいます。両方が一致したときだけ、この園で予約を作れます。確認したことは操作記録に残ります。
      </p>
      <div className="grid items-end gap-4 md:grid-cols-2">
        <TextField
          label="登録の電話番号かメールアドレス"
          required
          autoComplete="off"
          value={contact}
          onKeyDown={onEnter}
          onChange={(event) => {
            clear();
            setContact(event.target.value);
          }}
        />
        <TextField
          label="お子さまの生年月日"
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder="20230401"
          value={born}
          onKeyDown={onEnter}
          onChange={(event) => {
            clear();
            setBorn(digitsOf(event.target.value, 8));
          }}
        />
      </div>
      <ErrorNotice text={text} />
      <Button kind="plain" className="w-fit" busy={busy} busyLabel="確認しています" onClick={() => void find()}>
        会員か確認する
      </Button>
    </fieldset>
  );
}
