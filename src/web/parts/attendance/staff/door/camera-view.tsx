import { CameraOff } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { type CameraState, useCamera } from './use-camera.ts';

const words: Readonly<Record<Exclude<CameraState, 'on' | 'starting'>, { title: string; what: string }>> = {
  refused: {
    title: 'カメラを使えません',
    what: 'ブラウザの設定で、このページのカメラを許可してから「もう一度」を押してください。6桁の番号でも確認できます。',
  },
  missing: { title: 'カメラが見つかりません', what: '6桁の番号で確認してください。' },
  busy: {
    title: 'カメラが、ほかのアプリで使われています',
    what: 'ほかのアプリを閉じてから「もう一度」を押してください。6桁の番号でも確認できます。',
  },
};

/** The picture with a frame to aim with, or what to do without one. Its place is the same either way. */
export function CameraView({ paused, onCode }: { paused: boolean; onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, again } = useCamera(video, paused, onCode);
  return (
    <div className="relative aspect-4/3 w-full overflow-hidden rounded-lg bg-ink text-white">
      <video
        ref={video}
        muted
        playsInline
        aria-label="カメラの映像"
        className={`size-full object-cover ${state === 'on' ? '' : 'invisible'}`}
      />
      {state === 'on' && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <div className="aspect-square h-3/5 rounded-lg border-4 border-white/80" />
          <p role="status" className="absolute bottom-3 rounded-full bg-ink/80 px-4 py-1 text-note">
            {paused ? '確認しています' : 'QRコードを枠の中に入れてください'}
          </p>
        </div>
      )}
      {state === 'starting' && (
        <p role="status" className="absolute inset-0 grid place-items-center">
          カメラを準備しています
        </p>
      )}
      {state !== 'on' && state !== 'starting' && (
        <div role="alert" className="absolute inset-0 grid content-center justify-items-center gap-2 p-5 text-center">
          <CameraOff className="size-10" aria-hidden="true" />
          <p className="font-bold">{words[state].title}</p>
          <p className="text-note">{words[state].what}</p>
          {state !== 'missing' && (
            <Button kind="plain" size="small" onClick={again}>
              もう一度
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
