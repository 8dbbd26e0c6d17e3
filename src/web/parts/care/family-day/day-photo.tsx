import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

type AddressedPhoto = { file_key: string; url: string; width: number; height: number };

/**
 * A private picture. Its address runs out within minutes and comes again with every answer: the first one stays, or the
 * picture would be fetched again each time the day changes.
 */
export function DayPhoto({ photo, words, onLost }: { photo: AddressedPhoto; words: string; onLost: () => void }) {
  const [url, setUrl] = useState(photo.url);
  const [lost, setLost] = useState(false);
  const { width, height } = photo;
  return (
    <div
      className="mt-2 max-w-sm overflow-hidden rounded-md bg-cream print:max-w-60"
      style={{ aspectRatio: `${width} / ${height}`, maxHeight: '26rem' }}
    >
      {lost ? (
        <div className="grid size-full place-items-center p-4 text-center">
          <div>
            <p className="text-note">写真を表示できませんでした。</p>
            <Button
              kind="plain"
              size="small"
              className="mt-2"
              onClick={() => {
                setLost(false);
                setUrl(photo.url);
                onLost();
              }}
            >
              もう一度読み込む
            </Button>
          </div>
        </div>
      ) : (
        <img
          src={url}
          alt={words}
          width={width}
          height={height}
          className="size-full object-contain"
          onError={() => (url === photo.url ? setLost(true) : setUrl(photo.url))}
        />
      )}
    </div>
  );
}
