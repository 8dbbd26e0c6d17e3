import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import type { CodeOption } from '../../domain/code-list.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';

type SearchBarProps = {
  label: string;
  textLabel: string;
  text: string;
  filter?: { label: string; value: string; options: readonly CodeOption[] };
  date?: { label: string; value: string };
};

/** Long enough for a word to be typed on, short enough to feel at once. */
const pauseMilliseconds = 250;

/** What is searched is in the address, so back and reload keep it. Typing and choosing search by themselves. */
export function SearchBar({ label, textLabel, text, filter, date }: SearchBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, setTyped, noteAsked, searchNow } = useTypedSearch(text, form);
  return (
    <Form
      ref={form}
      role="search"
      aria-label={label}
      className="mb-5 grid grid-cols-2 items-end gap-3 md:flex"
      replace
      onSubmit={noteAsked}
    >
      <TextField
        className="col-span-2 md:flex-1"
        label={textLabel}
        unmarked
        type="search"
        name="text"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {filter && (
        <SelectField
          className="md:w-44"
          label={filter.label}
          unmarked
          name="status"
          options={filter.options}
          defaultValue={filter.value}
          key={`filter ${filter.value}`}
          onChange={searchNow}
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
          key={`date ${date.value}`}
        />
      )}
      <Button type="submit" kind="plain" className="col-span-2 md:px-5">
        <Search className="size-5" aria-hidden="true" />
        探す
      </Button>
    </Form>
  );
}

/** What is typed searches after a pause; a search by the button or from elsewhere is not repeated. */
function useTypedSearch(text: string, form: RefObject<HTMLFormElement | null>) {
  const submit = useSubmit();
  const [typed, setTyped] = useState(text);
  /** What the address was last asked to say: its own echo never overwrites what was typed on. */
  const asked = useRef(text);
  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => {
    if (typed === asked.current) return;
    const timer = setTimeout(() => {
      // Searched meanwhile by the button: a second time would take back where the reader has gone since.
      if (typed === asked.current) return;
      asked.current = typed;
      void submit(form.current, { replace: true });
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, submit, form]);
  const searchNow = () => {
    asked.current = typed;
    void submit(form.current, { replace: true });
  };
  const noteAsked = () => {
    asked.current = typed;
  };
  return { typed, setTyped, noteAsked, searchNow };
}
