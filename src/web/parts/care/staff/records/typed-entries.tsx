import { useState } from 'react';
import { childLogKind } from '../../../../../domain/care/log-codes.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { temperatureOf } from './temperature.ts';
import type { Writing } from './use-writing.ts';

const { temperature, note } = childLogKind.code;

export function TypedTemperature({ log }: Pick<Writing, 'log'>) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  function write() {
    const read = temperatureOf(typed);
    if (read === undefined || read === null) return setWrong('30.0から45.0までの体温を入力してください。');
    setWrong(undefined);
    setTyped('');
    void log({ kind: temperature, temperature: read });
  }
  return (
    <HandForm className="flex items-end gap-2" onSend={write}>
      <TextField
        label="ほかの体温"
        unmarked
        className="w-40"
        inputMode="decimal"
        autoComplete="off"
        placeholder="38.2"
        value={typed}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="plain">
        体温を記録
      </Button>
    </HandForm>
  );
}

export function TypedNote({ log }: Pick<Writing, 'log'>) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(true);
  const [wrong, setWrong] = useState<string>();
  function write() {
    if (words.trim() === '') return setWrong('メモを入力してください。');
    setWrong(undefined);
    setWords('');
    void log({ kind: note, note: words.trim(), ...(!shown && { family_flag: false }) });
  }
  return (
    <HandForm className="grid gap-2" onSend={write}>
      <TextAreaField
        label="メモ"
        unmarked
        rows={2}
        maxLength={500}
        value={words}
        error={wrong}
        onChange={(event) => setWords(event.target.value)}
      />
      <label className="-mt-1 inline-flex min-h-11 w-fit items-center gap-3 font-bold">
        <input
          type="checkbox"
          className="size-5 accent-action"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        保護者にも見せる
      </label>
      <Button type="submit" kind="plain" className="w-fit">
        メモを記録
      </Button>
    </HandForm>
  );
}
