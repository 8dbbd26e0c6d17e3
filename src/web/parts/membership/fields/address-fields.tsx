import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type CodeOption, withPlaceholder } from '../../../../domain/code-list.ts';
import { ConvertedField } from '../../../form/fields/converted-field.tsx';
import { type AddressByPostalCode, lookUpPostalCode } from '../../../form/fields/postal-code.ts';
import { digitsOf } from '../../../form/fields/typed-text.ts';
import { useField } from '../../../form/schema-form.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';

type Named = { readonly id: number; readonly name: string };
const optionsOf = (rows: readonly Named[]): CodeOption[] =>
  rows.map(({ id, name }) => ({ key: String(id), label: name }));

/** Postal code, prefecture, address: seven digits fill in the rest, and what was filled in can be changed. */
export function AddressFields({ prefectures }: { prefectures: readonly Named[] }) {
  const word = usePostalCode();
  return (
    <>
      <div>
        <ConvertedField
          name="postal_code"
          hint="7桁の数字で。都道府県と住所が自動で入ります。"
          convert={(text) => digitsOf(text, 7)}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="1050013"
        />
        <p className="mt-1 text-note text-ink-soft empty:hidden" role="status">
          {word}
        </p>
      </div>
      <SelectField
        autoComplete="address-level1"
        options={withPlaceholder(optionsOf(prefectures))}
        {...useField('prefecture_id')}
      />
      <TextField autoComplete="address-level2" placeholder="港区浜松町" {...useField('address1', '市区町村・町名')} />
      <TextField autoComplete="address-line1" placeholder="2-14-6 いまほいくマンション301" {...useField('address2')} />
    </>
  );
}

/** Asks once per complete code that was typed here; a draft's own address is never overwritten on arrival. */
function usePostalCode(): string {
  const { setValue, clearErrors } = useFormContext();
  const code: unknown = useWatch({ name: 'postal_code' });
  const asked = useRef(code);
  const [word, setWord] = useState('');
  useEffect(() => {
    if (code === asked.current) return;
    asked.current = code;
    if (typeof code !== 'string' || !/^\d{7}$/.test(code)) return setWord('');
    const aborter = new AbortController();
    void lookUpPostalCode(code, aborter.signal).then((found) => {
      if (aborter.signal.aborted) return;
      const first = found?.[0];
      if (first) {
        setValue('prefecture_id', String(first.prefecture_id));
        setValue('address1', first.address1);
        clearErrors(['prefecture_id', 'address1']);
      }
      setWord(wordOf(found));
    });
    return () => aborter.abort();
  }, [code, setValue, clearErrors]);
  return word;
}

function wordOf(found: readonly AddressByPostalCode[] | null): string {
  if (found === null) return '住所を調べられませんでした。お手数ですが、ご入力ください。';
  const first = found[0];
  if (first === undefined) return 'この郵便番号の住所が見つかりません。番号をご確認ください。';
  const more = found.length > 1 ? '(ほかの町名の場合は、書き直してください)' : '';
  return `${first.prefecture_name}${first.address1}を入れました。${more}`;
}
