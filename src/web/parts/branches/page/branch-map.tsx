import { ExternalLink, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { mapEmbedAddress, outsideLink } from '../../../../domain/branches/map-embed.ts';
import { Button } from '../../../ui/button.tsx';

type BranchMapProps = { name: string; embedCode: string | null; sharedLink: string | null };

/** The map comes only when it is asked for: until then nothing is loaded from outside. */
export function BranchMap({ name, embedCode, sharedLink }: BranchMapProps) {
  const [shown, setShown] = useState(false);
  const address = mapEmbedAddress(embedCode);
  const link = outsideLink(sharedLink);
  return (
    <div>
      {address && (
        <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-md border border-line bg-cream sm:aspect-video">
          {shown ? (
            <iframe
              src={address}
              title={`${name}の地図`}
              className="size-full"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          ) : (
            <div className="px-4 text-center">
              <Button kind="plain" onClick={() => setShown(true)}>
                <MapIcon className="size-5" aria-hidden="true" />
                地図を表示する
              </Button>
              <p className="mt-2 text-note text-ink-soft">押すと、Googleマップに接続します。</p>
            </div>
          )}
        </div>
      )}
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center gap-1.5 text-note"
        >
          Googleマップで開く<span className="sr-only">(新しいタブで開きます)</span>
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
