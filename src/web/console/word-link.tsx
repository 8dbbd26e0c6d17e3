import type { ReactNode } from 'react';
import { buttonStyle } from '../ui/button-style.ts';
import { type AnnouncementStart, announcementAddress } from './announcement-address.ts';

type WordLinkProps = { start: AnnouncementStart; children: ReactNode };

/** Leads to a word that is begun already, in a tab of its own: what is typed here and not saved stays. */
export function WordLink({ start, children }: WordLinkProps) {
  return (
    <p className="mt-3">
      <a href={announcementAddress(start)} target="_blank" rel="noopener" className={buttonStyle('plain', 'small')}>
        {children}
        <span className="sr-only">(新しいタブで開きます)</span>
      </a>
    </p>
  );
}
