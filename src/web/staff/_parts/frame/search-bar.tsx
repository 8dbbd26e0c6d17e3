import { Search } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import type { CodeOption } from '../../../../domain/code-list.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';

type SearchBarProps = {
  label: string;
  textLabel: string;
  text: string;
  filter?: { label: string; value: string; options: readonly CodeOption[] };
  date?: { label: string; value: string };
};

/** What is searched stands in the address, so back and reload keep it. Choosing searches at once. */
export function SearchBar({ label, textLabel, text, filter, date }: SearchBarProps) {
  const submit = useSubmit();
  return (
    <Form role="search" aria-label={label} className="mb-5 grid grid-cols-2 items-end gap-3 md:flex" replace>
      <TextField
        className="col-span-2 md:flex-1"
        label={textLabel}
        unmarked
        type="search"
        name="text"
        autoComplete="off"
        defaultValue={text}
        key={text}
      />
      {filter && (
        <SelectField
          className="md:w-44"
          label={filter.label}
          unmarked
          name="status"
          options={filter.options}
          defaultValue={filter.value}
          onChange={(event) => void submit(event.currentTarget.form)}
        />
      )}
      {date && (
        <TextField
          className="md:w-44"
          label={date.label}
          unmarked
          type="date"
          name="from"
          autoComplete="off"
          defaultValue={date.value}
        />
      )}
      <Button type="submit" kind="plain" className="col-span-2 md:px-5">
        <Search className="size-5" aria-hidden="true" />
        探す
      </Button>
    </Form>
  );
}
