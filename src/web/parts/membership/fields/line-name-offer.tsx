import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';

/** LINE's display name is a nickname: offered while the name is empty, taken with one tap, and to be looked at. */
export function LineNameOffer({ line_name }: { line_name: string | null }) {
  const { setValue, setFocus } = useFormContext();
  const typed: unknown = useWatch({ name: 'name' });
  const [taken, setTaken] = useState(false);
  if (line_name === null) return null;
  function take() {
    setValue('name', line_name, { shouldValidate: true, shouldDirty: true });
    setTaken(true);
    // On to the kana; the line below asks the user to check the name.
    setFocus('name_kana');
  }
  return (
    <>
      {typed === '' && (
        <Button kind="plain" size="small" className="mt-2 max-w-full" onClick={take}>
          <span className="truncate">LINEの表示名「{line_name}」を使う</span>
        </Button>
      )}
      <p role="status" className="mt-1 text-note text-ink-soft empty:hidden">
        {taken && typed === line_name && 'LINEの表示名を入れました。ご登録のお名前でよいか、ご確認ください。'}
      </p>
    </>
  );
}
