import type { ShownUnpaidClaim } from '../../../../contract/functions/billing/unpaid.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';

/** At the branch in cash: where, and what to say. */
export function DeskWay({ claims }: { claims: readonly ShownUnpaidClaim[] }) {
  const branches = [...new Map(claims.map((claim) => [claim.branch_name, claim.branch_tel])).entries()].filter(
    // Hidden from this person.
    ([name]) => name !== '',
  );
  return (
    <details className="rounded-lg border border-line px-5 py-2">
      <summary className="flex min-h-11 items-center font-bold">園の窓口で支払う</summary>
      <div className="grid gap-2 pb-3 text-note">
        <p>
          園の受付で「未払いの料金を現金で払います」とお伝えください。お名前をうかがって、その場で記録します。記録のあと、カードには請求しません。
        </p>
        <ul>
          {branches.map(([name, tel]) => (
            <li key={name} className="figures">
              {name}
              {tel && (
                <a href={`tel:${tel}`} className="text-link ml-2 inline-flex min-h-11 items-center">
                  {formatTel(tel)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
