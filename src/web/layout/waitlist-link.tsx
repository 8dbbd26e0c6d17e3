import { BellPlus } from 'lucide-react';
import { LinkButton } from '../ui/link-button.tsx';
import { type WaitlistChoice, waitlistPath } from './waitlist-path.ts';

type WaitlistLinkProps = {
  choice: WaitlistChoice;
  kind?: 'primary' | 'plain' | 'quiet';
  size?: 'small' | 'normal';
  /** For screen readers where a page has several of these links: which day or time. */
  about?: string;
};

/** 空いたら知らせる: no full time is a dead end. */
export function WaitlistLink({ choice, kind = 'plain', size = 'small', about }: WaitlistLinkProps) {
  return (
    <LinkButton to={waitlistPath(choice)} kind={kind} size={size}>
      <BellPlus className="size-4.5 shrink-0" aria-hidden="true" />
      空いたら知らせる
      {about && <span className="sr-only">({about})</span>}
    </LinkButton>
  );
}
