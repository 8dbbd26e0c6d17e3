import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Staff } from '../../../console/staff-context.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** One field for everything, by a button in the head and by Ctrl or ⌘ and K on every page. */
export function ConsoleSearch({ staff }: { staff: Staff }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', ask);
    return () => window.removeEventListener('keydown', ask);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md border border-edge bg-white px-3 text-note text-ink-soft hover:bg-cream"
      >
        <Search className="size-5" aria-hidden="true" />
        <span className="max-xl:sr-only">探す</span>
        <span aria-hidden="true" className="hidden rounded border border-line px-1 font-sans xl:inline">
          Ctrl K
        </span>
      </button>
      {open && <SearchDialog staff={staff} onClose={() => setOpen(false)} />}
    </>
  );
}
