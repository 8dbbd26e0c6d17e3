import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

type LinkButtonProps = {
  to: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
  /** Beside going there: a dialog closes. */
  onClick?: () => void;
  /** 'none': the router does not ask ahead for the page behind it. */
  discover?: 'render' | 'none';
  children: ReactNode;
};

/** A link that looks like a button: it goes somewhere. What does something is a Button. */
export function LinkButton({ to, kind, size, className, onClick, discover = 'render', children }: LinkButtonProps) {
  return (
    <Link to={to} onClick={onClick} discover={discover} className={buttonStyle(kind, size, className)}>
      {children}
    </Link>
  );
}
