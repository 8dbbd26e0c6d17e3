import { Eye } from 'lucide-react';

/** Beside a record that guardians read on their page of the day. */
export function FamilySeesMark() {
  return (
    <span className="ml-2 inline-flex items-center gap-1 align-middle whitespace-nowrap text-ink-soft">
      <Eye className="size-4" aria-hidden="true" />
      保護者に見える
    </span>
  );
}
