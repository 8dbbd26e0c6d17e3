import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { SelectHeadquartersStaffNamesDocument } from '../../../contract/operations/generated.ts';
import { withPlaceholder } from '../../../domain/code-list.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { AuditFilter } from './audit-filter.ts';
import { auditActions, auditTables } from './audit-text.ts';

/** Person, act, object and time; all of it is in the address. */
export function AuditFilterForm({ filter }: { filter: AuditFilter }) {
  const { data } = useAnswer(operation(SelectHeadquartersStaffNamesDocument, {}));
  const people = (data?.accounts ?? []).map(({ id, name, branch }) => ({
    key: String(id),
    label: `${name}(${branch?.name ?? ''})`,
  }));
  return (
    <Form
      role="search"
      aria-label="操作記録を探す"
      className="mb-5 grid grid-cols-2 items-end gap-3 md:grid-cols-4"
      replace
      key={JSON.stringify([filter, people.length])}
    >
      <SelectField
        label="人"
        unmarked
        name="account"
        options={withPlaceholder(people, 'すべて')}
        defaultValue={filter.account}
      />
      <ActionField action={filter.action} />
      <SelectField
        label="対象"
        unmarked
        name="table"
        options={withPlaceholder(auditTables, 'すべて')}
        defaultValue={filter.table}
      />
      <TextField label="この日から" unmarked type="date" name="from" autoComplete="off" defaultValue={filter.from} />
      <TextField label="この日まで" unmarked type="date" name="to" autoComplete="off" defaultValue={filter.to} />
      <TextField
        label="理由に含む文字"
        unmarked
        type="search"
        name="text"
        autoComplete="off"
        defaultValue={filter.text}
      />
      {filter.record !== '' && <input type="hidden" name="record" value={filter.record} />}
      <Button type="submit" kind="plain">
        <Search className="size-5" aria-hidden="true" />
        探す
      </Button>
    </Form>
  );
}

/** A hundred and fifty acts: a word finds them, the browser offers what contains it. */
function ActionField({ action }: { action: string }) {
  return (
    <>
      <TextField
        label="操作(例: 返金)"
        unmarked
        type="search"
        name="action"
        list="audit-actions"
        autoComplete="off"
        defaultValue={action}
      />
      <datalist id="audit-actions">
        {auditActions.map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    </>
  );
}
