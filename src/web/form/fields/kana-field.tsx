import { type ComponentProps, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConvertedField } from './converted-field.tsx';
import { katakanaOf } from './typed-text.ts';

type Converter = Parameters<typeof katakanaOf>[1];

/** Kana typed as hiragana becomes katakana. The converter is loaded after the page is shown; nothing waits for it. */
export function KanaField({ name, ...field }: Omit<ComponentProps<typeof ConvertedField>, 'convert' | 'autoComplete'>) {
  const converter = useRef<Converter>(undefined);
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    let here = true;
    void import('wanakana').then((kana) => {
      converter.current = kana;
      const typed: unknown = getValues(name);
      if (here && typeof typed === 'string' && typed !== '') setValue(name, katakanaOf(typed, kana));
    });
    return () => {
      here = false;
    };
  }, [name, getValues, setValue]);
  return (
    <ConvertedField
      {...field}
      name={name}
      hint={field.hint ?? 'ひらがなで入力しても、カタカナに変わります。'}
      convert={(text) => katakanaOf(text, converter.current)}
      autoComplete="off"
    />
  );
}
