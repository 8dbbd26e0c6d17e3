import { useWatch } from 'react-hook-form';

/** LINE's display name may be a nickname: it is filled in as a proposal, and to be looked at. */
export function LineNameNote({ line_name }: { line_name: string | null }) {
  const typed: unknown = useWatch({ name: 'name' });
  return (
    <p role="status" className="mt-1 text-note text-ink-soft empty:hidden">
      {line_name !== null &&
        typed === line_name &&
        'LINEの表示名を入れました。来園のとき、身分証のお名前と照らし合わせます。ちがうときは直してください。'}
    </p>
  );
}
